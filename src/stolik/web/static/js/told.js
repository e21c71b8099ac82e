// The board in words, for those who hear the page: opened by its link or the key b, and kept up to date while it is open.
// What stands at a place is also part of its explanation.

import { Idiomorph } from "../vendor/idiomorph.js";
import { $, afterFrame, around, body, root } from "./dom.js";

const section = $("#told");
let known = null; // the words of the board as last asked for
let of = ""; // and of which version

async function words() {
  const version = $("#prompt").dataset.version;
  if (known && of === version) return known;
  const seat = body.dataset.stream?.match(/seat=\w+/)?.[0] ?? "";
  const answer = body.dataset.stream ? await fetch(`${root}/t/${body.dataset.table}/places?${seat}`).catch(() => null) : null;
  if (!answer?.ok) return null;
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  [known, of] = [template.content.firstElementChild, version];
  return known;
}

// what stands at the place that drawings call by one of these names, and what is near
export async function toldOf(names) {
  const place = names.length && $(names.map((name) => `[data-place~="${CSS.escape(name)}"]`).join(), (await words()) ?? document.createElement("p"));
  return place ? [...place.querySelectorAll("p")].map((each) => each.textContent) : [];
}

async function show() {
  const found = await words();
  if (found) Idiomorph.morph($("#told-parts"), found.cloneNode(true), { morphStyle: "outerHTML" });
}

document.addEventListener("click", (event) => {
  if (around(event, "[data-tell]")) {
    event.preventDefault();
    section.hidden = false;
    show();
    $("h2", section).focus();
  } else if (around(event, "[data-untell]")) close();
});

function close() {
  section.hidden = true;
  $("#prompt").focus({ preventScroll: true });
}

section?.addEventListener("keydown", (event) => event.key === "Escape" && (close(), event.stopPropagation()));
afterFrame(() => section && !section.hidden && show());
