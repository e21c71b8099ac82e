// How large drawings are shown, for the styles: words keep a readable size on a board that a small laptop shrinks.

import { fitted, inColumn } from "./camera.js";
import { $, afterFrame, small } from "./dom.js";

const shown = {}; // the scale of each drawing, as last told

function scaleOf(name, box, width, height) {
  const whole = Math.min(box.clientWidth / width, box.clientHeight / height);
  return name === "board" && inColumn() ? fitted().scale : small() ? 1 : whole;
}

function tell([name, scale]) {
  if (!scale || Math.abs(scale - (shown[name] ?? 1)) < 0.004) return;
  shown[name] = scale;
  document.documentElement.style.setProperty(`--k-${name}`, scale.toFixed(3));
}

// everything is measured before anything is told: the whole page is styled anew by that
function measure() {
  const found = [["board", scaleOf("board", $("#stage"), ...$("#pan").dataset.size.split(" ").map(Number))]];
  for (const name of ["mat", "whole", "hand"]) {
    const drawn = $(`#${name} > svg`)?.viewBox.baseVal;
    if (drawn?.width) found.push([name, scaleOf(name, $(`#${name}`), drawn.width, drawn.height)]);
  }
  found.forEach(tell);
}

const watch = new ResizeObserver(measure);
for (const each of ["#stage", ".own"]) watch.observe($(each));
afterFrame(measure);
measure();
