// Muting: what a seat says is not shown in this browser, at this table. It is told to nobody.

import { afterFrame, all, around, body } from "./dom.js";

const place = `muted:${body.dataset.table}`;
const muted = () => new Set(JSON.parse(localStorage.getItem(place) || "[]"));

function settle() {
  const seats = muted();
  for (const line of all("[data-speaker]")) line.hidden = seats.has(line.dataset.speaker);
  for (const button of all("[data-mute]")) {
    const on = seats.has(button.dataset.mute);
    button.textContent = on ? button.dataset.on : button.dataset.off;
    button.setAttribute("aria-pressed", on);
  }
}

document.addEventListener("click", (event) => {
  const button = around(event, "[data-mute]");
  if (!button) return;
  const seats = muted();
  if (!seats.delete(button.dataset.mute)) seats.add(button.dataset.mute);
  localStorage.setItem(place, JSON.stringify([...seats]));
  settle();
});

afterFrame(settle);
settle();
