// What every script asks for: elements, and what kind of screen this is.

export const root = document.documentElement.dataset.root.replace(/\/$/, ""); // the path below which the table is served
export const body = document.body;
export const $ = (query, root = document) => root.querySelector(query);
export const all = (query, root = document) => [...root.querySelectorAll(query)];
export const phone = matchMedia("(max-width: 700px)");
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

const flat = matchMedia("(max-height: 480px)"); // a phone that lies on its side

// a game is played on a phone: the board fills the glass, and what is tapped opens a sheet
export const handheld = () => (phone.matches || flat.matches) && Boolean($(".play"));
export const small = () => phone.matches || handheld();

// runs when the screen becomes that of a phone, or is turned
export const whenTurned = (settle) => [phone, flat].forEach((each) => each.addEventListener("change", settle));

// the element with what is asked for at or around the target of an event
export const around = (event, query) => event.target.closest?.(query) ?? null;

// runs after each new frame of the table
export const afterFrame = (settle) => document.addEventListener("stolik:frame", settle);

// where something to be chosen lies: its outline alone, for a way that leads to it may be drawn with it
export const boxOf = (element) => ($(":scope > .ring", element) ?? element).getBoundingClientRect();

// how far a point lies from that
export function distance(element, x, y) {
  const box = boxOf(element);
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}
