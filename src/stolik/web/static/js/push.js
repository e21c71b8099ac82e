// Asks the browser for push messages, and tells the server where to send them. Also tells it the time zone of the settings.

import { $, all, root } from "./dom.js";
import { toast } from "./words.js";

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function subscribe(key) {
  try {
    if ((await Notification.requestPermission()) !== "granted") return;
    await navigator.serviceWorker.register(`${root}/sw.js`);
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const answer = await fetch(`${root}/me/channels/push`, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify(made),
    });
    const { to, message } = await answer.json();
    if (!answer.ok) return toast(message);
    location.assign(root + to);
    location.reload();
  } catch (error) {
    toast(error.message);
  }
}

const button = $("[data-push]");
if (button && "serviceWorker" in navigator && "PushManager" in window) {
  button.hidden = false;
  button.addEventListener("click", () => subscribe(button.dataset.push));
}
for (const field of all("[data-zone]")) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
