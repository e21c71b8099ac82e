// Every page: the theme, menus, links to copy, and times as people say them.

import { all, around, root } from "./dom.js";
import "./words.js";

document.addEventListener("click", (event) => {
  if (around(event, "[data-theme-switch]")) {
    event.preventDefault();
    turnTheme();
  }
  const field = around(event, "[data-copy]");
  if (field) {
    field.select();
    navigator.clipboard?.writeText(field.value);
  }
  around(event, "[data-dismiss]")?.parentElement.remove();
  if (!around(event, ".menu, .bar > .dealing")) all(".menu[open]").forEach((each) => (each.open = false));
});

function turnTheme() {
  const page = document.documentElement.dataset;
  const dark = page.theme ? page.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  page.theme = dark ? "light" : "dark";
  const fields = new URLSearchParams({ theme: page.theme, back: location.pathname });
  fetch(`${root}/person`, { method: "POST", body: fields, redirect: "manual" }).catch(() => {});
}

const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });

function told(minutes) {
  if (!minutes) return ago.format(0, "second");
  if (Math.abs(minutes) < 60) return ago.format(minutes, "minute");
  if (Math.abs(minutes) < 1440) return ago.format(Math.round(minutes / 60), "hour");
  return ago.format(Math.round(minutes / 1440), "day");
}

// since when: the time of day, and before today also the day
function since(moment) {
  const lang = document.documentElement.lang;
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(moment).setHours(0, 0, 0, 0)) / 86400000);
  const hour = moment.toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (days < 1) return hour;
  return days < 2 ? `${ago.format(-1, "day")}, ${hour}` : moment.toLocaleDateString(lang, { day: "numeric", month: "short" });
}

for (const time of all("[data-since]")) time.textContent = since(new Date(Number(time.dataset.since) * 1000));
for (const time of all("[data-when]")) time.textContent = told(Math.round((Number(time.dataset.when) * 1000 - Date.now()) / 60000));
