// Wheel, drag, two fingers and double tap move the board.

import { inColumn, place, shift, showWhole, view, zoom } from "./camera.js";
import { $, around, calm, handheld } from "./dom.js";

const stage = $("#stage");
const fingers = new Map();
export const touched = () => fingers.size > 0;
const TWICE = 320; // milliseconds between two taps that are one
const SLOWING = 325; // milliseconds in which a pushed board loses two thirds of its speed
const PUSH = 0.25; // pixels a millisecond: what is slower than that is no push
let apart = 0;
let speed = { x: 0, y: 0, at: 0 };
let gliding = 0;
let dragged = false;

stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  if (inColumn() && !event.ctrlKey) return shift(0, -event.deltaY);
  const box = stage.getBoundingClientRect();
  zoom(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
}, { passive: false });

stage.addEventListener("pointerdown", (event) => {
  if (!fingers.size) dragged = false;
  cancelAnimationFrame(gliding);
  speed = { x: 0, y: 0, at: 0 };
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
  if ((view.scale === 1 && !inColumn()) || (!dragged && Math.hypot(right, down) < 6)) return;
  dragged = true;
  const passed = Math.max(event.timeStamp - before.timeStamp, 1);
  speed = { x: (speed.x + right / passed) / 2, y: (speed.y + down / passed) / 2, at: event.timeStamp };
  stage.classList.add("grabbing");
  view.x += right;
  view.y += down;
  fingers.set(event.pointerId, event);
  place();
});

// a board that was pushed comes to rest by itself
function glide(at) {
  gliding = requestAnimationFrame((now) => {
    const passed = Math.max(now - at, 0), slower = Math.exp(-passed / SLOWING);
    shift(passed * speed.x, passed * speed.y);
    speed = { x: speed.x * slower, y: speed.y * slower };
    if (Math.hypot(speed.x, speed.y) > 0.02) glide(now);
  });
}

function lift(event) {
  const held = fingers.delete(event.pointerId);
  const pushed = held && dragged && event.type === "pointerup" && event.pointerType === "touch" && event.timeStamp - speed.at < 60;
  if (pushed && !fingers.size && !calm.matches && Math.hypot(speed.x, speed.y) > PUSH) glide(performance.now());
  apart = 0;
  stage.classList.remove("grabbing");
}
addEventListener("pointerup", lift);
addEventListener("pointercancel", lift);

// -- two quick taps beside all choices: closer, and from near by the whole board again ------------------------------------

let last = { at: 0, x: 0, y: 0 };

function tappedTwice(event) {
  const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < 30;
  const twice = near && event.timeStamp - last.at < TWICE;
  last = { at: twice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
  return twice;
}

// the end of a drag is no click, nor is the second of two taps
stage.addEventListener("click", (event) => {
  const twice = handheld() && event.isTrusted && !around(event, "button, a, [data-option], [data-options]") && !dragged && tappedTwice(event);
  if (dragged || twice) (event.stopPropagation(), event.preventDefault());
  dragged = false;
  if (!twice) return;
  document.dispatchEvent(new CustomEvent("stolik:twice"));
  const box = stage.getBoundingClientRect();
  if (view.scale > 1) showWhole();
  else zoom(inColumn() ? 2 : 3.4, event.clientX - box.left, event.clientY - box.top);
}, true);
