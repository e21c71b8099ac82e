// A new table: what cannot be chosen with the rest is closed and says why.

import { $, all } from "./dom.js";

const form = $("form[data-check]");

function showSeats() {
  const players = Number(new FormData(form).get("players"));
  for (const row of all("[data-seat-row]", form)) {
    row.hidden = Number(row.dataset.seatRow) >= players;
    $(".about", row).textContent = $("select", row).selectedOptions[0]?.dataset.about ?? "";
  }
  all("[data-players]", form).forEach((row) => (row.hidden = Number(row.dataset.players) !== players));
}

function close(field, reason) {
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

async function check() {
  showSeats();
  const answer = await fetch(form.dataset.check + "?" + new URLSearchParams(new FormData(form))).catch(() => null);
  if (!answer?.ok) return;
  const { impossible, values = {} } = await answer.json();
  $("#why").textContent = impossible;
  $("#why").hidden = !impossible;
  $("#start").disabled = Boolean(impossible);
  for (const field of all("input[type=radio], input[type=checkbox], option", form)) {
    const name = field.name || field.closest("select")?.name;
    close(field, values[`${name}=${field.value}`]);
  }
}

form.addEventListener("change", check);
check();
