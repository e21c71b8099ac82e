// A closer look: a card, the own mat and hand, or somebody's mat in a dialog. Looking is not choosing.

import { $, all, around, body, handheld, root } from "./dom.js";

const large = $("#large");
const CHOOSABLE = ["data-option", "data-options", "data-refused", "tabindex", "role"];

function enlarge(...parts) {
  const room = $("div", large);
  room.className = parts.length > 1 ? "pair" : "";
  room.replaceChildren(...parts);
  all("[id]", room).forEach((each) => each.removeAttribute("id")); // the original keeps its ids
  all("[data-option], [data-options], [data-refused]", room).forEach((each) => CHOOSABLE.forEach((name) => each.removeAttribute(name)));
  all("svg [data-tip]", room).forEach((each) => each.setAttribute("tabindex", 0)); // what it is can be read by Tab too
  large.showModal();
}

function cardAlone(card) {
  const copy = $("#hand svg")?.cloneNode(false) ?? document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const face = card.cloneNode(true);
  face.removeAttribute("transform");
  face.setAttribute("class", "");
  all(".halo, .case, .ring, .check, .hit", face).forEach((each) => each.remove());
  const { width, height } = $(".hit", card).getBBox();
  copy.setAttribute("viewBox", `-6 -6 ${width + 14} ${height + 14}`);
  copy.append(face);
  const room = document.createElement("div");
  room.className = "cardview";
  room.append(copy);
  const words = $(".hit", card)?.dataset.tip;
  if (words) room.append(Object.assign(document.createElement("p"), { textContent: words }));
  return room;
}

async function enlargeMat(button) {
  const answer = await fetch(`${root}/t/${body.dataset.table}/mat/${button.dataset.mat}`).catch(() => null);
  if (!answer?.ok) return enlarge($("svg", button.parentElement).cloneNode(true));
  const part = document.createElement("div");
  part.innerHTML = await answer.text();
  enlarge(part);
}

// the card at the focus, or the own mat and hand
export function enlargeOwn() {
  const card = $("[data-big]:focus-within");
  if (card) enlarge(cardAlone(card));
  else enlarge(...all("#mat svg, #hand svg").filter((each) => !each.parentElement.closest("svg")).map((each) => each.cloneNode(true)));
}

document.addEventListener("click", (event) => {
  const mat = around(event, "[data-mat]");
  if (mat) enlargeMat(mat);
  else if (around(event, "[data-close]") || event.target === large) large.close();
});

document.addEventListener("dblclick", (event) => {
  const card = around(event, "[data-big]");
  if (!card || handheld()) return; // on a phone the second tap chooses, and a long press explains
  event.preventDefault();
  enlarge(cardAlone(card));
});
