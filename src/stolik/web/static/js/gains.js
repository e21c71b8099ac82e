// What a right move brought: beside every number of the learner's own that has changed since the step began, by how much.

import { $, afterFrame, all } from "./dom.js";
import { layer, seen, stays, turnTo } from "./light.js";

const numberOf = (each) => (/^\d+$/.test(each.textContent.trim()) ? Number(each.textContent) : null);

// where a number is written: its own place and those of all that holds it in the drawing, at whatever size that is shown
function placeOf(each) {
  const found = [];
  for (let one = each; one.id !== "mat"; one = one.parentElement) found.push(one.getAttribute("transform"), one.getAttribute("x"), one.getAttribute("y"));
  return found.join(" ");
}

// the numbers of the own board and the own score, by their places
function numbers() {
  const found = all("#mat text").map((each) => [placeOf(each), each]);
  const score = all("#seat-0 .cr").map((each) => ["score", each]);
  return new Map([...found, ...score].filter(([, each]) => numberOf(each) !== null).map(([place, each]) => [place, { each, value: numberOf(each) }]));
}

let step = "";
let before = new Map(); // as the step began
let base = before; // what is compared with: where the step that was just made began
let paper = null;

function changes() {
  if ($("#coach")?.dataset.gained !== "1") return [];
  return [...numbers()].flatMap(([place, { each, value }]) => {
    const old = base.get(place)?.value ?? value;
    return old !== value ? [[each, value - old]] : [];
  });
}

// a number, or its copy in the window of a folded board that shows it
function inSight(each) {
  const at = all("#mat text").indexOf(each);
  return [each, ...all("#mat-rest > div").map((window) => all("text", window)[at])].find((one) => one && seen(one));
}

function chip([each, amount]) {
  const box = each.getBoundingClientRect();
  const words = `${amount > 0 ? "+" : "−"}${Math.abs(amount)}`, wide = 14 + 9 * words.length;
  const room = box.right + wide + 6 < innerWidth;
  const [x, y] = [room ? box.right + wide / 2 + 3 : box.left - wide / 2 - 3, box.top + box.height / 2];
  const text = layer("text", { x, y });
  text.textContent = words;
  return layer("g", { class: amount > 0 ? "more" : "less" }, [layer("rect", { x: x - wide / 2, y: y - 12, width: wide, height: 24, rx: 12 }), text]);
}

const draw = stays(() => {
  paper ||= document.body.appendChild(layer("svg", { id: "gains", "aria-hidden": "true" }));
  paper.replaceChildren(...changes().map(([each, amount]) => [inSight(each), amount]).filter(([each]) => each).map(chip));
});

function settle() {
  base = before;
  if ($("#coach")?.dataset.step !== step) {
    step = $("#coach")?.dataset.step;
    before = numbers();
  }
  turnTo(changes().flatMap(([each, amount]) => (amount > 0 && each.closest("#mat") ? [each] : [])));
  draw();
}

afterFrame(settle);
settle();
