// What a drawn thing is called, what there is to say about it, and its picture: a window onto the drawing it stands in.

import { $, all, boxOf } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const STRAY = ".halo, .case, .ring, .hit, .check, .area, .last-move, .steps, defs";
const ROOM = 66; // units of a board that a picture of it shows at least
const LONG = 44; // letters that are no name
const EXPLAINED = "[data-tip], [data-refused], svg [data-option], svg [data-options], #options .btn";

// the thing at or around an element that has something to say
export const explained = (element) => element?.closest?.(EXPLAINED) ?? null;

// its words, line by line, the name first
export function wordsOf(thing) {
  const { tip = "", option = "", refused = "" } = thing.dataset;
  if (thing.matches(".whynot")) return [thing.textContent, ...tip.split("\n")];
  if (thing.matches(".btn[data-option]")) return [$("span", thing).textContent, tip].filter(Boolean);
  const said = tip || thing.getAttribute("aria-label") || refused;
  const told = said.split("\n");
  const name = thing.getAttribute("aria-label") ?? "";
  const label = option && tip && !name.includes(told[0]) ? [name] : []; // what only names the thing again says nothing
  const lines = [...(told[0].length > LONG ? [...label, ...told] : [...told, ...label])].map((line) => line.trim()).filter(Boolean);
  return [...new Set(lines)];
}

// a drawing to look at: nothing in it can be chosen, and ids stay with the original
export function copied(drawing) {
  const copy = drawing.cloneNode(true);
  for (const each of [copy, ...all("*", copy)]) for (const name of ["id", "tabindex", "role", "data-option", "data-options", "data-refused", "data-tip", "data-name", "aria-label"]) each.removeAttribute(name);
  all(STRAY, copy).forEach((each) => each.remove()); // what is painted with definitions finds the original ones
  all(".out, .lit, .named, .taken", copy).forEach((each) => each.classList.remove("out", "lit", "named", "taken"));
  return copy;
}

// the window: the drawing cut to the thing and a little around it; nothing for a thing that is no drawing
export function pictureOf(thing) {
  const drawing = outermost(thing);
  if (!drawing) return null;
  const shown = thing.closest(".card") ?? thing;
  const matrix = (thing.closest("[class^=z-]") ?? drawing).getScreenCTM()?.inverse(); // the copies lie as the board does
  const box = boxOf(shown);
  if (!matrix || !box.width) return null;
  const [from, to] = [[box.left, box.top], [box.right, box.bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  const room = shown.closest("#stage") ? ROOM : 0; // a small place is known by what is printed beside it
  const around = Math.max(4, (to.x - from.x) * 0.06, (room - Math.max(to.x - from.x, to.y - from.y)) / 2);
  const picture = document.createElementNS(SVG, "svg");
  const [width, height] = [to.x - from.x + 2 * around, to.y - from.y + 2 * around];
  picture.setAttribute("viewBox", `${from.x - around} ${from.y - around} ${width} ${height}`);
  picture.setAttribute("aria-hidden", "true");
  picture.classList.toggle("tall", height > width * 1.3); // beside it there would be room for its neighbours
  if (shown !== thing || shown.matches(".card")) return alone(picture, shown, drawing);
  const only = picture.appendChild(document.createElementNS(SVG, "svg")); // what lies around the window does not peep in
  for (const [name, value] of Object.entries({ x: from.x - around, y: from.y - around, width, height, viewBox: picture.getAttribute("viewBox") })) only.setAttribute(name, value);
  const ground = drawing.closest("#stage") ? $("#pan > svg") : null;
  for (const each of ground && ground !== drawing ? [ground, drawing] : [drawing, ...(ground ? all("#board-live > svg") : [])]) {
    const copy = copied(each);
    const [, , wide, high] = each.getAttribute("viewBox").split(" ");
    copy.setAttribute("width", wide);
    copy.setAttribute("height", high);
    only.append(copy);
  }
  return picture;
}

// a card lies alone in its picture, wherever it overlaps others
function alone(picture, card, drawing) {
  const copy = copied(card);
  const { a, b, c, d, e, f } = (card.closest("[class^=z-]") ?? drawing).getScreenCTM().inverse().multiply(card.getScreenCTM());
  copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  copy.setAttribute("class", "");
  picture.append(copy);
  return picture;
}

function outermost(thing) {
  let drawing = thing.closest("svg");
  while (drawing?.parentElement.closest("svg")) drawing = drawing.parentElement.closest("svg");
  return drawing?.hasAttribute("viewBox") ? drawing : null;
}
