// The course page: the drawing of a term fills its frame.

import { all } from "./dom.js";

for (const icon of all("svg.icon")) {
  const { x, y, width, height } = icon.firstElementChild.getBBox();
  if (width && height) icon.setAttribute("viewBox", `${x - 1} ${y - 1} ${width + 2} ${height + 2}`);
}
