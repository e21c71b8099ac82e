// Looking a game through: by slider, arrow keys or by itself. Every position is a frame, and the address follows it.

import "./table.js";
import { pause } from "./asking.js";
import { $, around, body, root } from "./dom.js";
import { morph } from "./frame.js";
import { toast } from "./words.js";

const PACE = 1.1; // seconds for a choice
const TOO_FAST = 429;
let wanted = null; // the position asked for last, until it is shown
let asking = false;
let playing = 0;

const slider = () => $("#slider");

async function go(position) {
  wanted = position;
  if (asking) return; // what is wanted by then comes next
  asking = true;
  try {
    while (wanted !== null) await show(wanted);
  } finally {
    asking = false;
  }
}

async function show(position) {
  const answer = await fetch(`${root}/t/${body.dataset.table}/frame/${position}`).catch(() => null);
  if (answer?.status === TOO_FAST) return pause(0.2);
  if (wanted !== position) return; // somewhere else by now
  wanted = null;
  if (!answer?.ok) return stop(), toast(body.dataset.lost);
  morph(await answer.text());
  history.replaceState(null, "", `${root}/t/${body.dataset.table}/replay/${position}`);
}

async function play() {
  const now = ++playing;
  body.classList.add("playing");
  while (now === playing && Number(slider().value) < Number(slider().max)) {
    await go(Number(slider().value) + 1);
    await pause(PACE);
  }
  if (now === playing) stop();
}

function stop() {
  playing++;
  body.classList.remove("playing");
}

document.addEventListener("click", (event) => {
  const step = around(event, "#replay a[data-key]");
  if (around(event, "[data-play]")) body.classList.contains("playing") ? stop() : play();
  else if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    stop();
    go(Number(step.pathname.split("/").pop()));
  }
});

document.addEventListener("input", (event) => {
  if (event.target !== slider()) return;
  stop();
  go(Number(event.target.value));
});
