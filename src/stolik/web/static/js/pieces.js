// Pieces that moved slide to their new place. Copies that are alike have ids by place: one that appears flies in from
// where one like it has vanished.

import { afterFrame, all, calm } from "./dom.js";

function pieces() {
  const found = new Map();
  for (const each of all(".piece[id]")) {
    const box = each.getBoundingClientRect();
    const kind = each.getAttribute("href") || each.dataset.kind || "";
    found.set(each.id, { each, kind, x: box.left + box.width / 2, y: box.top + box.height / 2, seen: box.width > 0 });
  }
  return found;
}

let known = pieces();

const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

// lets a piece slide in from where another one (or its own former self) was seen
function slide(piece, from) {
  const rest = piece.each.getAttribute("transform")?.match(/translate\(([-\d.]+) ([-\d.]+)\)(.*)/);
  const scale = piece.each.parentElement?.getScreenCTM?.(); // a board may be drawn narrower on a phone
  if (!rest || !scale || distance(from, piece) < 2) return;
  const [x, y] = [Number(rest[1]), Number(rest[2])];
  const start = `translate(${x + (from.x - piece.x) / scale.a}px, ${y + (from.y - piece.y) / scale.d}px)${rest[3]}`;
  const end = `translate(${x}px, ${y}px)${rest[3]}`;
  piece.each.animate([{ transform: start }, { transform: end }], { duration: 420, easing: "cubic-bezier(.2, .8, .2, 1)" });
}

export function fly() {
  const before = known;
  known = pieces();
  if (calm.matches || !before.size) return;
  const gone = [...before.entries()].filter(([id, old]) => !known.has(id) && old.kind && old.seen).map(([, old]) => old);
  for (const [id, piece] of known) {
    const old = before.get(id);
    if (old) {
      if (old.each !== piece.each && old.seen && piece.seen) slide(piece, old);
      continue;
    }
    if (!piece.kind || !piece.seen) continue;
    const [near] = gone.filter((each) => each.kind === piece.kind).sort((a, b) => distance(a, piece) - distance(b, piece));
    if (!near) {
      piece.each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
      continue;
    }
    gone.splice(gone.indexOf(near), 1);
    slide(piece, near);
  }
}

afterFrame(fly);
