// Hints: the bot's opinion of this very moment. It lights up the option it names, and goes when the table moves on.

import { $, afterFrame, all, around, body, root } from "./dom.js";
import { buttonOf, textsOf } from "./options.js";
import { toast } from "./words.js";

let pinned = "";

function point(option) {
  all(".hinted").forEach((each) => each.classList.remove("hinted"));
  if (!option) return;
  for (const each of all("[data-option], [data-options]")) {
    if (textsOf(each).includes(option)) (each.closest(".card") ?? each).classList.add("hinted");
  }
}

// a click keeps it lit and goes to its button
function pin(option) {
  pinned = option;
  all("[data-hint]").forEach((each) => each.classList.toggle("on", each.dataset.hint === option));
  point(option);
  const button = buttonOf(option);
  button?.scrollIntoView({ block: "nearest", inline: "center" });
  button?.focus({ preventScroll: true });
}

function hinting(event) {
  const hint = around(event, "[data-hint]");
  if (hint) point(hint.dataset.hint);
  else if ($(".hinted")) point(pinned);
}
document.addEventListener("pointerover", hinting);
document.addEventListener("focusin", hinting);

function forget() {
  $("#hints")?.replaceChildren();
  pinned = "";
  point("");
}

document.addEventListener("click", (event) => {
  const hint = around(event, "[data-hint]");
  if (hint) pin(hint.dataset.hint);
  else if (around(event, "[data-unhint]")) forget();
});

export async function askHint(fields) {
  const place = $("#hints");
  const busy = Object.assign(document.createElement("p"), { className: "box busy", textContent: body.dataset.thinking });
  place.replaceChildren(busy);
  try {
    const answer = await fetch(`${root}/t/${body.dataset.table}/hint`, { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(fields) });
    const said = await answer.json();
    if (!answer.ok) throw said.message;
    const now = $("#prompt").dataset.version;
    if (busy.isConnected && [String(said.version), fields.version].includes(now)) place.innerHTML = said.html;
    else busy.remove();
  } catch (error) {
    busy.remove();
    toast(typeof error === "string" ? error : body.dataset.lost);
  }
}

afterFrame(() => {
  const said = $("#hints section");
  if (said && said.dataset.version !== $("#prompt").dataset.version) forget();
  else point(pinned);
});
