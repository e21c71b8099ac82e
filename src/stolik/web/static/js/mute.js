// Muting: what somebody says is not shown to whoever does not want to read it.

import { afterFrame, all, body } from "./dom.js";

const muted = new Set((body.dataset.muted ?? "").split(" "));

function settle() {
  for (const line of all("[data-speaker]")) line.hidden = muted.has(line.dataset.speaker);
}

afterFrame(settle);
settle();
