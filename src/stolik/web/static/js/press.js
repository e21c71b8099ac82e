// Touch: a long press explains anything; a tap beside a small thing that can be chosen is meant for it; a swipe closes what
// came up from below.

import { $, all, around, distance, handheld } from "./dom.js";
import { close, explain } from "./explain.js";
import { showAll } from "./options.js";
import { explained } from "./pictures.js";
import { lit } from "./sight.js";

const LONG = 450; // milliseconds
const REACH = 28; // pixels around a thing to be chosen that belong to it
const CLOSE = 10; // the same where something else explains itself
const AGAIN = 600; // milliseconds in which a second tap is meant for the same thing
const CHOICE = "[data-option], [data-options]";
let press = null;
let began = 0; // when the finger came down
let pressed = false; // the press has been answered: its end is no tap

addEventListener("pointerdown", (event) => {
  stop();
  pressed = false;
  began = event.timeStamp;
  if (event.pointerType !== "touch" || !event.isPrimary) return stop();
  const thing = explained(event.target) ?? nearest(event.clientX, event.clientY, REACH);
  if (!thing || around(event, ".explain, dialog, input")) return;
  press = { x: event.clientX, y: event.clientY, timer: setTimeout(() => answer(thing), LONG) };
});

function answer(thing) {
  press = null;
  pressed = true;
  navigator.vibrate?.(12);
  explain(thing);
}

function stop() {
  clearTimeout(press?.timer);
  press = null;
}

addEventListener("pointermove", (event) => press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 9 && stop());
addEventListener("pointerup", (event) => {
  stop();
  if (!pressed || event.timeStamp - began >= LONG) return;
  pressed = false; // only the page was slow
  close();
});
addEventListener("pointercancel", stop);

function nearest(x, y, reach) {
  if (!$("#stage")) return null;
  const [first] = lit().map((each) => [distance(each, x, y), each]).sort(([a], [b]) => a - b);
  return first && first[0] <= reach ? first[1] : null;
}

let last = { thing: null, at: 0, x: 0, y: 0 }; // what was tapped last, when and where

// what lies under the finger: what is left of a narrowed choice rather than what is dimmed above it
function met(event) {
  const under = around(event, CHOICE);
  if (!under?.closest(".out")) return under;
  return document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest(CHOICE)).find((each) => each && !each.closest(".out")) ?? under;
}

// what a tap is meant for: the second of two quick taps goes to the same thing, though the board made room for the sheet, or
// the sheet has come up there
function aim(event) {
  const under = met(event);
  const quick = event.timeStamp - last.at < AGAIN && Math.hypot(event.clientX - last.x, event.clientY - last.y) < REACH;
  const again = quick && last.thing?.matches(".taken") && !under?.matches(".lit");
  if (!again && around(event, ".about")) return null;
  const thing = again ? last.thing : (under ?? nearest(event.clientX, event.clientY, explained(event.target) ? CLOSE : REACH));
  last = { thing, at: event.timeStamp, x: event.clientX, y: event.clientY };
  return thing === around(event, CHOICE) ? null : thing;
}

document.addEventListener("click", (event) => {
  if (pressed) {
    pressed = false;
    event.preventDefault();
    return event.stopImmediatePropagation();
  }
  if (!handheld() || !event.isTrusted || !around(event, "#stage, #sheet .about") || around(event, "button, a, .box")) return;
  const meant = aim(event);
  if (!meant) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  meant.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}, true);

// -- swipes: down on the head of what lies over the board -----------------------------------------------------------------

let from = null;
const HEADS = ".handle, .about, .find, .explain header";

addEventListener("touchstart", (event) => (from = around(event, HEADS) ? event.touches[0] : null), { passive: true });
addEventListener("touchend", (event) => {
  const to = event.changedTouches[0];
  if (!from || to.clientY - from.clientY < 40) return;
  const button = from.target.closest(".explain") ? $("[data-unexplain]") : from.target.closest(".handle") ? $("[data-tab-to=board]") : null;
  if (button) button.click();
  else showAll(false);
}, { passive: true });
