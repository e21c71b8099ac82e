// My turn: title, sound, notification.

import { $, afterFrame, around, body } from "./dom.js";

const title = document.title;
let mine = null;

export function announce(turn) {
  document.title = turn ? `● ${body.dataset.yourTurn} · ${title}` : title;
  if (turn && mine === false) {
    if (body.dataset.sounds === "1") chime();
    if (document.hidden && window.Notification?.permission === "granted") {
      const note = new Notification(body.dataset.yourTurn, { body: title, tag: body.dataset.table });
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

const announceShown = () => announce($("#prompt").dataset.turn === "1");

document.addEventListener("click", (event) => around(event, "[data-notify]") && window.Notification?.requestPermission());
afterFrame(announceShown);
announceShown();
