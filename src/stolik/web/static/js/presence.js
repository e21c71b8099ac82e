// Presence: a touch, a key or a look at the tab tells the server, now and then, that somebody is here. A tab that merely
// stands open tells nothing, so that its owner is told of their turn elsewhere.

import { body, root } from "./dom.js";

const EVERY = 20000; // milliseconds between signs of life
let last = 0;

function live() {
  if (document.hidden || Date.now() - last < EVERY) return;
  last = Date.now();
  fetch(`${root}/t/${body.dataset.table}/here`, { method: "POST" }).catch(() => {});
}

if (Number(body.dataset.viewer) >= 0) {
  for (const sign of ["pointerdown", "pointermove", "keydown", "wheel", "visibilitychange"]) document.addEventListener(sign, live, { passive: true });
  live();
}
