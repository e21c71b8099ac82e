// The stream: the whole frame on connecting and after each change.

import { body } from "./dom.js";
import { show } from "./frame.js";
import { announce } from "./turn.js";
import { toast } from "./words.js";

let address = body.dataset.stream;
let stream = null;
let wait = 500;
let timer = 0;
let lost = 0;

export const listening = () => stream !== null;

export function open() {
  close();
  stream = new EventSource(address);
  stream.addEventListener("open", found);
  stream.addEventListener("frame", (message) => {
    address = address.replace(/have=[^&]*/, `have=${message.lastEventId}`); // what need not be sent again
    wait = 500;
    found();
    show(message.data);
  });
  stream.addEventListener("error", () => {
    lost ||= setTimeout(() => toast(body.dataset.lost), 2500);
    if (stream?.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
    timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 8000);
  });
}

function found() {
  clearTimeout(lost);
  lost = 0;
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
  const answer = await fetch(address.replace("/stream", "/turn")).catch(() => null);
  if (answer?.ok) announce((await answer.json()).turn);
}
