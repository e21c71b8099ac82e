// What options cost and bring, beside them in the sheet and the list of a phone: asked for once for every question.

import { $, afterFrame, all, body, handheld, root } from "./dom.js";

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

const isOpen = () => handheld() && (body.classList.contains("narrowed") || $("#prompt.open"));

async function add() {
  const version = $("#prompt")?.dataset.version ?? "";
  if (!isOpen() || $("#prompt").dataset.turn !== "1") return;
  const found = await told(version);
  if (!isOpen() || found?.dataset.version !== $("#prompt").dataset.version) return;
  for (const row of all("#options .btn")) {
    const chips = $(".gains", row) ? null : $(`[data-gains="${CSS.escape(row.dataset.option)}"]`, found);
    if (chips) row.append(chips.cloneNode(true));
  }
}

document.addEventListener("stolik:narrowed", add);
afterFrame(add); // a frame of the same question takes them away
