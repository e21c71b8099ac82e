// The coach beside a first game: she lights what she speaks of, can be asked, and can be silenced on this device.

import { asked as answerTo } from "./asking.js";
import { $, afterFrame, around, body, root } from "./dom.js";
import { named, seen, shine, stays, turnTo } from "./light.js";
import { toast } from "./words.js";

const KEY = "stolik-coach-quiet";
const coach = () => $("#coach.beside");
let mark = "";
let asked = 0;

const lit = () => (coach() && !isQuiet() ? named((coach().dataset.lit || "").split(" ").filter(Boolean)) : []);
const relight = stays(() => coach() && shine(lit().filter(seen)));

export const isQuiet = () => body.classList.contains("coach-quiet");

function silence(quiet) {
  body.classList.toggle("coach-quiet", quiet);
  localStorage.setItem(KEY, quiet ? "1" : "");
  relight();
}

async function ask() {
  const place = $("#thoughts"), number = ++asked;
  place.replaceChildren(Object.assign(document.createElement("p"), { textContent: body.dataset.thinking }));
  const fields = new FormData($("#choose"));
  try {
    const how = { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(fields) };
    const answer = await answerTo(`${root}/t/${body.dataset.table}/ask`, how, () => number === asked);
    const said = await answer.json();
    if (!said.html && number === asked) throw said.message;
    if (number === asked && place.isConnected) place.innerHTML = said.html;
  } catch (error) {
    place.replaceChildren();
    toast(typeof error === "string" ? error : body.dataset.lost);
  }
}

document.addEventListener("click", (event) => {
  const way = around(event, "[data-coach]")?.dataset.coach;
  if (way === "next") coach().classList.remove("first");
  else if (way === "ask") ask();
  else if (way === "silence") silence(!isQuiet());
  else if (around(event, "#coach .lamp, #coach .head")) body.classList.remove("coach-folded");
});

// a new word opens her again on a phone, where she folds after a tap on the board
function settle() {
  if (!coach()) return;
  if (coach().dataset.mark !== mark) {
    mark = coach().dataset.mark;
    body.classList.toggle("coach-folded", "silent" in coach().dataset);
    asked += 1;
    turnTo(lit());
  }
  relight();
}

document.addEventListener("pointerdown", (event) => {
  if (coach() && around(event, "#stage, #prompt") && !around(event, "#coach")) body.classList.add("coach-folded");
});

if (coach()) silence(localStorage.getItem(KEY) === "1");
afterFrame(settle);
settle();
