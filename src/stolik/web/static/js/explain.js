// Everything explains itself: name, enlarged picture, what it does and what it is worth now, and the rule. By a click or tap
// on what is no choice, by a long press or the other mouse button on anything, and by keys: i here, arrows from thing to thing.

import { $, all, around, body, handheld } from "./dom.js";
import { explained, pictureOf, wordsOf } from "./pictures.js";
import { toldOf } from "./told.js";

const panel = $("#explain");
const SOON = 280; // milliseconds in which a second tap may follow
let shown = null; // what is explained
let before = null; // where the focus was
let due = 0;

export function explain(thing, byKeys = false) {
  if (!thing || !panel) return;
  if (panel.hidden) before = document.activeElement;
  mark(thing);
  const [name = "", ...lines] = wordsOf(thing);
  $("h2", panel).textContent = name;
  $(".art", panel).replaceChildren(...[pictureOf(thing)].filter(Boolean));
  const words = lines.map((line) => paragraph(line));
  if (thing.dataset.refused && thing.dataset.refused !== name) words.push(paragraph(thing.dataset.refused, "not-now"));
  else if (!thing.matches("[data-option], [data-options], [data-refused]") && thing.closest("svg") && $("#prompt")?.dataset.turn === "1") words.push(paragraph($("#prompt").dataset.notNow, "not-now"));
  $(".words", panel).replaceChildren(...words);
  addWhatStands(thing);
  const rule = $("footer a", panel);
  rule.hash = ruleOf(thing);
  const list = namesOf(thing).find((name) => name.startsWith("list-")) ?? "";
  Object.assign($("[data-list]", panel), { hidden: !list || !$("#lists") }).dataset.list = list.slice(5);
  panel.hidden = false;
  panel.classList.toggle("left", thing.getBoundingClientRect().left > innerWidth / 2);
  if (byKeys) panel.focus({ preventScroll: true });
}

function paragraph(words, style = "") {
  return Object.assign(document.createElement("p"), { textContent: words, className: style });
}

const namesOf = (thing) => (thing.closest("[data-name]")?.dataset.name || "").split(" ").filter(Boolean);

async function addWhatStands(thing) {
  const title = $("h2", panel).textContent.toLowerCase();
  const isNew = (line) => !title.includes(line.slice(line.indexOf(":") + 1).trim().toLowerCase()); // not what the title says
  const lines = (await toldOf(namesOf(thing))).filter(isNew);
  if (shown !== thing) return;
  const words = $(".words", panel);
  lines.forEach((line) => words.insertBefore(paragraph(line), $(".not-now", words)));
}

// the chapter of the rules that tells of a kind of thing
function ruleOf(thing) {
  const chapters = Object.fromEntries((panel.dataset.rules || "").split(" ").filter(Boolean).map((pair) => pair.split(":")));
  const names = namesOf(thing);
  const kind = names.map((name) => name.replace(/-[^-]*$/, "")).find((each) => chapters[each]);
  return kind ? chapters[kind] : "";
}

function mark(thing) {
  all(".explained").forEach((each) => each.classList.remove("explained"));
  shown = thing;
  thing?.classList.add("explained");
}

export function close() {
  clearTimeout(due);
  if (!panel || panel.hidden) return false;
  panel.hidden = true;
  mark(null);
  if (panel.contains(document.activeElement) || document.activeElement === body) before?.focus?.({ preventScroll: true });
  return true;
}

// -- by hand -----------------------------------------------------------------------------------------------------------

const CHOICE = "[data-option], [data-options], [data-hint], button, a, input, select, summary, label";

document.addEventListener("click", (event) => {
  if (around(event, "[data-unexplain]")) return close();
  const walking = around(event, "[data-walk]");
  if (walking) return walk(Number(walking.dataset.walk));
  if (around(event, ".explain") || event.defaultPrevented) return;
  const whyNot = around(event, ".whynot"); // reads as a link, so it opens at once
  const thing = whyNot ?? (around(event, CHOICE) ? null : explained(event.target));
  if (around(event, "[data-explain]")) return;
  if (!thing || thing === shown || !(whyNot || thing.closest("svg"))) return close();
  clearTimeout(due);
  if (handheld() && thing.closest("#stage") && event.isTrusted) due = setTimeout(() => explain(thing), SOON);
  else explain(thing);
});
document.addEventListener("stolik:twice", close);

document.addEventListener("contextmenu", (event) => {
  const thing = explained(event.target);
  if (!thing || around(event, "dialog, .explain")) return;
  event.preventDefault();
  explain(thing);
});

// -- by keys: from thing to thing ------------------------------------------------------------------------------------------

const walked = () => all(".stage [data-tip], .stage [data-options], .stage [data-option], .own [data-tip], .own [data-option], .rail svg [data-tip]").filter((each) => each.getClientRects().length && wordsOf(each).length);

export function walk(steps) {
  const found = walked();
  if (!found.length) return;
  const at = found.indexOf(shown);
  explain(found[at < 0 ? 0 : (at + steps + found.length) % found.length], true);
}

// the thing at the focus or under the pointer; else the first one
export function explainHere() {
  if (close()) return;
  const here = explained(document.activeElement) ?? explained($("svg :is([data-tip], [data-refused]):hover"));
  here ? explain(here, true) : walk(0);
}

document.addEventListener("keydown", (event) => {
  if (!panel || panel.hidden) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step && panel.contains(document.activeElement)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    walk(step);
  } else if (event.key === "Escape" && close()) event.stopImmediatePropagation();
}, true);

// a frame may take away what is explained, or change it
document.addEventListener("stolik:frame", () => {
  if (!shown || panel.hidden) return;
  if (shown.isConnected && explained(shown) === shown) explain(shown);
  else close();
});
