// Following others: a line of the log lights up what it names, and the last turns can be seen once more.

import { gently, place as settle, view } from "./camera.js";
import { $, afterFrame, all, around, body, handheld, root } from "./dom.js";
import { fly } from "./pieces.js";
import { keepInSight } from "./sight.js";
import { toast } from "./words.js";

const STEP = 800; // milliseconds for what came of a choice
const MOST = 8; // choices that are shown again
const stage = $("#stage");
const namesOf = (line) => line.dataset.names.split(" ").filter(Boolean);

function light(names) {
  all(".named").forEach((each) => each.classList.remove("named"));
  for (const name of names) all(`[data-name~="${CSS.escape(name)}"]`).forEach((each) => each.classList.add("named"));
}

function naming(event) {
  const line = around(event, "[data-names]");
  if (line) light(namesOf(line));
  else if (!showing && $(".named")) light([]);
}
document.addEventListener("pointerover", naming);
document.addEventListener("focusin", naming);

// -- once more: the board as it was lies over the board, choice by choice, until somebody acts or a new frame comes ---------

let showing = null; // ends the show that goes on, if any

async function boardAt(position) {
  const answer = await fetch(`${root}/t/${body.dataset.table}/frame/${position}`).catch(() => null);
  if (!answer?.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#board-live");
}

// lines of the same choice are one step
function steps() {
  const fresh = all("#log p.now");
  const found = new Map();
  for (const line of fresh.length ? fresh : all("#log p").slice(-6)) found.set(line.dataset.at, [...(found.get(line.dataset.at) ?? []), line]);
  return [...found.values()].slice(-MOST);
}

// what is spoken of comes into sight; a seat stands in many places
function turnTo() {
  const [thing] = handheld() ? all('#stage .named:not(.area, [data-name^="seat-"])').filter((each) => each.getClientRects().length) : [];
  if (thing) gently(() => keepInSight(thing));
}

async function recap() {
  const past = Object.assign(document.createElement("div"), { className: "over" });
  const before = { ...view };
  $(".table").dataset.tab = "board"; // there it is to be seen
  const end = (back = false) => {
    showing = null;
    past.remove();
    stage.classList.remove("past");
    light([]);
    if (back && handheld()) gently(() => (Object.assign(view, before), settle()));
    fly();
  };
  showing = end;
  const shown = steps();
  let coming = boardAt(shown[0]?.[0].dataset.at);
  for (const [number, lines] of shown.entries()) {
    const board = await coming;
    if (showing !== end) return;
    if (shown[number + 1]) coming = boardAt(shown[number + 1][0].dataset.at);
    if (board) past.replaceChildren(...board.childNodes);
    if (board && !past.isConnected) ($("#pan").append(past), stage.classList.add("past"));
    fly();
    lines.at(-1).scrollIntoView({ block: "nearest" });
    light(lines.flatMap(namesOf));
    turnTo();
    toast(lines.map((line) => line.lastElementChild.textContent.trim()).join(" "));
    await new Promise((done) => setTimeout(done, STEP));
    if (showing !== end) return;
  }
  end(true);
}

document.addEventListener("click", (event) => {
  const asked = around(event, handheld() && $("#news") ? "[data-steps-again]" : "[data-recap]");
  if (asked) showing ? showing() : recap();
});
// whoever acts goes on playing: what was to be chosen has been there all the time
addEventListener("pointerdown", (event) => around(event, "[data-recap], [data-steps-again]") || showing?.(), true);
addEventListener("keydown", (event) => event.key === "c" || showing?.(), true);
afterFrame(() => showing?.());
