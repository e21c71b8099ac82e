// Looking a game through.

import "./table.js";
import { $ } from "./dom.js";

$("#slider")?.addEventListener("change", (event) => (location.href = event.target.dataset.goto + event.target.value));
