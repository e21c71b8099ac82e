// What stays in the browser: zoom and pan, enlarging, tooltips, tabs, highlights, clocks. Rules never do.
// The stream and the posting of choices live in table.js, which announces each new frame by the event "stolik:frame".

const $ = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];
export const root = document.documentElement.dataset.root.replace(/\/$/, ""); // the path below which the table is served
const phone = matchMedia("(max-width: 700px)");

// -- tooltips and refusals ------------------------------------------------------------------------------------------

const tip = document.createElement("div");
tip.id = "tip";
tip.hidden = true;
tip.setAttribute("role", "tooltip");
document.body.append(tip);

function explain(target, x, y) {
  const named = target?.closest?.("[data-tip], [data-refused], svg [data-option], svg [data-options]");
  const words = named && (named.dataset.tip || named.dataset.refused || named.getAttribute("aria-label"));
  tip.hidden = !words;
  if (!words) return;
  const label = named.dataset.option && named.dataset.tip ? named.getAttribute("aria-label") + "\n" : "";
  tip.textContent = label + words;
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = Math.max(6, Math.min(x + 14, innerWidth - width - 6)) + "px";
  tip.style.top = (y + 20 + height > innerHeight ? Math.max(6, y - height - 10) : y + 18) + "px";
}

document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && explain(event.target, event.clientX, event.clientY));
document.addEventListener("pointerleave", () => (tip.hidden = true));
document.addEventListener("focusin", (event) => {
  if (!event.target.matches?.(":focus-visible")) return;
  const box = event.target.getBoundingClientRect();
  explain(event.target, box.left + box.width / 2, box.bottom);
});
document.addEventListener("focusout", () => (tip.hidden = true));

let toastTimer = 0;
export function toast(words) {
  const place = $("#toast");
  if (!place) return;
  place.textContent = words;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => (place.textContent = ""), 4200);
}

// -- zoom and pan: one transform on the paper that carries ground and live layer ----------------------------------------

const stage = $("#stage");
const pan = $("#pan");
const view = { scale: 1, x: 0, y: 0 };
let dragged = false;

function fitted() {
  const [width, height] = pan.dataset.size.split(" ").map(Number);
  const scale = Math.min(stage.clientWidth / width, stage.clientHeight / height);
  return { width, height, scale, left: (stage.clientWidth - width * scale) / 2, top: (stage.clientHeight - height * scale) / 2 };
}

function place() {
  if (!stage.clientWidth) return; // another tab of the phone is open
  const fit = fitted();
  const free = (value, size, room, start) => {
    const low = room - (start + size) * view.scale, high = -start * view.scale;
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
  };
  view.x = free(view.x, fit.width * fit.scale, stage.clientWidth, fit.left);
  view.y = free(view.y, fit.height * fit.scale, stage.clientHeight, fit.top);
  pan.style.transform = view.scale === 1 && !phone.matches ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  stage.classList.toggle("grab", view.scale > 1);
}

function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
  const next = Math.min(6, Math.max(1, view.scale * factor));
  view.x = x - ((x - view.x) * next) / view.scale;
  view.y = y - ((y - view.y) * next) / view.scale;
  view.scale = next;
  place();
}

export function show(x, y, width, height) {
  if (!stage.clientWidth) return;
  const fit = fitted();
  view.scale = Math.min(6, Math.max(1, stage.clientWidth / (width * fit.scale)));
  view.x = stage.clientWidth / 2 - (fit.left + (x + width / 2) * fit.scale) * view.scale;
  view.y = stage.clientHeight / 2 - (fit.top + (y + height / 2) * fit.scale) * view.scale;
  place();
}

// on a phone: when nothing that glows is in sight, the board moves to what does
function seek() {
  if (!stage || !phone.matches || !stage.clientWidth) return;
  const room = stage.getBoundingClientRect();
  const glowing = all("#picks .pick.legal, .tray .pick.legal").map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  const inside = (box) => box.left > room.left - 10 && box.right < room.right + 10 && box.top > room.top - 10 && box.bottom < room.bottom + 10;
  if (!glowing.length || glowing.some(inside)) return;
  const box = glowing[0];
  view.x += room.left + room.width / 2 - (box.left + box.width / 2);
  view.y += room.top + room.height / 2 - (box.top + box.height / 2);
  place();
}

