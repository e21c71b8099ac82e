// What a right move brought: beside every number of the learner's own that has changed since the step began, by how much.

import { $, afterFrame, all } from "./dom.js";
import { layer, seen, stays, turnTo } from "./light.js";

const NEAR = 12; // pixels by which the middle of a number may shift when its digits change

const WIDTH = 720;

const numberOf = (each) => (/^\d+$/.test(each.textContent.trim()) ? Number(each.textContent) : null);

// the numbers of the own board and the own score, each with its place on a board of a certain width, as it lies on a table:
// the column of a phone comes only when its drawer opens
function numbers() {
  const column = $("#mat.column");
  column?.classList.remove("column");
  const found = placed();
  column?.classList.add("column");
  return found;
}

function placed() {
  const mat = $("#mat > svg")?.getBoundingClientRect(); // on a phone it is scrolled in its frame, and as large as there is room
  const k = WIDTH / (mat?.width || WIDTH);
  return all("#mat text, #seat-0 .cr").flatMap((each) => {
    const value = numberOf(each), box = each.getBoundingClientRect();
    if (value === null || !box.width) return [];
    const [left, top] = each.matches(".cr") ? [-1000, 0] : [box.left - mat.left + box.width / 2, box.top - mat.top + box.height / 2];
    return [{ each, value, x: left * k, y: top * k }];
  });
}

let step = "";
let before = []; // as the step began
let base = before; // what is compared with: where the step that was just made began
let paper = null;

function changes() {
  if ($("#coach")?.dataset.gained !== "1") return [];
  return numbers().flatMap((now) => {
    const old = base.find((each) => Math.hypot(each.x - now.x, each.y - now.y) < NEAR);
    return old && old.value !== now.value ? [[now.each, now.value - old.value]] : [];
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
