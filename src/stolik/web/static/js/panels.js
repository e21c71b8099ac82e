// Around the board: the tabs of a phone, log and chat at their newest line, clocks that run between frames.

import { $, afterFrame, all, around, handheld } from "./dom.js";
import { place } from "./camera.js";

function showNewest() {
  const log = $("#log"), chat = $("#chat");
  if (log && !log.matches(":hover")) log.scrollTop = log.scrollHeight;
  if (chat) chat.scrollTop = chat.scrollHeight;
}

// in the drawer, what can be chosen comes into sight: the uppermost, when all is laid out
export const showLit = () => requestAnimationFrame(() => requestAnimationFrame(scroll));

function scroll() {
  const top = (each) => each.getBoundingClientRect().top;
  const [first] = all(".own :is([data-option], [data-options])").filter(isShown).sort((a, b) => top(a) - top(b));
  first?.scrollIntoView({ block: "nearest" });
}

function isShown(each) {
  const box = each.getBoundingClientRect(), room = each.closest(".fold")?.getBoundingClientRect() ?? box;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
}

document.addEventListener("click", (event) => {
  const tab = around(event, "[data-tab-to]");
  if (!tab) return;
  const table = $(".table");
  table.dataset.tab = handheld() && table.dataset.tab === tab.dataset.tabTo ? "board" : tab.dataset.tabTo;
  for (const each of all(".nav [data-tab-to]")) {
    each.classList.toggle("on", each === tab);
    each.setAttribute("aria-current", String(each === tab));
  }
  showNewest();
  place();
  if (table.dataset.tab === "mat") showLit();
});

function timeLeft(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

setInterval(() => {
  for (const clock of all(".clock.running[data-due]")) {
    const left = Math.max(0, Math.floor(Number(clock.dataset.due) - Date.now() / 1000));
    if (left < 172800) clock.textContent = timeLeft(left);
  }
}, 500);

afterFrame(showNewest);
showNewest();
