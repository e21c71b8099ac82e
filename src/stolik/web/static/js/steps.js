// How far a move goes: once its piece is taken, every place that it can reach wears the number of steps. `data-steps` of a
// place are those of its options, in their order.

import { $, all } from "./dom.js";
import { layer } from "./light.js";
import { isLeft, textsOf } from "./options.js";

function number(place) {
  const steps = place.dataset.steps.split("|").map(Number);
  return Math.min(...textsOf(place).flatMap((text, at) => (isLeft(text) ? [steps[at]] : [])));
}

function disc(place) {
  const { x, y, width, height } = $(".ring", place).getBBox();
  const [words, steps] = [layer("text", { y: 5 }), number(place)];
  words.textContent = steps;
  return layer("g", { class: "steps", "aria-hidden": "true", transform: `translate(${x + width * 0.9} ${y + height * 0.14})` }, [layer("circle", { r: 11 }), words]);
}

document.addEventListener("stolik:narrowed", () => {
  all(".pick > .steps").forEach((each) => each.remove());
  for (const place of all("#stage .pick.lit[data-steps]")) place.append(disc(place));
});
