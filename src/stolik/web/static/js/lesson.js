// A lesson at the live table: every place in it is an address of its own, so each click just goes to the next one and its
// live regions are morphed in. What the coach speaks of is lit. It knows no rule and keeps nothing.

import "./table.js";
import { bring } from "./camera.js";
import { $, afterFrame, all, body, phone } from "./dom.js";
import { morph } from "./frame.js";
import { buttonOf } from "./options.js";
import { toast } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
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
  } else if (thing && !thing.closest("dialog")) {
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

// -- the light: a veil over the table with holes where the coach points and where something can be chosen -----------------

const like = (pattern) => new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

function lit() {
  const wanted = (coach()?.dataset.lit || "").split(" ").filter(Boolean).map(like);
  if (!wanted.length) return [];
  return all("[data-name]").filter((each) => !each.closest("dialog, defs") && each.dataset.name.split(" ").some((name) => wanted.some((one) => one.test(name))));
}

const seen = (each) => {
  const box = each.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && each.checkVisibility?.({ visibilityProperty: true }) !== false;
};

function shape(of) {
  if (of.matches("path.hit, path.area, rect.hit, rect.area, circle.hit, polygon.hit")) {
    const copy = document.createElementNS(SVG, of.tagName);
    for (const name of ["d", "x", "y", "width", "height", "rx", "cx", "cy", "r", "points"]) if (of.hasAttribute(name)) copy.setAttribute(name, of.getAttribute(name));
    const { a, b, c, d, e, f } = of.getScreenCTM();
    copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    return copy;
  }
  const box = of.getBoundingClientRect();
  const made = document.createElementNS(SVG, "rect");
  const facts = { x: box.left - 4, y: box.top - 4, width: box.width + 8, height: box.height + 8, rx: 10 };
  for (const [name, value] of Object.entries(facts)) made.setAttribute(name, value);
  return made;
}

function layer(name, attributes = {}, children = []) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

let lamp = null;

function light() {
  lamp ||= body.insertBefore(layer("svg", { id: "light", "aria-hidden": "true" }), $(".table"));
  const things = lit().filter(seen);
  lamp.classList.toggle("off", !things.length);
  if (!things.length) return lamp.replaceChildren();
  const waiting = coach().dataset.waits === "1";
  const legal = waiting ? all("#picks .pick, #tray .pick, .tray .pick, #mat .pick, #hand [data-option], #choose").filter(seen) : [];
  const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const holes = [...things, ...legal].map(shape);
  const outside = layer("mask", { id: "unlit", maskUnits: "userSpaceOnUse", ...whole }, [layer("rect", { ...whole, fill: "#fff" }), layer("g", { fill: "#000" }, things.map(shape))]);
  const veil = layer("mask", { id: "holes", maskUnits: "userSpaceOnUse", ...whole }, [layer("rect", { ...whole, fill: "#fff" }), layer("g", { fill: "#000" }, holes)]);
  lamp.replaceChildren(
    layer("defs", {}, [outside, veil]),
    layer("rect", { ...whole, class: "veil", mask: "url(#holes)" }),
    layer("g", { class: "rim", mask: "url(#unlit)" }, things.map(shape)),
  );
}

// what is spoken of comes into sight: on a phone the right tab opens and the board moves to it
function turn() {
  if (!phone.matches || !coach()) return;
  const things = lit();
  const waiting = coach().dataset.waits === "1" ? all("#board-live .pick.legal, #mat .pick.legal, #hand [data-option]") : [];
  const place = (each) => (each.closest("#stage") ? "board" : each.closest("#mat, #hand") ? "mat" : each.closest("#rail") ? "players" : each.closest("#log") ? "log" : "");
  const tabs = [...waiting, ...things].map(place).filter(Boolean);
  const tab = waiting.length ? place(waiting[0]) : (tabs[0] ?? "");
  if (tab && $(".table").dataset.tab !== tab) $(`[data-tab-to="${tab}"]`)?.click();
  if (tab !== "board") return things.find((each) => seen(each))?.scrollIntoView({ block: "center", inline: "center" });
  const boxes = things.filter((each) => place(each) === "board").map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  const paper = $("#board-live svg");
  if (!boxes.length || !paper) return;
  const room = $("#stage").getBoundingClientRect();
  const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
  if (left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom) return;
  const back = paper.getScreenCTM().inverse();
  const from = new DOMPoint(left, top).matrixTransform(back), to = new DOMPoint(right, bottom).matrixTransform(back);
  bring(from.x - 20, from.y - 20, Math.max(to.x - from.x + 40, 240), to.y - from.y + 40);
}

let due = 0;
const relight = () => {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(light);
};

function settle() {
  body.classList.toggle("resting", coach()?.dataset.waits !== "1");
  turn();
  relight();
}

addEventListener("resize", relight);
document.addEventListener("scroll", relight, true);
document.addEventListener("click", relight);
new MutationObserver(relight).observe($("#pan"), { attributes: true, attributeFilter: ["style"] });
document.fonts?.ready.then(relight);
afterFrame(settle);
settle();
