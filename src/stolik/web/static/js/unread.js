// Unread: lines of the chat that came since the last visit are marked, and the server is told once they were seen.

import { $, afterFrame, all, body, root } from "./dom.js";

let read = Number(body.dataset.read ?? -1); // up to this message everything was seen
let told = read;

const numberOf = (line) => Number(line.id.slice(5));

function settle() {
  const chat = $("#chat");
  if (!chat || body.dataset.read === undefined) return;
  const lines = all("[id^='said-']", chat);
  for (const line of lines) line.classList.toggle("fresh", numberOf(line) > read);
  const last = lines.length ? numberOf(lines.at(-1)) : -1;
  const fresh = lines.some((line) => numberOf(line) > told);
  for (const tab of all("[data-tab-to=log]")) tab.classList.toggle("unread", fresh && !chat.offsetParent);
  if (fresh && chat.offsetParent && !document.hidden) {
    told = last;
    fetch(`${root}/t/${body.dataset.table}/read`, { method: "POST", body: new URLSearchParams({ number: last }) }).catch(() => {});
  }
}

document.addEventListener("visibilitychange", settle);
document.addEventListener("click", () => setTimeout(settle));
afterFrame(settle);
settle();