function showZone(button) {
  all("[data-zone]").forEach((each) => each.classList.toggle("on", each === button));
  show(...button.dataset.zone.split(" ").map(Number));
}

if (stage && pan) {
  const fingers = new Map();
  let apart = 0;
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = stage.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button, input, a, .box")) return;
    fingers.set(event.pointerId, event);
    dragged = false;
  });
  addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (fingers.size === 2) {
      fingers.set(event.pointerId, event);
      const [a, b] = [...fingers.values()];
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      const box = stage.getBoundingClientRect();
      if (apart) zoom(now / apart, (a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top);
      apart = now;
      dragged = true;
      return;
    }
    const dx = event.clientX - before.clientX, dy = event.clientY - before.clientY;
    if (!dragged && Math.hypot(dx, dy) < 6) return;
    if (view.scale === 1) return;
    dragged = true;
    stage.classList.add("grabbing");
    view.x += dx;
    view.y += dy;
    fingers.set(event.pointerId, event);
    place();
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    apart = 0;
    stage.classList.remove("grabbing");
  };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  stage.addEventListener("click", (event) => {
    if (dragged) event.stopPropagation(), event.preventDefault();
    dragged = false;
  }, true);
  const settle = () => {
    const first = $("[data-zone]");
    if (phone.matches && first && view.scale === 1) showZone($("[data-zone].on") || first);
    else place();
  };
  addEventListener("resize", settle);
  settle();
  seek();
}

// -- narrowing: a thing with several options narrows the choice; as soon as one is left, it is played ----------------------

let narrowed = null; // texts of the options that are left, or null

const textsOf = (element) => (element.dataset.option ? [element.dataset.option] : (element.dataset.options || "").split("|").filter(Boolean));

function narrow(texts, by) {
  narrowed = texts;
  document.body.classList.toggle("narrowed", Boolean(texts));
  all(".out, .lit, .taken").forEach((each) => each.classList.remove("out", "lit", "taken"));
  if (!texts) return settleOptions();
  const left = new Set(texts);
  for (const each of all("[data-option], [data-options]")) (each.closest(".card") ?? each).classList.add(textsOf(each).some((text) => left.has(text)) ? "lit" : "out");
  by?.classList.add("taken");
  settleOptions();
}

// takes a click on something with several options; true when it has dealt with it
function narrowTo(element) {
  const texts = textsOf(element);
  const rest = narrowed && texts.some((text) => narrowed.includes(text)) ? texts.filter((text) => narrowed.includes(text)) : texts;
  if (rest.length === 1) {
    narrow(null);
    all("#options [data-option]").find((each) => each.dataset.option === rest[0])?.click();
  } else narrow(rest, element);
}

// -- clicks ------------------------------------------------------------------------------------------------------

const large = $("#large");

function enlarge(...parts) {
  const room = $("div", large);
  room.className = parts.length > 1 ? "pair" : "";
  room.replaceChildren(...parts);
  // a copy must not repeat the ids of the original, nor be a second place to choose
  all("[id]", room).forEach((each) => each.removeAttribute("id"));
  all("[data-option]", room).forEach((each) => ["data-option", "tabindex", "role"].forEach((name) => each.removeAttribute(name)));
  large.showModal();
}

function cardAlone(card) {
  const copy = $("svg", $("#hand"))?.cloneNode(false) ?? document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const face = card.cloneNode(true);
  face.removeAttribute("transform");
  face.setAttribute("class", "");
  all(".halo, .case, .ring, .check, .hit", face).forEach((each) => each.remove());
  copy.setAttribute("viewBox", "-6 -6 100 136");
  copy.append(face);
  const room = document.createElement("div");
  room.className = "cardview";
  room.append(copy);
  const words = $(".hit", card)?.dataset.tip;
  if (words) room.append(Object.assign(document.createElement("p"), { textContent: words }));
  return room;
}

