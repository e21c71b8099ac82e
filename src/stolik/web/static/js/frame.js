// A frame: every region in it replaces its namesake, piece by piece, so that pieces slide and the focus stays.

import { Idiomorph } from "../vendor/idiomorph.js";
import { $, body } from "./dom.js";

let shown = "";

const regions = new Map(); // the newest of each region as it came, by its id

function parsed(html) {
  const frame = document.createElement("template");
  frame.innerHTML = html;
  return [...frame.content.children];
}

export const morph = (html) => place(parsed(html));

// tells all who settle something after each frame when it is in its place
function place(found) {
  for (const region of found) {
    const old = region.id && document.getElementById(region.id);
    if (old) Idiomorph.morph(old, region, { morphStyle: "outerHTML" }); // the focused thing too: it shows what it sends
  }
  document.dispatchEvent(new CustomEvent("stolik:frame"));
}

// a whole frame, or the regions that differ from the last: everything is put in its place again, whatever else was shown there
export function show(html, whole) {
  if (whole && html === shown) return;
  shown = whole ? html : "";
  if (whole) regions.clear();
  for (const region of parsed(html)) regions.set(region.id, region);
  const choosing = waiting || chosenByKeys(document.activeElement);
  place([...regions.values()].map((region) => region.cloneNode(true)));
  if (choosing) stay();
}

// -- who chooses by keyboard stays at the options, also while others choose ------------------------------------------------

let waiting = false;

const chosenByKeys = (element) => Boolean(element?.matches("#prompt :focus-visible, svg [tabindex]:focus-visible"));

function stay() {
  const now = document.activeElement;
  if (now && now !== body && now.id !== "prompt" && !(now.closest("svg") && !now.hasAttribute("tabindex"))) return;
  const first = $("#options button");
  waiting = !first;
  (first ?? $("#prompt")).focus({ preventScroll: true });
}

document.addEventListener("focusin", (event) => (waiting &&= event.target.id === "prompt"));
