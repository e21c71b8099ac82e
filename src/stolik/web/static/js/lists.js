// Panels at the side. Everything on the table in lists (decks, discards, stacks, what everybody has): opened by its link, the
// key l, a seat's button or from the explanation of a pile, and kept up to date while it is open. And the list of keys.

import { Idiomorph } from "../vendor/idiomorph.js";
import { $, afterFrame, all, around, body, root } from "./dom.js";

const lists = $("#lists");
const keys = $("#keys");

async function load() {
  const seat = body.dataset.stream.match(/seat=\w+/)?.[0] ?? "";
  const answer = await fetch(`${root}/t/${body.dataset.table}/lists?${seat}`).catch(() => null);
  if (!answer?.ok) return;
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  const found = template.content.firstElementChild;
  for (const each of all("details[open]", lists)) found.querySelector(`#${CSS.escape(each.id)}`)?.setAttribute("open", ""); // what is open stays open
  Idiomorph.morph($("#list-parts"), found, { morphStyle: "outerHTML" });
}

// a participant's lists, or the list of that name
function turnTo(name) {
  const found = $(`#list-${CSS.escape(name)}`) ?? $(`[data-list-of="${CSS.escape(name)}"]`, lists);
  if (found?.localName === "details") found.open = true;
  found?.scrollIntoView({ block: "start" });
}

async function show(panel, name = "") {
  for (const each of [lists, keys]) if (each) each.hidden = each !== panel;
  $("h2", panel).focus({ preventScroll: true });
  if (panel !== lists) return;
  await load();
  if (name) turnTo(name);
}

function close(panel) {
  panel.hidden = true;
  $("#prompt").focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const list = around(event, "[data-list]");
  if (list && lists) {
    event.preventDefault();
    show(lists, list.dataset.list);
  } else if (around(event, "[data-keys]")) {
    event.preventDefault();
    keys.hidden ? show(keys) : close(keys);
  } else if (around(event, "[data-unlist]")) close(event.target.closest(".in-words"));
});

for (const each of [lists, keys]) each?.addEventListener("keydown", (event) => event.key === "Escape" && (close(each), event.stopPropagation()));
afterFrame(() => lists && !lists.hidden && load());
