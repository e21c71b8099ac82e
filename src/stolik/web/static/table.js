// The live table: frames come by an event stream and are morphed in; choices go back as small posts.
// It knows no rule: whatever carries data-option can be chosen, and the server answers.

import { Idiomorph } from "/static/vendor/idiomorph.js";
import { root, toast } from "./view.js";

const body = document.body;
const table = body.dataset.table;
let address = body.dataset.stream;
const title = document.title;
const $ = (query, root = document) => root.querySelector(query);

// -- the stream: the whole frame on connecting and after each change -----------------------------------------------------

let stream = null;
let wait = 500;
let timer = 0;
let lost = 0;

function open() {
  close();
  stream = new EventSource(address);
  stream.addEventListener("open", () => {
    clearTimeout(lost);
    lost = 0;
  });
  stream.addEventListener("frame", (message) => {
    address = address.replace(/have=[^&]*/, `have=${message.lastEventId}`); // what need not be sent again
    wait = 500;
    clearTimeout(lost);
    lost = 0;
    show(message.data);
  });
  stream.addEventListener("error", () => {
    lost ||= setTimeout(() => toast(body.dataset.lost), 2500);
    if (stream?.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
    timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 8000);
  });
}

function close() {
  clearTimeout(timer);
  stream?.close();
  stream = null;
}

// A browser allows few connections per host: a hidden tab asks now and then instead of listening.
let asking = 0;
document.addEventListener("visibilitychange", () => {
  clearInterval(asking);
  if (!document.hidden) return open();
  asking = setInterval(ask, 10000);
  setTimeout(() => document.hidden && close(), 1000);
});

async function ask() {
  try {
    const answer = await fetch(address.replace("/stream", "/turn"));
    if (answer.ok) announce((await answer.json()).turn);
  } catch {
    // the next time
  }
}

// -- a frame: every region in it replaces its namesake, piece by piece ---------------------------------------------------

let shown = "";

function show(html) {
  if (html === shown) return;
  shown = html;
  const typing = document.activeElement?.closest("#options, svg");
  const frame = document.createElement("template");
  frame.innerHTML = html;
  for (const region of [...frame.content.children]) {
    const old = region.id && document.getElementById(region.id);
    if (old) Idiomorph.morph(old, region, { morphStyle: "outerHTML" }); // the focused thing too: it shows what it sends
  }
  sent = "";
  if ($("#hints section") && $("#hints section").dataset.version !== $("#prompt")?.dataset.version) $("#hints").replaceChildren();
  announce($("#prompt")?.dataset.turn === "1");
  if (typing && (document.activeElement === body || !document.activeElement)) $("#options button")?.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent("stolik:frame"));
}

// -- my turn: title, sound, notification -----------------------------------------------------------------------------------

let mine = $("#prompt")?.dataset.turn === "1";

function announce(turn) {
  document.title = turn ? `● ${body.dataset.yourTurn} · ${title}` : title;
  if (turn && !mine) {
    if (body.dataset.sounds === "1") chime();
    if (document.hidden && window.Notification?.permission === "granted") {
      const note = new Notification(body.dataset.yourTurn, { body: title, tag: table });
      note.onclick = () => (window.focus(), note.close());
    }
  }
  mine = turn;
}

function chime() {
  const sound = new AudioContext();
  for (const [pitch, at] of [[523, 0], [784, 0.14]]) {
    const tone = sound.createOscillator(), loud = sound.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, sound.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.5);
    tone.connect(loud).connect(sound.destination);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + 0.5);
  }
  setTimeout(() => sound.close(), 1200);
}

// -- posting: one at a time, each for the version it was made for ----------------------------------------------------------

let sent = "";

async function post(action, fields) {
  const mark = action + JSON.stringify(fields);
  if (mark === sent) return true; // a double click
  sent = mark;
  try {
    const answer = await fetch(`${root}/t/${table}/${action}`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    if (answer.ok) return true;
    sent = "";
    const { error, message } = await answer.json();
    if (error === "confirm") return await confirmed(message, () => post(action, { ...fields, confirmed: "1" }));
    toast(message);
    if (error === "stale-choice" && !stream) open();
  } catch {
    sent = "";
    toast(body.dataset.lost);
  }
  return false;
}

function confirmed(words, go) {
  return new Promise((answer) => {
    const ask = document.createElement("dialog");
    ask.id = "confirm";
    const text = Object.assign(document.createElement("p"), { textContent: words });
    const yes = Object.assign(document.createElement("button"), { className: "btn go", textContent: body.dataset.confirmWords });
    const no = Object.assign(document.createElement("button"), { className: "btn", textContent: "✕" });
    no.setAttribute("aria-label", body.dataset.notYet || "✕");
    yes.addEventListener("click", () => (ask.close(), answer(go())));
    no.addEventListener("click", () => (ask.close(), answer(false)));
    ask.addEventListener("close", () => ask.remove());
    ask.append(text, yes, no);
    body.append(ask);
    ask.showModal();
    yes.focus();
  });
}

const facts = () => {
  const form = $("#choose");
  return form ? Object.fromEntries(new FormData(form)) : {};
};

document.addEventListener("click", (event) => {
  const thing = event.target.closest?.("[data-option]");
  if (thing && !thing.closest("dialog") && $("#choose")) {
    event.preventDefault();
    post("choose", { ...facts(), option: thing.dataset.option });
  } else if (event.target.closest?.("[data-notify]")) window.Notification?.requestPermission();
});

// -- hints: the bot's opinion of this very moment; it goes when the table moves on ---------------------------------------

async function hint(fields) {
  const place = $("#hints");
  const busy = Object.assign(document.createElement("p"), { className: "box busy", textContent: body.dataset.thinking });
  place.replaceChildren(busy);
  try {
    const answer = await fetch(`${root}/t/${table}/hint`, { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(fields) });
    const said = await answer.json();
    if (!answer.ok) throw said.message;
    const now = $("#prompt")?.dataset.version;
    if (!busy.isConnected || (now !== String(said.version) && now !== fields.version)) return busy.remove();
    place.innerHTML = said.html;
  } catch (error) {
    busy.remove();
    toast(typeof error === "string" ? error : body.dataset.lost);
  }
}

const QUIET = ["choose", "undo", "redo", "restart", "say", "agree", "reclaim"];

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const action = new URL(form.action, location.href).pathname.split("/").pop();
  if (!form.matches("form.act") || ![...QUIET, "hint"].includes(action)) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  if (action === "hint") return hint(fields);
  if (action === "say" && !fields.text?.trim()) return;
  if ((await post(action, fields)) && action === "say") (form.reset(), (sent = ""));
});

if (address) {
  announce(mine);
  open();
}
