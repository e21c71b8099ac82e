// The sheet of a phone: what was tapped, and below it what can be done with it; or all options, to be searched through.

import { place } from "./camera.js";
import { $, afterFrame, all, around, handheld } from "./dom.js";
import { explain } from "./explain.js";
import { showAll } from "./options.js";
import { showLit } from "./panels.js";
import { pictureOf, wordsOf } from "./pictures.js";
import { keepInSight, lit } from "./sight.js";

let subject = null; // what was tapped

// costs and gains come later and make the sheet grow: what was tapped stays in sight above it
const growth = new ResizeObserver(() => subject?.matches(".taken") && keepInSight(subject));

function head(thing) {
  const place = $("#sheet .about");
  if (!place) return;
  place.hidden = !thing;
  $(".art", place).replaceChildren(...(thing ? [pictureOf(thing)].filter(Boolean) : []));
  const [name = "", ...more] = thing ? wordsOf(thing) : [];
  $("h2", place).textContent = name;
  const goesOn = document.body.classList.contains("going-on");
  $("p", place).textContent = (goesOn ? place.dataset.next : more[0]) ?? "";
}

document.addEventListener("stolik:narrowed", (event) => {
  subject = handheld() ? event.detail : null;
  head(subject);
  search("");
  growth.disconnect();
  if (!handheld()) return;
  if (!subject) return place();
  if (document.body.classList.contains("going-on") && !subject.closest("#stage")) $(".table").dataset.tab = "board"; // from the hand to the board
  if (subject.closest("#stage")) {
    keepInSight(subject);
    growth.observe($("#sheet"));
  }
  if (subject.matches(":focus-visible")) $("#options li:not(:has(> .out)) button")?.focus({ preventScroll: true });
});

document.addEventListener("click", (event) => {
  if (around(event, "[data-explain]") && subject) explain(subject);
  if (handheld() && around(event, "#stage") && $("#prompt").classList.contains("open")) showAll(false);
});

// -- searching: what does not hold all the words goes, whatever their accents ---------------------------------------------

const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();

function search(words) {
  const field = $("#find");
  if (!field) return;
  if (field.value !== words) field.value = words;
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const rows = all("#options li");
  for (const row of rows) row.hidden = !wanted.every((each) => plain(row.textContent).includes(each));
  $(".find b").textContent = wanted.length ? rows.filter((row) => !row.hidden).length : "";
}

document.addEventListener("input", (event) => event.target.id === "find" && search(event.target.value));

// the drawer comes up when most of a new question lies in it, and goes where most of the next one lies on the board
let asked = "";

function follow() {
  const { version, turn } = $("#prompt").dataset;
  const anew = asked !== version + turn;
  asked = version + turn;
  const table = $(".table");
  if (!handheld() || !["mat", "board"].includes(table.dataset.tab)) return;
  const [there, here] = [lit().length, all(":is(#mat, #hand) :is([data-option], [data-options])").length];
  const below = all("#options .loose").length; // what is answered below the question
  if (anew && here > there + below) (table.dataset.tab = "mat"), showLit();
  else if ((there && !here) || (anew && there + below > here)) table.dataset.tab = "board";
}

afterFrame(follow);
if ($("#prompt")) follow();
