// The waiting room: when somebody sits down or speaks, the page asks for itself again; when all are there, the game opens.

import { Idiomorph } from "../vendor/idiomorph.js";
import "./presence.js";

const stream = new EventSource(document.body.dataset.stream);

const notTyped = (element) => element !== document.activeElement || element.localName !== "input";

stream.addEventListener("frame", async (message) => {
  if (!message.data.includes('id="room"')) return location.reload();
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const room = page.getElementById("room");
  if (!room) return location.reload();
  Idiomorph.morph(document.getElementById("room"), room, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed: notTyped } });
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id !== "say") return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form));
  if (!fields.get("text").trim()) return;
  const answer = await fetch(form.action, { method: "POST", headers: { Accept: "application/json" }, body: fields }).catch(() => null);
  if (answer?.ok) form.reset();
});
