// A lesson at the live table: every place in it is an address of its own, so each click just goes to the next one and its
// live regions are morphed in. What the coach speaks of is lit. It knows no rule and keeps nothing.

import "./table.js";
import "./rules.js";
import { $, afterFrame, all, body } from "./dom.js";
import { morph } from "./frame.js";
import "./gains.js";
import { named, seen, shine, stays, turnTo } from "./light.js";
import { buttonOf } from "./options.js";
import { toast } from "./words.js";

const coach = () => $("#coach");

// -- going from place to place ---------------------------------------------------------------------------------------

let busy = false;

async function go(address, keep = address) {
  if (busy) return;
  busy = true;
  try {
    const wanted = new URL(address, location.href);
    wanted.searchParams.set("part", "1");
    const answer = await fetch(wanted, { headers: { Accept: "text/html" } });
    if (!answer.ok) throw answer.status;
    morph(await answer.text());
    history.replaceState(null, "", coach().dataset.here || keep);
    $(".head", coach()).focus({ preventScroll: true });
  } catch {
    toast(body.dataset.lost);
  } finally {
    busy = false;
  }
}

const submitted = (form, button) => `${form.action}?${new URLSearchParams(new FormData(form, button))}`;

document.addEventListener("click", (event) => {
  if (!coach() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const way = event.target.closest?.("[data-go]");
  const thing = event.target.closest?.("[data-option]");
  const refused = event.target.closest?.("[data-refused]");
  if (way) {
    event.preventDefault();
    go(way.href);
  } else if (thing && !thing.closest("dialog, .explain")) {
    event.preventDefault();
    const button = buttonOf(thing.dataset.option);
    if (coach().dataset.waits === "1" && button) go(submitted($("#choose"), button));
  } else if (refused && coach().dataset.waits === "1") {
    const words = $("#refusal");
    words.textContent = refused.dataset.refused;
    words.hidden = false;
  }
});

document.addEventListener("submit", (event) => {
  if (!event.target.matches("#choose, .answers")) return;
  event.preventDefault();
  go(submitted(event.target, event.submitter));
});

// -- the light ----------------------------------------------------------------------------------------------------------

const lit = () => named((coach()?.dataset.lit || "").split(" ").filter(Boolean));
const waits = () => coach()?.dataset.waits === "1";

const relight = stays(() => {
  const legal = waits() ? all("#picks .pick, #tray .pick, .tray .pick, #mat .pick, #hand [data-option], #prompt") : [];
  shine(lit().filter(seen), legal.filter(seen));
});

function settle() {
  body.classList.toggle("resting", !waits());
  turnTo(lit(), waits() ? all("#board-live .pick.legal, #mat .pick.legal, #hand [data-option]") : []);
  relight();
}

afterFrame(settle);
settle();
