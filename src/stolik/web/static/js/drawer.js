// The drawer of a phone: mat and hand at a size at which they can be read. What is too wide goes on below, in a second window
// onto the same drawing, so that nothing must be moved sideways.

import { $, afterFrame, all, handheld } from "./dom.js";

const SHUNNED = ["id", "tabindex", "role", "aria-label"]; // the original has them

function goOn(holder, rest) {
  const drawing = $("svg", holder);
  const room = holder.clientWidth;
  if (!handheld() || !drawing || !room || drawing.getBoundingClientRect().width < room + 8) return rest.replaceChildren();
  const copy = drawing.cloneNode(true);
  for (const each of [copy, ...all("*", copy)]) SHUNNED.forEach((name) => each.removeAttribute(name));
  all("defs", copy).forEach((each) => each.remove()); // what is painted with definitions finds the original ones
  const from = beginning(holder, drawing, room);
  if (from === null) return rest.replaceChildren();
  copy.style.marginLeft = `${-from}px`;
  rest.replaceChildren(copy);
}

// where the second window begins: at the first card that the first one cuts; or so that it ends with the drawing
function beginning(holder, drawing, room) {
  const left = drawing.getBoundingClientRect().left;
  if (holder.id === "mat") return drawing.getBoundingClientRect().width - room;
  const cards = all(".card, [data-option], [data-options], [data-tip]", drawing).map((each) => each.getBoundingClientRect());
  const cut = cards.filter((box) => box.width && box.width < room && box.right - left > room + 2).map((box) => box.left - left);
  return cut.length ? Math.max(0, Math.min(...cut) - 6) : null;
}

function lay() {
  for (const name of ["mat", "hand"]) {
    const rest = $(`#${name}-rest`);
    if (rest) goOn($(`#${name}`), rest);
  }
}

const own = $(".own");
if (own && $(".play")) {
  new ResizeObserver(lay).observe(own); // also when it comes up
  afterFrame(lay);
}
