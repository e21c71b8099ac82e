// The stream: the whole frame on connecting, after each change the regions that are new, and a beat every two seconds between
// them. When nothing is heard, the page says so.

import { body } from "./dom.js";
import { show } from "./frame.js";
import { announce } from "./turn.js";
import { toast } from "./words.js";

const SILENCE = 4500; // milliseconds after which the connection counts as lost
const BLINK = 2500; // the same after the browser has noticed it: it may be back at once
const AGAIN = 9000; // and after which another one is tried

let address = body.dataset.stream;
let stream = null;
let heard = 0; // when the server was last heard
let wait = 500;
let timer = 0;

export function open() {
  close();
  heard = Date.now();
  stream = new EventSource(address);
  stream.addEventListener("beat", hear);
  for (const kind of ["frame", "change"]) {
    stream.addEventListener(kind, (message) => {
      address = address.replace(/have=[^&]*/, `have=${message.lastEventId}`); // what need not be sent again
      show(message.data, kind === "frame");
      hear();
    });
  }
  stream.addEventListener("error", () => {
    const before = heard;
    setTimeout(() => heard === before && !document.hidden && lose(), BLINK);
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

// -- whether we hear the server: the class `lost` on the body, and an event when it is back --------------------------------

function hear() {
  heard = Date.now();
  wait = 500;
  if (!body.classList.contains("lost")) return;
  body.classList.remove("lost");
  document.dispatchEvent(new CustomEvent("stolik:back"));
}

function lose() {
  if (body.classList.contains("lost")) return;
  body.classList.add("lost");
  toast(body.dataset.lost);
}

setInterval(() => {
  if (document.hidden || !stream) return;
  if (Date.now() - heard > SILENCE) lose();
  if (Date.now() - heard > AGAIN) open();
}, 500);
addEventListener("offline", lose);
addEventListener("online", open);

// -- a browser allows few connections per host: a hidden tab asks now and then instead of listening -------------------------

let asking = 0;

document.addEventListener("visibilitychange", () => {
  clearInterval(asking);
  if (!document.hidden) return open();
  asking = setInterval(ask, 10000);
  setTimeout(() => document.hidden && close(), 1000);
});

async function ask() {
  const answer = await fetch(address.replace("/stream", "/turn")).catch(() => null);
  if (answer?.ok) announce((await answer.json()).turn);
}
