// The page of data: a search that answers while one types, and a drawing that follows the form of a correction.

import { $, all } from "./dom.js";

const later = (wait, work) => {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  };
};

// what was typed before this script came, or what a browser filled in when one goes back
const touched = (form) =>
  all("input, select", form).some((each) =>
    each.matches("select") ? [...each.options].some((one) => one.defaultSelected && !one.selected)
      : each.matches("[type=checkbox], [type=radio]") ? each.checked !== each.defaultChecked
        : each.value !== each.defaultValue);

const finder = $("[data-find]");
if (finder) {
  let asked = 0;
  const find = async () => {
    const now = ++asked, sought = new URLSearchParams(new FormData(finder)), address = finder.action;
    const answer = await fetch(`${address}?${sought}&part=1`).catch(() => null);
    if (!answer?.ok || now !== asked) return;
    $("#rows").innerHTML = await answer.text();
    history.replaceState(null, "", `${address}?${sought}`);
  };
  finder.addEventListener("input", later(250, find));
  finder.addEventListener("submit", (event) => {
    event.preventDefault();
    find();
  });
  if (touched(finder)) find();
}

const draft = $("[data-draft]");
if (draft) {
  const state = $("#drawing-now");
  let asked = 0;
  const tell = (fields, mistakes) => {
    for (const each of all(".printed-cell", draft)) {
      const wrong = fields[each.dataset.column] ?? "";
      each.classList.toggle("bad", Boolean(wrong));
      $(".mistake", each).textContent = wrong;
      $("input, select", each).toggleAttribute("aria-invalid", Boolean(wrong));
    }
    $("#wrong").replaceChildren(...mistakes.map((said) => Object.assign(document.createElement("p"), { textContent: said })));
  };
  const draw = async () => {
    const now = ++asked;
    state.textContent = "…";
    const answer = await fetch(`${draft.action}/draw`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(new FormData(draft)),
    }).catch(() => null);
    const found = await answer?.json().catch(() => null);
    if (now !== asked) return;
    state.textContent = "";
    if (!answer?.ok) return void tell({}, found?.message ? [found.message] : []);
    if (found.ground) $("#stash").innerHTML = found.ground;
    if (found.picture) $("#drawn").innerHTML = found.picture;
    tell(found.fields, found.mistakes);
    draft.dataset.drawn = Number(draft.dataset.drawn ?? 0) + 1;
  };
  draft.addEventListener("input", later(300, draw));
  draft.addEventListener("submit", () => (state.textContent = "…")); // it is tried before it is written
  draft.addEventListener("click", (event) => {
    if (!event.target.closest("[data-draw]")) return;
    event.preventDefault();
    draw();
  });
  if (touched(draft)) draw();
}

// what was corrected last is what one reads on from
if (location.hash.startsWith("#row-")) document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
