// What options cost and bring, beside them: everywhere on a phone, in the open list, and on the buttons of a short row that
// has room for it. Asked for once for every question.

import { $, afterFrame, all, body, handheld, root } from "./dom.js";
import { settle, SHORT } from "./options.js";

let known = null; // what was told last
let of = ""; // and of which version

async function told(version) {
  if (of === version) return known;
  const seat = body.dataset.stream?.match(/seat=\w+/)?.[0] ?? "";
  const answer = body.dataset.stream ? await fetch(`${root}/t/${body.dataset.table}/gains?${seat}`).catch(() => null) : null;
  if (!answer?.ok) return null;
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  [known, of] = [template.content.firstElementChild, version];
  return known;
}

const isOpen = () => Boolean($("#prompt.open")) || handheld();
const isRow = () => !handheld() && all("#options li").length <= SHORT;

async function add() {
  const version = $("#prompt")?.dataset.version ?? "";
  if (!(isOpen() || isRow()) || $("#prompt").dataset.turn !== "1") return;
  const found = await told(version);
  if (!(isOpen() || isRow()) || found?.dataset.version !== $("#prompt").dataset.version) return;
  const shape = () => `${$("#choose")?.className} ${$("#prompt").offsetHeight}`;
  const before = shape(), added = [];
  for (const row of all("#options .btn")) {
    const chips = $(".gains", row) ? null : $(`[data-gains="${CSS.escape(row.dataset.option)}"]`, found);
    if (chips) added.push(row.appendChild(chips.cloneNode(true)));
  }
  if (!added.length || isOpen()) return;
  settle();
  if (shape() === before && added.every((each) => each.parentElement.scrollWidth <= each.parentElement.clientWidth)) return;
  added.forEach((each) => each.remove()); // the row would need more room than the question leaves it
  settle();
}

document.addEventListener("stolik:narrowed", add);
// another width, other room: they are measured anew
addEventListener("resize", () => {
  if (isOpen()) return;
  all("#options .gains").forEach((each) => each.remove());
  settle();
  add();
});
afterFrame(add); // a frame of the same question takes them away
add();
