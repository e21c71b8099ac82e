// The drawer of a phone: mat and hand at a size at which they can be read. A drawing that is wider than the glass is seen
// through several windows, one below the other, which cut no card and show nothing twice; so nothing is moved sideways.

import { $, afterFrame, all, handheld, small, whenTurned } from "./dom.js";
import { copied } from "./pictures.js";

const SPOKEN = ["tabindex", "role", "aria-label"];
const LARGEST = 1.4; // how much a window may enlarge its part
const LEAST = 0.9; // how much it may shrink a drawing that is shown whole, or cards that then fit side by side
const [FEW, CARD] = [3, 50]; // cards shown on the button, and how wide a card is at least
const TITLE = 26; // where the title of a hand ends
const RIM = 5.5; // what belongs to a card around it: its light

// cards are measured where they come to lie, not on their way there
const settled = (drawing) => drawing.getAnimations({ subtree: true }).filter((each) => !(each instanceof CSSAnimation)).forEach((each) => each.finish());

// what lies in a drawing, in its own units
function boxes(drawing, query) {
  const { a: unit, e: x, f: y } = drawing.getScreenCTM();
  const found = all(query, drawing).map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  return found.map((box) => ({ left: (box.left - x) / unit, right: (box.right - x) / unit, top: (box.top - y) / unit, bottom: (box.bottom - y) / unit }));
}

// things from left to right, as many whole ones in a window as there is room for, and no more than that
function packed(things, room, most = Infinity) {
  const found = [];
  for (const box of things.toSorted((a, b) => a.left - b.left)) {
    const last = found.at(-1), beside = last && box.left > last.right - 2;
    if (!last || box.right - last.left > room || (beside && last.count === most)) found.push({ left: box.left, right: box.right, count: 1 });
    else Object.assign(last, { right: Math.max(last.right, box.right), count: last.count + (beside ? 1 : 0) });
  }
  return found;
}

// and as many in one window as in the other: four stand two and two
function columns(things, room) {
  const found = packed(things, room);
  return packed(things, room, Math.ceil(found.reduce((sum, { count }) => sum + count, 0) / found.length));
}

// rows of things that lie one below the other, with their columns; rows that break alike belong together
function rows(things, room) {
  const found = [];
  for (const box of things.toSorted((a, b) => a.top - b.top)) {
    const last = found.at(-1);
    if (!last || box.top > last.bottom - 2) found.push({ top: box.top, bottom: box.bottom, things: [box] });
    else (last.things.push(box), (last.bottom = Math.max(last.bottom, box.bottom)));
  }
  for (const row of found) Object.assign(row, { columns: columns(row.things, room), lines: [row] });
  const breaks = (row) => row.columns.map((each) => Math.round(each.left)).join();
  return found.reduce((all, row) => {
    if (all.length && breaks(all.at(-1)) === breaks(row)) (all.at(-1).lines.push(row), (all.at(-1).bottom = row.bottom));
    else all.push(row);
    return all;
  }, []);
}

// the windows of a row: each of its columns; one that leaves half of the room empty is cut into its lines, which then stand
// side by side
function windowsOf({ top, bottom, columns, lines }, room) {
  return columns.flatMap(({ left, right }, at) => {
    const parts = at && (right - left) * 2 < room ? lines.map((line) => [line.things[0].top, line.things[0].bottom]) : [[top, bottom]];
    return parts.map(([from, to]) => [left - RIM, from - RIM, right - left + 2 * RIM, to - from + 2 * RIM]);
  });
}

// a hand: the first window has its title too
function handWindows(drawing, room) {
  const { width, height } = drawing.viewBox.baseVal;
  const [first, ...below] = rows(boxes(drawing, ".hit, .plate-option").filter((box) => box.top > TITLE - 2), room - 4);
  if (!first && !$("g.piece", drawing)) return [[0, 4, Math.min(width, room), TITLE]]; // no cards
  if (!first || (first.columns.length === 1 && below.every((row) => row.columns.length === 1))) return [[0, 4, Math.min(width, room), height - 4]];
  const windows = [first, ...below].flatMap((row) => windowsOf(row, room));
  const [[x, y, w, h]] = windows;
  const title = boxes(drawing, "text").filter((box) => box.bottom < TITLE + 2).map((box) => box.right + 4 - x);
  windows[0] = [x, 4, Math.max(w, ...title.filter((wide) => wide < room)), y + h - 4, w];
  return windows;
}

