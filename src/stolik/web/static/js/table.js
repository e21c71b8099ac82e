// A table to look at, live or in a replay. It knows no rule: the server says what can be chosen and how things look.
// Presses come first: they decide which clicks the others hear of.

import "./press.js";
import "./camera.js";
import "./gestures.js";
import "./coach.js";
import "./costs.js";
import "./drawer.js";
import "./enlarge.js";
import "./explain.js";
import "./following.js";
import "./news.js";
import "./hints.js";
import "./keys.js";
import "./lists.js";
import "./mat.js";
import "./options.js";
import "./panels.js";
import "./pieces.js";
import "./scale.js";
import "./sheet.js";
import "./sight.js";
import "./steps.js";
import "./stock.js";
import "./told.js";
