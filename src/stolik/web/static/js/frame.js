// A frame: every region in it replaces its namesake, piece by piece, so that pieces slide and the focus stays.

import { Idiomorph } from "../vendor/idiomorph.js";
import { $, body } from "./dom.js";

let shown = "";

// tells all who settle something after each frame when it is in its place
export function morph(html) {
  const frame = document.createElement("template");
  frame.innerHTML = html;
  for (const region of [...frame.content.children]) {
    const old = region.id && document.getElementById(region.id);
    if (old) Idiomorph.morph(old, region, { morphStyle: "outerHTML" }); // the focused thing too: it shows what it sends
  }
  document.dispatchEvent(new CustomEvent("stolik:frame"));
}

export function show(html) {
  if (html === shown) return;
  shown = html;
  const choosing = waiting || chosenByKeys(document.activeElement);
  morph(html);
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