document.addEventListener("click", async (event) => {
  const on = (query) => event.target.closest?.(query);
  let found;
  if ((found = on("[data-options]"))) return narrowTo(found);
  if ((found = on("[data-hint]"))) return pin(found.dataset.hint);
  if (on("[data-unhint]")) return $("#hints").replaceChildren(), (pinned = ""), point("");
  if (narrowed && !on("[data-option]") && !on("[data-zoom], [data-more], #prompt")) narrow(null);
  if ((found = on("[data-refused]")) && !on("[data-option]")) toast(found.dataset.refused);
  else if (on("svg .hit") && !on("[data-option], dialog, .look") && $("#prompt")?.dataset.turn === "1") toast($("#prompt").dataset.notNow);
  else if ((found = on("[data-zoom]"))) {
    if (found.dataset.zoom === "fit") (view.scale = 1), (view.x = view.y = 0), place();
    else zoom(found.dataset.zoom === "in" ? 1.5 : 1 / 1.5);
  } else if ((found = on("[data-zone]"))) showZone(found);
  else if ((found = on("[data-tab-to]"))) {
    $(".table").dataset.tab = found.dataset.tabTo;
    all("[data-tab-to]").forEach((each) => {
      each.classList.toggle("on", each === found);
      each.toggleAttribute("aria-current", each === found);
    });
    settleLog();
    if (found.dataset.tabTo === "board" && pan) place();
  } else if (on("[data-more]")) {
    const open = $("#prompt").classList.toggle("open");
    on("[data-more]").setAttribute("aria-expanded", open);
  } else if ((found = on("[data-mat]"))) {
    const drawn = $("svg", found.parentElement).cloneNode(true);
    try {
      const answer = await fetch(`${root}/t/${document.body.dataset.table}/mat/${found.dataset.mat}`);
      if (!answer.ok) throw answer.status;
      const part = document.createElement("div");
      part.innerHTML = await answer.text();
      enlarge(part);
    } catch {
      enlarge(drawn);
    }
  } else if (on("[data-enlarge]")) enlarge(...["#mat svg", "#hand svg"].map((query) => $(query)).filter(Boolean).map((each) => each.cloneNode(true)));
  else if (on("[data-close]") || event.target === large) large.close();
  else if (on("[data-dismiss]")) on("[data-dismiss]").parentElement.remove();
  else if ((found = on("[data-copy]"))) {
    found.select();
    navigator.clipboard?.writeText(found.value);
  } else if (on("[data-recap]")) recap();
  if (!on(".menu")) all(".menu[open]").forEach((each) => (each.open = false));
});
document.addEventListener("dblclick", (event) => {
  const card = event.target.closest?.("[data-big]");
  if (card && large) enlarge(cardAlone(card));
});
document.addEventListener("contextmenu", (event) => {
  const card = event.target.closest?.("[data-big]");
  if (!card || !large) return;
  event.preventDefault();
  enlarge(cardAlone(card));
});

// -- keyboard: enter on a glowing thing, + and - for zoom, o for all options, e to enlarge ----------------------------------

document.addEventListener("keydown", (event) => {
  if (event.target.closest?.("input, textarea, select")) return;
  if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("svg [data-option], svg [data-options], svg [data-refused]")) {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (event.ctrlKey || event.metaKey || event.altKey) return;
  else if (stage && (event.key === "+" || event.key === "=")) zoom(1.3);
  else if (stage && event.key === "-") zoom(1 / 1.3);
  else if (stage && event.key === "0") $("[data-zoom=fit]")?.click();
  else if (event.key === "o") $("[data-more]")?.click();
  else if (event.key === "e") large && ($("[data-big]:focus-within") ? enlarge(cardAlone($("[data-big]:focus-within"))) : $("[data-enlarge]")?.click());
  else if (event.key === "Escape") narrow(null), $("#prompt")?.classList.remove("open");
  else $(`a[data-key="${CSS.escape(event.key)}"]`)?.click();
});

// -- a hovered line of the log lights up what it names ------------------------------------------------------------------

function light(names) {
  all(".named").forEach((each) => each.classList.remove("named"));
  for (const name of names) all(`[data-name~="${CSS.escape(name)}"]`).forEach((each) => each.classList.add("named"));
}
const naming = (event) => {
  const line = event.target.closest?.("[data-names]");
  if (line) light(line.dataset.names.split(" ").filter(Boolean));
  else if ($(".named") && !recapping) light([]);
};
document.addEventListener("pointerover", naming);
document.addEventListener("focusin", naming);

// -- a hint lights up the option it names, wherever that glows; a click keeps it lit and goes to its button ------------------

