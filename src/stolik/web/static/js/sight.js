// On a phone: the camera frames what can be chosen when a question opens, and chips at the edges tell of what lies outside.

import { bring, fitted, gently, GLIDE, inColumn, place, resting, room, shift, showWhole, view, zoom } from "./camera.js";
import { $, afterFrame, all, around, boxOf, handheld, whenTurned } from "./dom.js";
import { touched } from "./gestures.js";

const [FAR, NEAR] = [1, 1.3]; // pixels for a unit of the board
const ENOUGH = 0.25; // of what can be chosen: worth staying
const MARGIN = 14;
const CORNER = 54; // pixels that the button to the whole board takes both ways
const STILL = 40; // pixels that a sheet may have moved the board by
const stage = $("#stage");
let asked = ""; // the question that has been framed
let framed = null; // and where that left the board

export const lit = (within = "#stage") => all(`${within} :is([data-option], [data-options]):not(.out)`).filter((each) => each.getClientRects().length);

// boxes relative to the stage; places that wait for the second half of a choice do not count yet, nor does what has a button
// of its own below the question
function boxes() {
  const rest = resting();
  const below = new Set(all("#options > :is(.loose, :has(> .closes)) > [data-option]").map((each) => each.dataset.option));
  const sought = (each) => !each.matches(".quiet:not(.lit)") && !below.has(each.dataset.option);
  return lit().filter(sought).map((each) => rest(boxOf(each)));
}

// on which side of the free room a box lies, or nothing when its middle is in sight; at the end of the paper nothing
// lies farther out
function side(box, free) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const ends = ended(free);
  if (x < free.left + (ends.left ? 0 : MARGIN)) return "left";
  if (x > free.right - (ends.right ? 0 : MARGIN)) return "right";
  if (y < free.top + (ends.up ? 0 : MARGIN)) return "up";
  return y > free.bottom - (ends.down ? 0 : MARGIN) ? "down" : "";
}

// on which sides the paper ends within the free room
function ended(free) {
  const fit = fitted();
  const [left, top] = [view.x + fit.left * view.scale, view.y + fit.top * view.scale];
  const [right, bottom] = [left + fit.width * fit.scale * view.scale, top + fit.height * fit.scale * view.scale];
  return { left: left > free.left - 1, right: right < free.right + 1, up: top > free.top - 1, down: bottom < free.bottom + 1 };
}

function tell() {
  const free = room();
  const low = stage.clientHeight - free.bottom; // the question and what it opens reach so high
  const aside = stage.clientWidth - free.right; // or, on a phone on its side, so far from the right
  for (const [name, value] of [["--low", `${low}px`], ["--aside", `${aside}px`]]) {
    if (stage.style.getPropertyValue(name) !== value) stage.style.setProperty(name, value); // all of the board is styled anew
  }
  const still = handheld() && !$("#pan.gently"); // while the board glides, nobody knows yet what will be outside
  const sides = still ? boxes().map((box) => side(box, free)) : [];
  for (const chip of all("[data-edge]")) {
    const count = sides.filter((each) => each === chip.dataset.edge).length;
    chip.hidden = !count;
    $("b", chip).textContent = count || "";
    if (chip.matches(".left, .right")) chip.style.top = `${free.top + free.height / 2 - 22}px`;
    else chip.style.top = chip.matches(".up") ? `${free.top + 6}px` : `${free.bottom - 50}px`;
  }
  if (still) stepAside(free);
}

// the button to the whole board lies at the right where something to be chosen lies below it at the left
function stepAside(free) {
  const rest = resting();
  const below = lit().map((each) => rest(boxOf(each))).some(({ left, right, bottom, top }) => left < CORNER && right > 0 && bottom > free.bottom - CORNER && top < free.bottom);
  $("[data-whole]")?.classList.toggle("aside", below);
}

// a box and the nearest others that have room beside it, whole: the box around them, and how many they are
function company(first, boxes, wide, high) {
  const near = ({ left, right, top, bottom }) => Math.hypot(left + right - first.left - first.right, top + bottom - first.top - first.bottom);
  const rest = boxes.filter((each) => each !== first).toSorted((a, b) => near(a) - near(b));
  return rest.reduce((found, each) => {
    const [left, top] = [Math.min(found.left, each.left), Math.min(found.top, each.top)];
    const [right, bottom] = [Math.max(found.right, each.right), Math.max(found.bottom, each.bottom)];
    return right - left > wide - MARGIN || bottom - top > high - MARGIN ? found : { left, top, right, bottom, count: found.count + 1 };
  }, { ...first, count: 1 });
}

