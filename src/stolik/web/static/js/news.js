// On a phone: a card tells what happened since the own last choice, when it was much: a part of the game began, something was
// lost, others had their turn. It lies where nothing is to be chosen, and goes with the next tap.

import { GLIDE } from "./camera.js";
import { $, afterFrame, all, around, boxOf, handheld } from "./dom.js";
import { lit } from "./sight.js";

const MOST = 5; // lines that are told by themselves; the log has all
const card = $("#news");
let later = 0;
let told = []; // the lines that it tells
let seen = ""; // what has been told

const turned = () => $("#prompt").dataset.turn === "1" || $("#prompt a[href$='/score']");
const talking = () => $("#coach:not([hidden], [data-silent])");

function row(line) {
  const made = document.createElement("li");
  const words = line.matches(".round") ? document.createElement("b") : line.lastElementChild.cloneNode(true);
  if (line.matches(".round")) words.textContent = line.textContent;
  made.append(...all(":scope > .em", line).map((each) => each.cloneNode(true)), words);
  const picture = $(".of > svg", line)?.cloneNode(true);
  if (picture) made.append(picture);
  return made;
}

const isOver = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

// shows the last so many lines; one alone is the one that the last choice began with
function cut(lines, count) {
  const [first] = lines.filter((each) => each.dataset.at === lines.at(-1).dataset.at);
  $("ol", card).replaceChildren(...(count === 1 ? [first] : lines.slice(-count)).map(row));
  $("footer b", card).textContent = lines.length > count ? `+${lines.length - count}` : "";
  card.classList.toggle("brief", count === 1);
}

// below or above, and as many lines as cover nothing to be chosen and leave the card whole
function lay(lines) {
  const choices = lit($(".table").dataset.tab === "mat" ? ".own" : "#stage").map(boxOf);
  for (let count = Math.min(lines.length, MOST); count; count--) {
    cut(lines, count);
    for (const high of [false, true]) {
      card.classList.toggle("high", high);
      const box = card.getBoundingClientRect();
      if ((count === 1 || card.scrollHeight <= card.clientHeight) && !choices.some((each) => isOver(each, box))) return;
    }
  }
  card.classList.remove("high");
}

function open(lines, whole = false) {
  told = lines;
  card.hidden = false;
  card.classList.remove("high");
  requestAnimationFrame(() => (whole ? cut(lines, lines.length) : lay(lines))); // the question below it is laid out by then
  clearTimeout(later);
  if (!whole) later = setTimeout(() => !card.hidden && told === lines && lay(lines), GLIDE + 40); // and then the board lies still
}

const close = () => (card.hidden = true);

function tell() {
  const lines = all("#log .now.big");
  const words = lines.map((each) => each.textContent).join("\n");
  if (!handheld() || !turned() || !lines.length || talking() || words === seen) return close();
  seen = words;
  open(lines);
}

// once more, with all that is new
function recall() {
  if (!card.hidden) return close();
  $(".table").dataset.tab = "board";
  const fresh = all("#log .now");
  open(fresh.length ? fresh : all("#log > *").slice(-MOST), true);
}

document.addEventListener("click", (event) => {
  if (!card) return;
  if (around(event, "[data-recap]") && handheld()) recall();
  else if (!around(event, "#news") || around(event, "#news button")) close();
  else open(told, true); // cut short, it tells all when it is tapped
});
if (card) {
  afterFrame(tell);
  tell();
}
