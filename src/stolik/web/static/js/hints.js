// Hints: the bot's opinion of this very moment. The chosen one is drawn on the table, step by step; it goes when the table
// moves on.

import { asked } from "./asking.js";
import { $, afterFrame, all, around, body, root } from "./dom.js";
import { named, seen, stays, turnTo, way } from "./light.js";
import { buttonOf, textsOf } from "./options.js";
import { toast } from "./words.js";

let shown = null; // the hint that is drawn

const chosen = () => $("#hints .on");

// where a step can be seen: what can be chosen for it, or else the last thing that it names
function anchor([option, ...names]) {
  const offered = all("#stage [data-option], #stage [data-options], #mat [data-option], #mat [data-options], #hand [data-option], #hand [data-options]");
  const things = offered.filter((each) => textsOf(each).includes(option)).concat(...names.reverse().map((name) => named([name])));
  return things.find(seen) ?? null;
}

const stepsOf = (hint) => (hint ? hint.dataset.steps.split("|").map((step) => anchor(step.split(";"))) : []);

const redraw = stays(() => way(stepsOf(shown).map((thing, at) => [at + 1, thing]).filter(([, thing]) => thing)));

function show(hint) {
  shown = hint;
  all(".hinted").forEach((each) => each.classList.remove("hinted"));
  const option = hint?.dataset.hint;
  for (const each of option ? all("[data-option], [data-options]") : []) {
    if (textsOf(each).includes(option)) (each.closest(".card") ?? each).classList.add("hinted");
  }
  redraw();
}

// its first step: all of them would make the board of a phone too small to read
const begin = (hint) => stepsOf(hint).filter(Boolean).slice(0, 1);

// a click keeps it drawn and goes to its button
function pin(hint) {
  for (const each of all("[data-hint]")) {
    each.classList.toggle("on", each === hint);
    each.setAttribute("aria-pressed", each === hint);
  }
  show(hint);
  turnTo(begin(hint));
  buttonOf(hint.dataset.hint)?.scrollIntoView({ block: "nearest", inline: "center" });
}

function hinting(event) {
  if (!$("#hints section")) return;
  const hint = around(event, "[data-hint]") ?? chosen();
  if (hint !== shown) show(hint);
}
document.addEventListener("pointerover", hinting);
document.addEventListener("focusin", hinting);

function forget() {
  $("#hints")?.replaceChildren();
  show(null);
}

document.addEventListener("click", (event) => {
  const hint = around(event, "[data-hint]");
  if (hint) pin(hint);
  else if (around(event, "[data-unhint]")) {
    forget();
    $("#options button")?.focus({ preventScroll: true });
  } else if (around(event, "[data-hint-play]")) buttonOf(chosen().dataset.hint)?.click();
});

document.addEventListener("keydown", (event) => event.key === "Escape" && $("#hints section") && forget());

export async function askHint(fields) {
  const place = $("#hints");
  const busy = Object.assign(document.createElement("p"), { className: "box busy", textContent: body.dataset.thinking });
  place.replaceChildren(busy);
  try {
    const how = { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(fields) };
    const answer = await asked(`${root}/t/${body.dataset.table}/hint`, how, (words) => ((busy.textContent = words), busy.isConnected));
    if (!busy.isConnected) return;
    const said = await answer.json();
    if (answer.status !== 200) throw said.message;
    if (![String(said.version), fields.version].includes($("#prompt").dataset.version)) return busy.remove();
    place.innerHTML = said.html;
    show(chosen());
    turnTo(begin(chosen()));
    $("#hints-title").focus({ preventScroll: true });
  } catch (error) {
    busy.remove();
    toast(typeof error === "string" ? error : body.dataset.lost);
  }
}

afterFrame(() => {
  const said = $("#hints section");
  if (said && said.dataset.version !== $("#prompt").dataset.version) forget();
  else if (said) show(chosen());
});
if (chosen()) show(chosen());
