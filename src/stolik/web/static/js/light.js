// Light over the table: a veil with holes where something is spoken of or can be chosen, the lamp's cone, and numbered
// marks. It is drawn on the screen, above the board, and again whenever the board moves.

import { bring, fitted, inColumn } from "./camera.js";
import { $, afterFrame, all, body, small } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

const like = (pattern) => new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

// everything on the table that bears one of these names; `*` stands for anything
export function named(patterns) {
  const wanted = patterns.map(like);
  if (!wanted.length) return [];
  return all("[data-name]").filter((each) => !each.closest("dialog, defs") && each.dataset.name.split(" ").some((name) => wanted.some((one) => one.test(name))));
}

// in a drawer that is folded, a window shows some of its drawing
function isCut(each, box) {
  const room = each.parentElement?.closest(".fold")?.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return room && (x < room.left || x > room.right || y < room.top || y > room.bottom);
}

export const seen = (each) => {
  const box = each.getBoundingClientRect();
  return !isCut(each, box) && box.width > 0 && box.height > 0 && each.checkVisibility?.({ visibilityProperty: true }) !== false;
};

export function layer(name, attributes = {}, children = []) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function shape(of) {
  if (of.matches("path.hit, path.area, rect.hit, rect.area, circle.hit, polygon.hit")) {
    const copy = document.createElementNS(SVG, of.tagName);
    if (of.matches("rect")) for (const name of ["x", "y", "width", "height"]) copy.setAttribute(name, of.getBBox()[name]); // styles may move it
    for (const name of ["d", "rx", "cx", "cy", "r", "points"]) if (of.hasAttribute(name)) copy.setAttribute(name, of.getAttribute(name));
    const { a, b, c, d, e, f } = of.getScreenCTM();
    copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    return copy;
  }
  const box = of.getBoundingClientRect();
  return layer("rect", { x: box.left - 4, y: box.top - 4, width: box.width + 8, height: box.height + 8, rx: 10 });
}

const HOLDERS = "#stage, .own .fold, .own, #rail, #log, #prompt";

// the shapes of things, each group cut off at the edge of what holds it, where it scrolls or moves out of sight
function framed(things, name) {
  const groups = new Map();
  for (const each of things) {
    const holder = (each.matches(".fold") ? each.parentElement : each).closest(HOLDERS);
    groups.set(holder, [...(groups.get(holder) ?? []), each]);
  }
  return [...groups].flatMap(([holder, each], at) => {
    const box = holder?.getBoundingClientRect();
    if (!box?.width) return [layer("g", {}, each.map(shape))];
    const clip = layer("clipPath", { id: `${name}-${at}` }, [layer("rect", { x: box.left, y: box.top, width: box.width, height: box.height })]);
    return [clip, layer("g", { "clip-path": `url(#${name}-${at})` }, each.map(shape))];
  });
}

function reach(things) {
  const boxes = things.map((each) => each.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left, right, top, bottom };
}

// from the lamp's glass to both sides of what is lit on the board
function cone(things) {
  const lamp = $("#coach .lamp")?.getBoundingClientRect();
  const there = things.filter((each) => each.closest("#stage"));
  if (!lamp?.width || !there.length || small()) return [];
  const { left, right, top, bottom } = reach(there);
  const [x, y] = [lamp.left + lamp.width / 2, lamp.top + lamp.height * 0.48];
  if (x > left - 60 && x < right + 60) return [];
  const edge = x > right ? right : left;
  return [layer("path", { class: "cone", d: `M${x} ${y}L${edge} ${top}V${bottom}Z` })];
}

let lamp = null;

