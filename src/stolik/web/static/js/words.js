// Words that come and go: tooltips under the pointer or the focus, and short messages.

import { $, afterFrame, around } from "./dom.js";

const tip = document.createElement("div");
tip.id = "tip";
tip.hidden = true;
tip.setAttribute("role", "tooltip");
document.body.append(tip);

const hide = () => (tip.hidden = true);

function explain(event, x, y) {
  const named = around(event, "[data-tip], [data-refused], svg [data-option], svg [data-options]");
  const words = named && (named.dataset.tip || named.dataset.refused || named.getAttribute("aria-label"));
  tip.hidden = !words;
  if (!words) return;
  const room = $("dialog[open]") ?? document.body; // an open dialog lies above everything else
  if (tip.parentElement !== room) room.append(tip);
  const label = named.dataset.option && named.dataset.tip ? `${named.getAttribute("aria-label") ?? ""}\n` : "";
  tip.textContent = (label + words).trim();
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = Math.max(6, Math.min(x + 14, innerWidth - width - 6)) + "px";
  tip.style.top = (y + 20 + height > innerHeight ? Math.max(6, y - height - 10) : y + 18) + "px";
}

document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && explain(event, event.clientX, event.clientY));
document.addEventListener("pointerleave", hide);
document.addEventListener("click", (event) => around(event, "dialog svg [data-tip]") && explain(event, event.clientX, event.clientY));
document.addEventListener("focusin", (event) => {
  if (!event.target.matches?.(":focus-visible")) return;
  const box = event.target.getBoundingClientRect();
  explain(event, box.left + box.width / 2, box.bottom);
});
document.addEventListener("focusout", hide);
afterFrame(hide);

let timer = 0;

export function toast(words) {
  const place = $("#toast");
  if (!place) return;
  place.textContent = words;
  clearTimeout(timer);
  timer = setTimeout(() => (place.textContent = ""), 4200);
}
