// Zoom and pan: one transform on the paper that carries ground and live layer.

import { $, afterFrame, all, around, phone } from "./dom.js";

const MOST = 6;
const stage = $("#stage");
const pan = $("#pan");
const view = { scale: 1, x: 0, y: 0 };

function fitted() {
  const [width, height] = pan.dataset.size.split(" ").map(Number);
  const scale = Math.min(stage.clientWidth / width, stage.clientHeight / height);
  return { width, height, scale, left: (stage.clientWidth - width * scale) / 2, top: (stage.clientHeight - height * scale) / 2 };
}

// puts the paper where the view says, as far as it covers the stage
export function place() {
  if (!stage.clientWidth) return; // another tab of the phone is open
  const fit = fitted();
  const free = (value, size, room, start) => {
    const low = room - (start + size) * view.scale;
    const high = -start * view.scale;
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
  };
  view.x = free(view.x, fit.width * fit.scale, stage.clientWidth, fit.left);
  view.y = free(view.y, fit.height * fit.scale, stage.clientHeight, fit.top);
  pan.style.transform = view.scale === 1 && !phone.matches ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  stage.classList.toggle("grab", view.scale > 1);
}

export function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
  const next = Math.min(MOST, Math.max(1, view.scale * factor));
  view.x = x - ((x - view.x) * next) / view.scale;
  view.y = y - ((y - view.y) * next) / view.scale;
  view.scale = next;
  place();
}

export function showWhole() {
  Object.assign(view, { scale: 1, x: 0, y: 0 });
  all("[data-zone]").forEach((each) => each.classList.remove("on"));
  place();
}

// brings a part of the board into the middle, as large as it goes
export function bring(x, y, width, height) {
  if (!stage.clientWidth) return;
  const fit = fitted();
  view.scale = Math.min(MOST, Math.max(1, stage.clientWidth / (width * fit.scale)));
  view.x = stage.clientWidth / 2 - (fit.left + (x + width / 2) * fit.scale) * view.scale;
  view.y = stage.clientHeight / 2 - (fit.top + (y + height / 2) * fit.scale) * view.scale;
  place();
}

function showZone(button) {
  all("[data-zone]").forEach((each) => each.classList.toggle("on", each === button));
  bring(...button.dataset.zone.split(" ").map(Number));
}

// on a phone: when nothing that glows is in sight, the board moves to what does
function seek() {
  if (!phone.matches || !stage.clientWidth) return;
  const room = stage.getBoundingClientRect();
  const glowing = all("#picks .pick.legal, .tray .pick.legal").map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  const inside = (box) => box.left > room.left - 10 && box.right < room.right + 10 && box.top > room.top - 10 && box.bottom < room.bottom + 10;
  if (!glowing.length || glowing.some(inside)) return;
  const [box] = glowing;
  view.x += room.left + room.width / 2 - (box.left + box.width / 2);
  view.y += room.top + room.height / 2 - (box.top + box.height / 2);
  place();
}

function settle() {
  const first = $("[data-zone]");
  if (phone.matches && first && view.scale === 1) showZone($("[data-zone].on") || first);
  else place();
}

// -- wheel, drag and two fingers -------------------------------------------------------------------------------------

const fingers = new Map();
let apart = 0;
let dragged = false;

stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  const box = stage.getBoundingClientRect();
  zoom(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
}, { passive: false });

stage.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (!around(event, "button, input, a, .box")) fingers.set(event.pointerId, event);
});

function pinch() {
  const [a, b] = [...fingers.values()];
  const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const box = stage.getBoundingClientRect();
  if (apart) zoom(now / apart, (a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top);
  apart = now;
  dragged = true;
}

addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  if (fingers.size === 2) {
    fingers.set(event.pointerId, event);
    return pinch();
  }
  const [right, down] = [event.clientX - before.clientX, event.clientY - before.clientY];
  if (view.scale === 1 || (!dragged && Math.hypot(right, down) < 6)) return;
  dragged = true;
  stage.classList.add("grabbing");
  view.x += right;
  view.y += down;
  fingers.set(event.pointerId, event);
  place();
});

function lift(event) {
  fingers.delete(event.pointerId);
  apart = 0;
  stage.classList.remove("grabbing");
}
addEventListener("pointerup", lift);
addEventListener("pointercancel", lift);

// the end of a drag is no click
stage.addEventListener("click", (event) => {
  if (dragged) (event.stopPropagation(), event.preventDefault());
  dragged = false;
}, true);

document.addEventListener("click", (event) => {
  const button = around(event, "[data-zoom]");
  if (button?.dataset.zoom === "fit") showWhole();
  else if (button) zoom(button.dataset.zoom === "in" ? 1.5 : 1 / 1.5);
  const zone = around(event, "[data-zone]");
  if (zone) showZone(zone);
});

addEventListener("resize", settle);
afterFrame(seek);
settle();
seek();