let pinned = "";

function point(option) {
  all(".hinted").forEach((each) => each.classList.remove("hinted"));
  if (!option) return;
  for (const each of all("[data-option], [data-options]")) {
    if (!each.closest("dialog") && textsOf(each).includes(option)) (each.closest(".card") ?? each).classList.add("hinted");
  }
}

function pin(option) {
  pinned = option;
  all("[data-hint]").forEach((each) => each.classList.toggle("on", each.dataset.hint === option));
  point(option);
  const button = all("#options [data-option]").find((each) => each.dataset.option === option);
  button?.scrollIntoView({ block: "nearest", inline: "center" });
  button?.focus({ preventScroll: true });
}

const hinting = (event) => {
  const hint = event.target.closest?.("[data-hint]");
  if (hint) point(hint.dataset.hint);
  else if ($(".hinted")) point(pinned);
};
document.addEventListener("pointerover", hinting);
document.addEventListener("focusin", hinting);

// the last turns once more: the board goes back and steps through them, line by line; a new frame ends it
let recapping = false;
async function recap() {
  const place = $("#board-live");
  if (recapping || !place) return;
  recapping = true;
  const now = place.innerHTML;
  const lines = all("#log .now").length ? all("#log .now") : all("#log p").slice(-6);
  const steps = lines.map((line) => [Number(line.dataset.at), line.dataset.names.split(" ").filter(Boolean), line.textContent.trim()]);
  let shown = -1;
  for (const [at, names, words] of steps) {
    if (at !== shown) {
      const answer = await fetch(`${root}/t/${document.body.dataset.table}/frame/${at}`).catch(() => null);
      if (!recapping) return;
      if (answer?.ok) {
        const frame = new DOMParser().parseFromString(await answer.text(), "text/html");
        const board = frame.querySelector("#board-live");
        if (board) place.replaceChildren(...board.childNodes);
        fly();
      }
      shown = at;
    }
    light(names);
    toast(words);
    await new Promise((done) => setTimeout(done, 1200));
    if (!recapping) return;
  }
  place.innerHTML = now;
  recapping = false;
  light([]);
  fly();
}

// -- the score page: the look back comes when it has been thought about ---------------------------------------------------

const looking = $("#chances[data-src]");
if (looking) {
  fetch(looking.dataset.src, { headers: { Accept: "text/html" } })
    .then(async (answer) => (answer.ok ? (looking.innerHTML = await answer.text()) : Promise.reject(answer.status)))
    .catch(() => {});
}

// -- after each frame ------------------------------------------------------------------------------------------------

function settleLog() {
  const log = $("#log");
  if (log && !log.matches(":hover")) log.scrollTop = log.scrollHeight;
  const said = $("#chat");
  if (said) said.scrollTop = said.scrollHeight;
}

function settleOptions() {
  const form = $("#choose"), list = $("#options");
  if (form && list) form.classList.toggle("cut", list.scrollWidth > list.clientWidth + 4);
}

// copies that are alike have ids by place: one that appears flies in from where one like it has vanished
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let known = new Map();

function pieces() {
  const found = new Map();
  for (const each of all(".piece[id]")) {
    const box = each.getBoundingClientRect();
    found.set(each.id, { each, kind: each.getAttribute("href") || each.dataset.kind || "", x: box.left + box.width / 2, y: box.top + box.height / 2, seen: box.width > 0 });
  }
  return found;
}

// lets a piece slide in from where another one (or its own former self) was seen
function shift(piece, from) {
  const rest = piece.each.getAttribute("transform")?.match(/translate\(([-\d.]+) ([-\d.]+)\)(.*)/);
  const scale = piece.each.ownerSVGElement?.getScreenCTM()?.a;
  if (!rest || !scale || Math.hypot(from.x - piece.x, from.y - piece.y) < 2) return;
  const [x, y] = [Number(rest[1]), Number(rest[2])];
  const start = `translate(${x + (from.x - piece.x) / scale}px, ${y + (from.y - piece.y) / scale}px)${rest[3]}`;
  piece.each.animate([{ transform: start }, { transform: `translate(${x}px, ${y}px)${rest[3]}` }], { duration: 420, easing: "cubic-bezier(.2, .8, .2, 1)" });
}