// lights up things; what can be chosen is not veiled either
export function shine(things, legal = []) {
  lamp ||= body.insertBefore(layer("svg", { id: "light", "aria-hidden": "true" }), $(".table"));
  lamp.classList.toggle("off", !things.length);
  if (!things.length) return lamp.replaceChildren();
  const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const mask = (id, holes) => layer("mask", { id, maskUnits: "userSpaceOnUse", ...whole }, [layer("rect", { ...whole, fill: "#fff" }), layer("g", { fill: "#000" }, framed(holes, `${id}-frame`))]);
  lamp.replaceChildren(
    layer("defs", {}, [mask("unlit", things), mask("holes", [...things, ...legal])]),
    layer("rect", { ...whole, class: "veil", mask: "url(#holes)" }),
    layer("g", { mask: "url(#unlit)" }, cone(things)),
    layer("g", { class: "rim", mask: "url(#unlit)" }, framed(things, "rim-frame")),
  );
}

let paper = null;

// a way over the table: numbered marks on things, one after the other, and the line between them
export function way(things) {
  paper ||= body.appendChild(layer("svg", { id: "way", "aria-hidden": "true" }));
  const stops = [];
  for (const [number, thing] of things) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = stops.find((each) => Math.hypot(each.x - x, each.y - y) < 24);
    if (there) there.text += `, ${number}`;
    else stops.push({ x, y, text: String(number) });
  }
  const line = stops.map((each) => `${each.x} ${each.y}`).join("L");
  paper.replaceChildren(
    ...(stops.length > 1 ? ["case", "line"].map((name) => layer("path", { class: name, d: `M${line}` })) : []),
    ...stops.map((each) => {
      const text = layer("text", { x: each.x, y: each.y });
      text.textContent = each.text;
      const wide = Math.max(26, 12 + 8 * each.text.length);
      return layer("g", {}, [layer("rect", { x: each.x - wide / 2, y: each.y - 13, width: wide, height: 26, rx: 13 }), text]);
    }),
  );
}

const LARGE = 0.4; // of the room, both ways: what is smaller is brought nearer
const FEW = 3; // things to choose that are shown together with what is lit

const place = (each) => (each.closest("#stage") ? "board" : each.closest("#mat, #hand") ? "mat" : each.closest("#rail") ? "players" : each.closest("#log") ? "log" : "");

// what is spoken of comes into sight: on a phone the right tab opens and the board moves to it, near enough to be read
export function turnTo(things, waiting = []) {
  if (!small()) return;
  const tab = place(waiting[0] ?? things.find(place) ?? body);
  if (tab && $(".table").dataset.tab !== tab) $(`[data-tab-to="${tab}"]`)?.click();
  const show = () => things.find((each) => seen(each))?.scrollIntoView({ block: "center", inline: "center" });
  if (tab !== "board") return requestAnimationFrame(() => requestAnimationFrame(show)); // the drawer is laid out by then
  const [lit, choices] = [things, waiting].map((each) => each.filter((one) => place(one) === "board" && seen(one)));
  const there = lit.length && choices.length > FEW ? lit : [...lit, ...choices];
  if (there.length) approach(reach(there));
}

function approach({ left, right, top, bottom }) {
  const room = $("#stage").getBoundingClientRect(), drawn = $("#board-live svg");
  const inside = left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
  if (!drawn || (inside && (right - left > LARGE * room.width || bottom - top > LARGE * room.height))) return;
  const back = drawn.getScreenCTM().inverse();
  const from = new DOMPoint(left, top).matrixTransform(back), to = new DOMPoint(right, bottom).matrixTransform(back);
  const whole = fitted().width;
  const wide = Math.max(to.x - from.x + 40, inColumn() ? whole : LARGE * whole), high = to.y - from.y + 40;
  bring((from.x + to.x - wide) / 2, from.y - 20, wide, high, room.height / high);
}

// draws again whenever something on the screen has moved
export function stays(draw) {
  let due = 0;
  const again = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(draw);
  };
  addEventListener("resize", again);
  document.addEventListener("scroll", again, true);
  document.addEventListener("click", again);
  document.addEventListener("stolik:folded", again);
  new MutationObserver(again).observe($("#pan"), { attributes: true, attributeFilter: ["style"] });
  document.fonts?.ready.then(again);
  afterFrame(again);
  return again;
}
