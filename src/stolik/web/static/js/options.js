// The row of options, and narrowing: a thing with several options narrows the choice; when one is left, it is played.

import { $, afterFrame, all, around, body } from "./dom.js";
import { toast } from "./words.js";

let narrowed = null; // texts of the options that are left, or null

export function textsOf(element) {
  if (element.dataset.option) return [element.dataset.option];
  return (element.dataset.options || "").split("|").filter(Boolean);
}

export const buttonOf = (option) => all("#options [data-option]").find((each) => each.dataset.option === option);

export function narrow(texts, by) {
  narrowed = texts;
  body.classList.toggle("narrowed", Boolean(texts));
  all(".out, .lit, .taken").forEach((each) => each.classList.remove("out", "lit", "taken"));
  if (texts) {
    const left = (element) => textsOf(element).some((text) => texts.includes(text));
    for (const each of all("[data-option], [data-options]")) (each.closest(".card") ?? each).classList.add(left(each) ? "lit" : "out");
    by.classList.add("taken");
  }
  settle();
}

function narrowTo(element) {
  const texts = textsOf(element);
  const both = texts.filter((text) => narrowed?.includes(text));
  const rest = both.length ? both : texts;
  if (rest.length > 1) return narrow(rest, element);
  narrow(null);
  buttonOf(rest[0])?.click();
}

document.addEventListener("click", (event) => {
  const several = around(event, "[data-options]");
  if (several) return narrowTo(several);
  if (around(event, "[data-option]")) return;
  if (narrowed && !around(event, "[data-zoom], [data-more], #prompt")) narrow(null);
  const refused = around(event, "[data-refused]");
  if (refused) toast(refused.dataset.refused);
  else if (around(event, "svg .hit") && !around(event, "dialog, .look") && $("#prompt")?.dataset.turn === "1") toast($("#prompt").dataset.notNow);
  const more = around(event, "[data-more]");
  if (more) more.setAttribute("aria-expanded", $("#prompt").classList.toggle("open"));
});

// -- the row: labels of a short list break, then it moves below the question; a long one shows that it goes on, and turns with the wheel

const SHORT = 6;

function settle() {
  const form = $("#choose"), list = $("#options");
  if (!form) return;
  form.classList.remove("tight", "rows", "cut");
  const short = list.children.length <= SHORT;
  const isCut = () => list.scrollWidth > list.clientWidth + 4 || (short && list.clientHeight > 62); // a short list breaks into rows
  for (const way of short ? ["tight", "rows"] : ["cut"]) if (isCut()) form.classList.add(way);
}

document.addEventListener("wheel", (event) => {
  const list = around(event, "#options");
  if (!list || event.deltaX || list.scrollWidth <= list.clientWidth) return;
  list.scrollLeft += event.deltaY;
  event.preventDefault();
}, { passive: false });

addEventListener("resize", settle);
afterFrame(() => narrow(null));
settle();
document.fonts?.ready.then(settle);
