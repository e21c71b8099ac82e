// The row of options, and narrowing: a thing with several options narrows the choice; when one is left, it is played. On a
// phone what is left stands in a sheet with whatever was tapped at its head, and nothing drawn is played by the first tap.

import { $, afterFrame, all, around, body, handheld, small } from "./dom.js";

let narrowed = null; // texts of the options that are left, or null
let taken = null; // the thing that narrowed them
let version = "";

export function textsOf(element) {
  if (element.dataset.option) return [element.dataset.option];
  return (element.dataset.options || "").split("|").filter(Boolean);
}

// an option that the choice has been narrowed to
export const isLeft = (text) => Boolean(narrowed?.includes(text));

export const buttonOf = (option) => all("#options [data-option]").find((each) => each.dataset.option === option);
export const things = () => all("svg :is([data-option], [data-options])").filter((each) => each.getClientRects().length && !each.closest("dialog, .explain, .about"));

export function narrow(texts, by = null) {
  narrowed = texts;
  taken = texts && by;
  body.classList.toggle("narrowed", Boolean(texts));
  all(".out, .lit, .taken").forEach((each) => each.classList.remove("out", "lit", "taken"));
  if (texts) {
    const left = (element) => textsOf(element).some((text) => texts.includes(text));
    for (const each of all("[data-option], [data-options]")) (each.closest(".card") ?? each).classList.add(left(each) ? "lit" : "out");
    by.classList.add("taken");
  }
  body.classList.toggle("going-on", Boolean(texts) && handheld() && goesOn(texts, by));
  settle();
  document.dispatchEvent(new CustomEvent("stolik:narrowed", { detail: by }));
}

// every option that is left has another place on the board, which tells it apart, and one of them is in sight; what lies
// far off, or beside it in the drawer, stands in the rows of the sheet
function goesOn(texts, by) {
  const others = things().filter((each) => each !== by && each.closest("#stage") && !each.closest(".out") && textsOf(each).some((text) => texts.includes(text)));
  const narrower = others.map((each) => [each, textsOf(each).filter((text) => texts.includes(text))]).filter(([, left]) => left.length < texts.length);
  const told = new Set(narrower.flatMap(([, left]) => left));
  return texts.length > 1 && texts.every((text) => told.has(text)) && narrower.some(([each]) => isInSight(each));
}

function isInSight(element) {
  const box = element.getBoundingClientRect(), dock = $("#prompt").getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight && !(x > dock.left && y > dock.top);
}

function narrowTo(element) {
  const texts = textsOf(element);
  const both = texts.filter((text) => narrowed?.includes(text));
  const rest = both.length ? both : texts;
  const again = taken === element && rest.length === 1;
  if (rest.length > 1 || (handheld() && !again)) return narrow(rest, element);
  narrow(null);
  buttonOf(rest[0])?.click();
}

document.addEventListener("click", (event) => {
  const drawn = around(event, "svg [data-option], svg [data-options]");
  if (drawn?.dataset.options || (drawn && handheld() && !drawn.matches(".plate-option"))) {
    event.preventDefault(); // it is not played yet
    return narrowTo(drawn);
  }
  if (around(event, "[data-option]")) return;
  if (narrowed && !around(event, "[data-zoom], [data-more], [data-edge], #prompt, .explain")) narrow(null);
  if (around(event, "[data-widen]") && narrowed) narrow(null);
  if (around(event, "[data-tab-to]")) showAll(false);
  if (around(event, "[data-more]")) showAll(!$("#prompt").classList.contains("open") || Boolean(narrowed));
});

export function showAll(open) {
  if (narrowed) narrow(null);
  $("#prompt")?.classList.toggle("open", open);
  all("[data-more]").forEach((each) => each.setAttribute("aria-expanded", open));
  document.dispatchEvent(new CustomEvent("stolik:narrowed"));
}

// -- the row: labels break, then it moves below the question: a short list until it is shown whole, a long one until enough
// of it is in sight; a long one shows that it goes on, and turns with the wheel

export const SHORT = 6;
const ENOUGH = 3; // options of a long list that are in sight at once
const LOW = 54; // pixels: as high as a question beside its options may be
const WORD = 110; // and as wide as a long word
const FADE = 10; // what the shadow of the closing option takes

export function settle() {
  const form = $("#choose"), list = $("#options");
  if (!form) return;
  form.classList.remove("tight", "below", "cut");
  const labels = all("li:not(:has(> .out)) .btn > span:not(.gains)", list);
  labels.forEach((each) => (each.style.maxWidth = ""));
  if (small()) return;
  const short = labels.length <= SHORT;
  form.classList.toggle("long", !short);
  const isCut = () => list.scrollWidth > list.clientWidth + 4 || (short && list.clientHeight > 62); // a short list breaks into rows
  form.classList.toggle("cut", !short && isCut()); // then the button that opens the list needs room too
  for (const way of ["tight", "below"]) {
    if (!isCut() || !(short || isWanting(list))) break;
    if (!short && way === "tight") breakInTwo(labels);
    form.classList.add(way);
  }
  form.classList.toggle("cut", !short && isCut());
}

// whether too few options of a long row are wholly in sight, or the question beside them grows too high; what closes the
// question lies over those behind it
function isWanting(list) {
  const last = $("li:last-child:has(> .closes)", list);
  const end = last ? last.getBoundingClientRect().left - FADE : list.getBoundingClientRect().right;
  const seen = [...list.children].filter((each) => each !== last && each.getBoundingClientRect().right + list.scrollLeft <= end);
  return seen.length < ENOUGH || $("#prompt").offsetHeight > LOW;
}

// labels of two lines, as narrow as that can be: half of the line, and room for a word
function breakInTwo(labels) {
  const wide = labels.map((each) => each.offsetWidth);
  labels.forEach((each, at) => wide[at] > WORD && (each.style.maxWidth = `${Math.max(WORD, wide[at] / 2 + WORD / 3)}px`));
}

document.addEventListener("wheel", (event) => {
  const list = around(event, "#options");
  if (!list || event.deltaX || list.scrollWidth <= list.clientWidth) return;
  list.scrollLeft += event.deltaY;
  event.preventDefault();
}, { passive: false });

// another question begins anew; the same one, sent once more because somebody spoke, goes on
function renew() {
  const now = $("#prompt")?.dataset.version ?? "";
  const kept = now === version && narrowed?.every(buttonOf) && taken?.isConnected;
  version = now;
  narrow(kept ? narrowed : null, kept ? taken : null);
}

addEventListener("resize", settle);
afterFrame(renew);
version = $("#prompt")?.dataset.version ?? "";
settle();
document.fonts?.ready.then(settle);
