// The live table: frames come by an event stream, choices go back as small posts.

import "./table.js";
import "./posting.js";
import "./turn.js";
import "./mute.js";
import "./presence.js";
import "./unread.js";
import { open } from "./stream.js";

open();
