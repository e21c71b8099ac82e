// Posting: whatever carries data-option can be chosen, and small forms go in the background; the server answers. One at a
// time, each for the version it was made for. What cannot be sent waits until the connection is back.

import { $, afterFrame, around, body, root } from "./dom.js";
import { isQuiet } from "./coach.js";
import { askHint } from "./hints.js";
import { open } from "./stream.js";
import { toast } from "./words.js";

const QUIET = ["choose", "undo", "redo", "restart", "say", "agree", "reclaim", "stay", "end"];
const PATIENCE = 10000; // milliseconds until an answer is given up
let sent = "";
let kept = null; // what was posted while nothing could be sent

async function post(action, fields) {
  const mark = action + JSON.stringify(fields);
  if (mark === sent) return true; // a double click
  sent = mark;
  try {
    const answer = await fetch(`${root}/t/${body.dataset.table}/${action}`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.ok) return true;
    sent = "";
    const { error, message } = await answer.json();
    const words = { confirm: body.dataset.confirmWords, mistake: body.dataset.anywayWords }[error];
    if (words) return await confirmed(message, words, () => post(action, { ...fields, confirmed: "1" }));
    toast(message);
    if (error === "stale-choice") open();
  } catch {
    sent = "";
    keep(action, fields);
  }
  return false;
}

function keep(action, fields) {
  if (action !== "say") kept = { action, fields }; // words stay in their field
  toast(body.dataset.kept);
  body.classList.add("lost");
  open(); // a connection that still seems open is tried anew
}

// sent once more if the table still stands where it was meant for; if not, it was played in the last moment or is void
document.addEventListener("stolik:back", () => {
  if (!kept) return toast(body.dataset.back);
  const { action, fields } = kept;
  kept = null;
  const now = Number($("#prompt").dataset.version);
  if (now === Number(fields.version)) post(action, fields);
  else toast(now === Number(fields.version) + 1 ? body.dataset.back : body.dataset.missed);
});

function confirmed(question, words, go) {
  return new Promise((answer) => {
    const ask = document.createElement("dialog");
    ask.id = "confirm";
    const text = Object.assign(document.createElement("p"), { textContent: question });
    const yes = Object.assign(document.createElement("button"), { className: "btn go", textContent: words });
    const no = Object.assign(document.createElement("button"), { className: "btn", textContent: body.dataset.ratherWords });
    yes.addEventListener("click", () => (ask.close(), answer(go())));
    no.addEventListener("click", () => (ask.close(), answer(false)));
    ask.addEventListener("close", () => ask.remove());
    ask.append(text, yes, no);
    body.append(ask);
    ask.showModal();
    yes.focus();
  });
}

document.addEventListener("click", (event) => {
  const form = $("#choose");
  const thing = around(event, "[data-option]");
  if (!thing || !form || event.defaultPrevented) return;
  event.preventDefault();
  post("choose", { ...Object.fromEntries(new FormData(form)), ...(isQuiet() && { quiet: "1" }), option: thing.dataset.option });
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const action = new URL(form.action, location.href).pathname.split("/").pop();
  if (!form.matches("form.act") || ![...QUIET, "hint"].includes(action)) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  if (action === "hint") return askHint(fields);
  if (action === "say" && !fields.text?.trim()) return;
  if ((await post(action, fields)) && action === "say") {
    form.reset();
    sent = "";
  }
});

afterFrame(() => (sent = ""));