function fly() {
  const now = pieces();
  if (!calm.matches && known.size) {
    const gone = [...known].filter(([id, old]) => !now.has(id) && old.kind && old.seen).map(([, old]) => old);
    for (const [id, piece] of now) {
      const before = known.get(id);
      if (before && before.each !== piece.each && before.seen && piece.seen) shift(piece, before);
      if (before || !piece.kind || !piece.seen) continue;
      const near = gone.filter((old) => old.kind === piece.kind).sort((a, b) => Math.hypot(a.x - piece.x, a.y - piece.y) - Math.hypot(b.x - piece.x, b.y - piece.y))[0];
      if (near) {
        gone.splice(gone.indexOf(near), 1);
        shift(piece, near);
      } else piece.each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
    }
  }
  known = now;
}
known = pieces();

document.addEventListener("stolik:frame", () => {
  tip.hidden = true;
  recapping = false;
  narrow(null);
  if (!$("#hints section")) pinned = "";
  point(pinned);
  fly();
  seek();
  settleLog();
  settleOptions();
});
addEventListener("resize", settleOptions);
document.addEventListener("wheel", (event) => {
  const list = event.target.closest?.("#options");
  if (list && !event.deltaX && list.scrollWidth > list.clientWidth) (list.scrollLeft += event.deltaY), event.preventDefault();
}, { passive: false });
settleLog();
settleOptions();
document.fonts?.ready.then(settleOptions);

// -- clocks run between frames ---------------------------------------------------------------------------------------

setInterval(() => {
  for (const clock of all(".clock.running[data-due]")) {
    const left = Math.max(0, Math.floor(Number(clock.dataset.due) - Date.now() / 1000));
    if (left >= 172800) continue;
    const two = (n) => String(n).padStart(2, "0");
    clock.textContent = left >= 3600 ? `${Math.floor(left / 3600)}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}` : `${Math.floor(left / 60)}:${two(left % 60)}`;
  }
}, 500);

// -- the theme, and forms of other pages ----------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-theme-switch]");
  if (!button) return;
  event.preventDefault();
  const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = dark ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  const body = new URLSearchParams({ theme, back: location.pathname });
  fetch(`${root}/person`, { method: "POST", body, redirect: "manual" }).catch(() => {});
});

$("#slider")?.addEventListener("change", (event) => (location.href = event.target.dataset.goto + event.target.value));

// a new table: what cannot be chosen with the rest is closed and says why
const form = $("form[data-check]");
async function check() {
  const players = Number(new FormData(form).get("players"));
  all("[data-seat-row]", form).forEach((row) => (row.hidden = Number(row.dataset.seatRow) >= players));
  for (const row of all("[data-seat-row]", form)) $(".about", row).textContent = $("select", row).selectedOptions[0]?.dataset.about ?? "";
  all("[data-players]", form).forEach((row) => (row.hidden = Number(row.dataset.players) !== players));
  const answer = await fetch(form.dataset.check + "?" + new URLSearchParams(new FormData(form))).catch(() => null);
  if (!answer?.ok) return;
  const { impossible, values = {} } = await answer.json();
  $("#why").textContent = impossible;
  $("#why").hidden = !impossible;
  $("#start").disabled = Boolean(impossible);
  for (const field of all("input[type=radio], input[type=checkbox], option", form)) {
    const name = field.name || field.closest("select")?.name;
    const reason = values[`${name}=${field.value}`] || "";
    field.disabled = Boolean(reason) && !field.checked && !field.selected;
    const shown = field.closest("label") || field;
    if (reason) {
      shown.dataset.own ??= shown.dataset.tip ?? "";
      shown.dataset.tip = reason;
    } else if (shown.dataset.own !== undefined) {
      shown.dataset.tip = shown.dataset.own;
      delete shown.dataset.own;
    }
  }
}
form?.addEventListener("change", check);
if (form) check();

const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
for (const time of all("[data-when]")) {
  const minutes = Math.round((Number(time.dataset.when) * 1000 - Date.now()) / 60000);
  const [value, unit] = Math.abs(minutes) < 60 ? [minutes, "minute"] : Math.abs(minutes) < 1440 ? [Math.round(minutes / 60), "hour"] : [Math.round(minutes / 1440), "day"];
  time.textContent = ago.format(value, unit);
}
