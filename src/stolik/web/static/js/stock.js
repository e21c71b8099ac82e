// The line of one's own goods on a phone: beside every number, for a while, by how much it has changed since the last question.

import { $, afterFrame, all } from "./dom.js";

const WHILE = 8000; // milliseconds

const numbers = () => new Map(all("#stock > li").map((each) => [each.id, Number(each.dataset.number)]));

let base = numbers(); // as the last question began
let asked = $("#prompt")?.dataset.version;
let timer = 0;

function mark(each) {
  const more = Number(each.dataset.number) - (base.get(each.id) ?? 0);
  $(".delta", each)?.remove();
  if (!more) return;
  const delta = Object.assign(document.createElement("i"), { className: `delta ${more > 0 ? "more" : "less"}`, textContent: `${more > 0 ? "+" : "−"}${Math.abs(more)}` });
  each.append(delta);
}

function settle() {
  const { version, turn } = $("#prompt")?.dataset ?? {};
  if (version === asked || !$("#stock")) return;
  all("#stock > li").forEach(mark);
  asked = version;
  if (turn === "1") base = numbers();
  clearTimeout(timer);
  timer = setTimeout(() => all("#stock .delta").forEach((each) => each.remove()), WHILE);
  $("#stock:has(.delta)")?.scrollTo({ left: $("#stock .delta").parentElement.offsetLeft - 60 });
}

afterFrame(settle);