// a mat: as its game lays it out in a column or folds it, or its left and its right
function matWindows(drawing, room) {
  const { width, height } = drawing.viewBox.baseVal;
  if (drawing.dataset.column) return [[0, 0, ...drawing.dataset.column.split(" ").map(Number)]];
  if (drawing.dataset.folds) return drawing.dataset.folds.split("|").map((each) => each.split(" ").map(Number));
  return [[0, 0, room, height], [width - room, 0, room, height]];
}

// a window is as large as the room lets it be, unless it is to be like another one; what does not fill half of it stays as it is
function put(window, drawing, [x, y, w, h], room, like = 0) {
  const { width, height } = drawing.viewBox.baseVal;
  const k = Math.min(room / w, like || (w > room / 2 ? LARGEST : 1));
  for (const [name, value] of Object.entries({ x, y, w, h, k, width, height })) window.style.setProperty(`--${name}`, value);
  window.classList.add("fold");
  return k;
}

// of a hand each card is reached by keys in the window where it is seen; a mat is heard of once
function copy(drawing, isHand) {
  const made = drawing.cloneNode(true);
  for (const each of [made, ...all("*", made)]) each.removeAttribute("id"); // the original keeps it
  for (const each of [made, ...(isHand ? [] : all("*", made))]) SPOKEN.forEach((name) => each.removeAttribute(name));
  all("defs", made).forEach((each) => each.remove()); // what is painted with definitions finds the original ones
  return made;
}

// a window shows nothing of the cards beside those that lie in it, though its title may be wider than they are
function alone(shown, places, [x, y, wide, h, w = wide]) {
  all("g.piece", shown).forEach((each, index) => {
    const { left, right, top, bottom } = places[index], [across, down] = [(left + right) / 2, (top + bottom) / 2];
    each.classList.toggle("aside", across < x || across > x + w || down < y || down > y + h);
  });
}

function fold(holder, rest) {
  const drawing = $("svg", holder);
  const room = rest.parentElement.clientWidth - 16;
  holder.classList.remove("fold", "column");
  if (!small() || !drawing || !holder.clientWidth) return rest.replaceChildren();
  const { width, height } = drawing.viewBox.baseVal;
  const fits = width * LEAST <= room;
  holder.classList.toggle("column", !fits && Boolean(drawing.dataset.column));
  if (holder.id === "hand") settled(drawing);
  const [first, ...others] = fits ? [[0, 0, width, height]] : holder.id === "mat" ? matWindows(drawing, room) : handWindows(drawing, room / LEAST);
  const places = holder.id === "hand" ? boxes(drawing, "g.piece") : [];
  const k = put(holder, drawing, first, room);
  if (places.length) alone(drawing, places, first);
  rest.replaceChildren(...others.map((each) => {
    const window = document.createElement("div");
    window.append(copy(drawing, holder.id === "hand"));
    if (places.length) alone(window, places, each);
    put(window, drawing, each, room, holder.id === "hand" ? k : 0);
    return window;
  }));
}

function lay() {
  const asked = (name) => all(`#${name} :is([data-option], [data-options])`).length > 0;
  own.classList.toggle("mat-first", asked("mat") && !asked("hand"));
  for (const name of ["mat", "hand"]) {
    const rest = $(`#${name}-rest`);
    if (rest) fold($(`#${name}`), rest);
  }
  document.dispatchEvent(new CustomEvent("stolik:folded"));
}

// a few cards of the hand on the button that opens the drawer; they are measured by what they are drawn with, for the
// drawer is closed
function peek() {
  const pull = handheld() ? $(".pull") : null;
  $(".few", pull ?? document)?.remove();
  const size = (card) => ["width", "height"].map((name) => Number($("rect", card)?.getAttribute(name)));
  const isCard = ([width, height]) => width > CARD && 2 * height > width; // the names of resting ones lie flat
  const cards = all("#hand g.piece").filter((each) => isCard(size(each))).slice(0, FEW);
  if (!pull || !cards.length) return;
  const few = Object.assign(document.createElement("span"), { className: "few" });
  few.setAttribute("aria-hidden", "true");
  few.append(...cards.map((card) => {
    const small = document.createElementNS("http://www.w3.org/2000/svg", "svg"), face = copied(card);
    small.setAttribute("viewBox", `0 0 ${size(card).join(" ")}`);
    small.setAttribute("preserveAspectRatio", "xMidYMin slice");
    face.removeAttribute("transform");
    face.removeAttribute("class");
    small.append(face);
    return small;
  }));
  pull.prepend(few);
}

const own = $(".own");
if (own && $("#mat-rest")) {
  new ResizeObserver(lay).observe(own); // also when it comes up
  afterFrame(lay);
  afterFrame(peek);
  whenTurned(peek);
  peek();
}
