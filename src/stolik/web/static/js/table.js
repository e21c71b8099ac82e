// A table to look at, live or in a replay. It knows no rule: the server says what can be chosen and how things look.

import "./camera.js";
import "./enlarge.js";
import "./following.js";
import "./hints.js";
import "./keys.js";
import "./options.js";
import "./panels.js";
import "./pieces.js";
import "./scale.js";
