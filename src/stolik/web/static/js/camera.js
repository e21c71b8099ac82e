// Zoom and pan: one transform on the paper that carries ground and live layer.

import { $, afterFrame, all, around, calm, handheld, phone, small, whenTurned } from "./dom.js";

const MOST = 6;
export const GLIDE = 360; // milliseconds, as table.css says
const stage = $("#stage");
const pan = $("#pan");
export const view = { scale: 1, x: 0, y: 0 };

// the part of the stage that nothing lies over: on a phone, seats stand above and question and sheet below, or on its side
// at the right
export function room() {
  const box = stage.getBoundingClientRect();
  let { right, bottom } = box;
  for (const each of handheld() ? [$("#prompt"), $(".open #sheet, .narrowed #sheet")] : []) {
    const over = each?.getClientRects().length ? each.getBoundingClientRect() : null;
    if (over?.width && over.left > box.left + 60) right = Math.min(right, over.left);
    else if (over?.width) bottom = Math.min(bottom, over.top);
  }
  const seats = handheld() && $(".rail")?.getBoundingClientRect(); // at the top, or below the steps of a replay
  const top = Math.max(box.top, seats ? seats.top + Math.min(seats.height, 58) : 0);
  const [width, height] = [Math.max(right - box.left, 120), Math.max(bottom - top, 80)];
  return { left: 0, top: top - box.top, width, height, right: width, bottom: top - box.top + height };
}

// an upright phone shows some boards as one column: as wide as the glass, and moved up and down
export const inColumn = () => phone.matches && Boolean(pan.dataset.column);

let deep = 0; // how far down the drawing of a column reaches now
function drawnTo() {
  const box = deep ? null : $("#board-live > svg")?.getBBox();
  if (box?.height) deep = Math.ceil(box.y + box.height) + 4;
  return deep || Infinity;
}

export function fitted() {
  const [width, height] = (inColumn() ? pan.dataset.column : pan.dataset.size).split(" ").map(Number);
  if (inColumn()) return { width, height: Math.min(height, drawnTo()), scale: stage.clientWidth / width, left: 0, top: 0 };
  const scale = Math.min(stage.clientWidth / width, stage.clientHeight / height);
  return { width, height, scale, left: (stage.clientWidth - width * scale) / 2, top: (stage.clientHeight - height * scale) / 2 };
}

// puts the paper where the view says, as far as it covers the room
export function place() {
  if (!stage.clientWidth) return; // another tab of the phone is open
  const fit = fitted(), free = room();
  const held = (value, size, low, high, start) => {
    const first = low - start * view.scale;
    const last = high - (start + size) * view.scale;
    return last > first ? (first + last) / 2 : Math.min(first, Math.max(last, value));
  };
  view.x = held(view.x, fit.width * fit.scale, free.left, free.right, fit.left);
  view.y = held(view.y, fit.height * fit.scale, free.top, free.bottom, fit.top);
  pan.style.transform = view.scale === 1 && !small() ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  stage.classList.toggle("grab", view.scale > 1 || inColumn());
  stage.classList.toggle("far", view.scale === 1);
  stage.classList.toggle("column", inColumn());
  stage.dispatchEvent(new CustomEvent("stolik:moved"));
}

export function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
  const next = Math.min(MOST, Math.max(1, view.scale * factor));
  view.x = x - ((x - view.x) * next) / view.scale;
  view.y = y - ((y - view.y) * next) / view.scale;
  view.scale = next;
  place();
}

export function showWhole() {
  if (inColumn()) return zoom(1 / view.scale);
  Object.assign(view, { scale: 1, x: 0, y: 0 });
  all("[data-zone]").forEach((each) => each.classList.remove("on"));
  place();
}

// brings a part of the board into the middle, as large as it goes; `most` pixels for a unit of the board
export function bring(x, y, width, height, most = Infinity) {
  if (!stage.clientWidth) return;
  const fit = fitted(), free = room();
  const scale = Math.min(free.width / width, handheld() ? free.height / height : Infinity, most);
  view.scale = Math.min(MOST, Math.max(1, scale / fit.scale));
  view.x = (free.left + free.right) / 2 - (fit.left + (x + width / 2) * fit.scale) * view.scale;
  view.y = (free.top + free.bottom) / 2 - (fit.top + (y + height / 2) * fit.scale) * view.scale;
  place();
}

// what moves the paper lets it glide there, where nobody asked for less motion; a finger stops it
export function gently(move) {
  pan.classList.toggle("gently", !calm.matches);
  move();
  clearTimeout(gliding);
  gliding = setTimeout(arrived, GLIDE);
}
let gliding = 0;

function arrived() {
  if (!pan.classList.contains("gently")) return;
  pan.classList.remove("gently");
  place();
}
stage.addEventListener("pointerdown", arrived, true);

// boxes on the screen, relative to the stage, as they will lie when the paper has come to rest
export function resting() {
  const at = stage.getBoundingClientRect();
  const gliding = pan.classList.contains("gently") ? new DOMMatrix(getComputedStyle(pan).transform) : null;
  const { a: scale, e: right, f: down } = gliding ?? { a: view.scale, e: view.x, f: view.y };
  const [x, y] = [(value) => ((value - at.left - right) / scale) * view.scale + view.x, (value) => ((value - at.top - down) / scale) * view.scale + view.y];
  return (box) => ({ left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom) });
}

// moves the paper by so many pixels
export function shift(right, down) {
  view.x += right;
  view.y += down;
  place();
}

function showZone(button) {
  all("[data-zone]").forEach((each) => each.classList.toggle("on", each === button));
  const [x, y, width, height] = button.dataset.zone.split(" ").map(Number);
  if (inColumn()) {
    const fit = fitted();
    Object.assign(view, { scale: 1, x: 0, y: room().top - Number(button.dataset.top) * fit.scale });
    place();
  } else bring(x, y, width, handheld() ? 1 : height, handheld() ? 1.3 : Infinity);
}

function settle() {
  const first = $("[data-zone]");
  if (phone.matches && !handheld() && !inColumn() && first && view.scale === 1) showZone($("[data-zone].on") || first);
  else place();
}

document.addEventListener("click", (event) => {
  const button = around(event, "[data-zoom]");
  if (button?.dataset.zoom === "fit") showWhole();
  else if (button) zoom(button.dataset.zoom === "in" ? 1.5 : 1 / 1.5);
  const zone = around(event, "[data-zone]");
  if (zone) showZone(zone);
});

addEventListener("resize", settle);
whenTurned(showWhole); // another room, another look
afterFrame(() => {
  deep = 0;
  place();
});
if (inColumn()) view.y = room().top;
settle();
