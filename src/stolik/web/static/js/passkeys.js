// Passkeys: asks the server for a challenge, the authenticator for an answer, and brings it back.

import { all, around, root } from "./dom.js";
import { toast } from "./words.js";

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const WAYS = {
  new: { ask: "/me/passkeys/options", bring: "/me/passkeys", find: (publicKey) => navigator.credentials.create({ publicKey }) },
  use: { ask: "/sign-in/passkey/options", bring: "/sign-in/passkey", find: (publicKey) => navigator.credentials.get({ publicKey }) },
};

async function post(path, body) {
  const answer = await fetch(root + path, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

function readable(options) {
  options.challenge = bytes(options.challenge);
  if (options.user) options.user.id = bytes(options.user.id);
  for (const list of [options.excludeCredentials, options.allowCredentials]) {
    for (const each of list ?? []) each.id = bytes(each.id);
  }
  return options;
}

function sendable(credential) {
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[name]) response[name] = text(credential.response[name]);
  }
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

async function go({ ask, bring, find }) {
  try {
    const { ticket, options } = await post(ask, {});
    const credential = await find(readable(options));
    const { to } = await post(bring, { ticket, credential: sendable(credential) });
    location.assign(root + to);
  } catch (error) {
    if (error.name !== "NotAllowedError") toast(error.message); // that one means: not now
  }
}

if (window.PublicKeyCredential) for (const each of all("[data-passkeys]")) each.hidden = false;
document.addEventListener("click", (event) => {
  const button = around(event, "[data-passkey]");
  if (button) go(WAYS[button.dataset.passkey]);
});
