// The own mat in full: it takes the board's place, with the question above it, and is played there as in the strip. Where
// the strip shows less than the printed board, the whole of it is fetched.

import { Idiomorph } from "../vendor/idiomorph.js";
import { $, afterFrame, all, around } from "./dom.js";

const table = $(".table");
const button = () => $("[data-open-mat]");
const isOpen = () => table.classList.contains("mat-open");

async function showWhole() {
  const address = button()?.dataset.printed;
  if (!address || !isOpen()) return;
  const answer = await fetch(address).catch(() => null);
  const drawn = answer?.ok && (await answer.text());
  if (!drawn || !isOpen()) return; // closed meanwhile
  const room = document.createElement("div");
  room.id = "whole";
  room.className = "holder";
  room.innerHTML = drawn;
  all("[id]", room).forEach((each) => each.removeAttribute("id")); // the strip keeps its ids
  if ($("#whole")) Idiomorph.morph($("#whole"), room, { morphStyle: "outerHTML" });
  else $("#mat").before(room);
}

function turn(open) {
  table.classList.toggle("mat-open", open);
  button().setAttribute("aria-expanded", open);
  if (open) showWhole();
  else $("#whole")?.remove();
}

document.addEventListener("click", (event) => around(event, "[data-open-mat]") && turn(!isOpen()));
document.addEventListener("keydown", (event) => event.key === "Escape" && isOpen() && !$("dialog[open]") && turn(false));
afterFrame(showWhole);
