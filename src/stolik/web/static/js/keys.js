// Keys: enter on a glowing thing, + - 0 for zoom, o for all options, e for a closer look, i for what a thing is, escape to
// begin again.

import { showWhole, zoom } from "./camera.js";
import { $, around } from "./dom.js";
import { enlargeOwn } from "./enlarge.js";
import { explainHere } from "./explain.js";
import { showAll } from "./options.js";

const KEYS = {
  "+": () => zoom(1.3),
  "=": () => zoom(1.3),
  "-": () => zoom(1 / 1.3),
  0: showWhole,
  o: () => $("[data-more]")?.click(),
  e: enlargeOwn,
  i: explainHere,
  Escape: () => showAll(false),
};

document.addEventListener("keydown", (event) => {
  if (around(event, "input, textarea, select, dialog")) return;
  if (["Enter", " "].includes(event.key) && event.target.matches("svg [data-option], svg [data-options], svg [data-refused]")) {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
    if (KEYS[event.key]) KEYS[event.key]();
    else $(`[data-key="${CSS.escape(event.key)}"]`)?.click();
  }
});
