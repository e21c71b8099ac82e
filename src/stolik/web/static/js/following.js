// Following others: a line of the log lights up what it names, and the last turns can be seen once more.

import { place as settle, view } from "./camera.js";
import { $, afterFrame, all, around, body, handheld, root } from "./dom.js";
import { fly } from "./pieces.js";
import { keepInSight } from "./sight.js";
import { toast } from "./words.js";

const LINE = 1200; // milliseconds for a line
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

// -- once more: the board goes back and steps through the lines; a new frame ends it -------------------------------------

let showing = null; // ends the show that goes on, if any

async function boardAt(position) {
  const answer = await fetch(`${root}/t/${body.dataset.table}/frame/${position}`).catch(() => null);
  if (!answer?.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#board-live");
}

async function recap() {
  const place = $("#board-live");
  const now = [...place.childNodes];
  const before = { ...view };
  if (handheld()) $(".table").dataset.tab = "board"; // there it is to be seen
  const end = () => {
    showing = null;
    place.replaceChildren(...now);
    light([]);
    if (handheld()) (Object.assign(view, before), settle());
    fly();
  };
  showing = end;
  const fresh = all("#log .now");
  let shown = "";
  for (const line of fresh.length ? fresh : all("#log p").slice(-6)) {
    const board = line.dataset.at === shown ? null : await boardAt(line.dataset.at);
    if (showing !== end) return;
    if (board) {
      place.replaceChildren(...board.childNodes);
      fly();
    }
    shown = line.dataset.at;
    line.scrollIntoView({ block: "nearest" });
    light(namesOf(line));
    const [thing] = handheld() ? all('#stage .named:not(.area, [data-name^="seat-"])').filter((each) => each.getClientRects().length) : [];
    if (thing) keepInSight(thing); // a seat stands in many
    toast(line.textContent.trim());
    await new Promise((done) => setTimeout(done, LINE));
    if (showing !== end) return;
  }
  end();
}

document.addEventListener("click", (event) => {
  if (around(event, "[data-recap]")) showing ? showing() : recap();
});
afterFrame(() => (showing = null));