// as much as possible of what can be chosen, at a scale at which it can be read and tapped
function frame() {
  const found = boxes();
  const fit = fitted(), free = room();
  if (!stage.clientWidth) return;
  if (!found.length && inColumn()) return place();
  if (!found.length) {
    const [x, y, width, height] = $("[data-zone]")?.dataset.zone.split(" ").map(Number) ?? [0, 0, fit.width, fit.height];
    return bring(x + width / 2, y + height / 2, 1, 1, FAR);
  }
  const paper = (box) => {
    const x = (value) => ((value - view.x) / view.scale - fit.left) / fit.scale;
    const y = (value) => ((value - view.y) / view.scale - fit.top) / fit.scale;
    return { left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom) };
  };
  const papers = found.map(paper);
  const most = inColumn() ? fit.scale : NEAR; // a column keeps its width
  const least = inColumn() ? fit.scale : Math.min(most, Math.max(FAR, free.height / fit.height));
  const [wide, high] = [free.width / least, free.height / least];
  const groups = papers.map((box) => company(box, papers, wide, high));
  const { left, top, right, bottom } = groups.reduce((most, group) => (group.count > most.count ? group : most));
  const fits = Math.min(free.width / (right - left + 60), free.height / (bottom - top + 60));
  bring((left + right) / 2 - 0.5, (top + bottom) / 2 - 0.5, 1, 1, Math.min(most, Math.max(least, fits)));
  framed = { ...view };
}

// whether no finger has moved the board since it was framed
const isUnmoved = () => framed && framed.scale === view.scale && Math.hypot(framed.x - view.x, framed.y - view.y) < STILL;

// whether all that can be chosen has room in sight at once
const hasRoom = (found, free) => company(found[0], found, free.width, free.height).count === found.length;

// what was tapped stays in sight when the sheet comes up
export function keepInSight(element) {
  const box = resting()(boxOf(element)), free = room();
  const into = (from, to, start, end) => Math.min(end - 10 - to, Math.max(start + 10 - from, 0)); // what is too large begins in sight
  const right = into(box.left, box.right, free.left, free.right);
  const down = into(box.top, box.bottom, free.top, free.bottom);
  const small = box.right - box.left < free.width && box.bottom - box.top < free.height;
  if (small && (right || down)) shift(right, down);
  else place();
}

// whether too little of what can be chosen is in sight, or all of it would be if the board were framed anew
function isMissed(found) {
  const free = room();
  const inSight = found.filter((box) => !side(box, free)).length;
  return found.length > 0 && (inSight < ENOUGH * found.length || (inSight < found.length && hasRoom(found, free)));
}

// the board stays where the fingers left it, as long as enough of what can be chosen is in sight
function look() {
  if (!handheld()) return (asked = ""), tell();
  const question = $("#prompt").dataset.version + $("#prompt").dataset.turn;
  if (touched() && asked) return place(); // when they are lifted
  if (question !== asked) {
    if (!asked) frame();
    else if (isMissed(boxes())) gently(frame);
  }
  asked = question;
  place();
}

document.addEventListener("click", (event) => {
  if (around(event, "[data-whole]")) view.scale > 1 ? showWhole() : (zoom(1 / fitted().scale), frame());
  const chip = around(event, "[data-edge]");
  if (!chip) return;
  const free = room();
  const outside = boxes().filter((each) => side(each, free) === chip.dataset.edge).sort((a, b) => near(a, free) - near(b, free));
  if (!outside.length) return;
  const box = company(outside[0], outside, free.width, free.height);
  shift((free.left + free.right - box.left - box.right) / 2, (free.top + free.bottom - box.top - box.bottom) / 2);
});

const near = (box, free) => Math.hypot((box.left + box.right - free.left - free.right) / 2, (box.top + box.bottom - free.top - free.bottom) / 2);

let [due, later] = [0, 0];
stage.addEventListener("stolik:moved", () => {
  cancelAnimationFrame(due);
  clearTimeout(later);
  due = requestAnimationFrame(tell);
  later = setTimeout(tell, GLIDE + 60); // and when everything around the board lies still
});
afterFrame(look);
// costs and gains come later and make the question grow: what was framed for it comes into sight again
function grow() {
  if (!handheld()) return;
  place();
  if (asked && !touched() && isUnmoved() && !$("body.narrowed, #prompt.open") && isMissed(boxes())) gently(frame);
}
new ResizeObserver(grow).observe($("#prompt"));
addEventListener("pointerup", () => asked && setTimeout(look)); // after what it chooses
addEventListener("resize", look);
whenTurned(() => {
  asked = ""; // what fits has changed
  look();
});
look();
