// The rules beside the table: every link into them opens a panel at the right place; without this script, their page.

import { $, around, body, root } from "./dom.js";

const own = `${root}/help/${body.dataset.edition ?? body.dataset.game}`;
let panel = null, back = null;

function opened() {
  if (panel) return panel;
  panel = document.createElement("dialog");
  panel.className = "rules-beside";
  panel.innerHTML = '<header><a target="_blank"></a><span class="grow"></span><button type="button" class="btn icon" data-shut></button></header><div class="beside"></div>';
  const whole = $("header a", panel), shut = $("[data-shut]", panel);
  whole.href = own;
  whole.textContent = panel.ariaLabel = body.dataset.rulesWords;
  shut.ariaLabel = body.dataset.closeWords;
  shut.textContent = "×";
  body.append(panel);
  const ground = $("svg.ground");
  if (ground && !ground.id) ground.id = "ground"; // figures cut from the board show it
  return panel;
}

// a chapter for itself; the other pages as they are
function part(address) {
  const chapter = address.pathname === own && address.hash.slice(1);
  const wanted = new URL(chapter ? `${own}/chapter/${chapter}` : address.pathname, address);
  wanted.search = address.search;
  wanted.searchParams.set("part", 1);
  return wanted;
}

async function show(address) {
  const answer = await fetch(part(address)).catch(() => null);
  if (!answer?.ok) return void open(address, "_blank");
  const inside = $(".beside", opened());
  inside.innerHTML = await answer.text();
  if (!panel.open) {
    back = document.activeElement;
    panel.show();
  }
  const aim = address.pathname !== own && address.hash && document.getElementById(address.hash.slice(1));
  panel.scrollTop = 0;
  if (aim) aim.scrollIntoView();
  else $("h2", inside)?.focus({ preventScroll: true });
}

function shut() {
  panel?.close();
  back?.focus?.();
}

document.addEventListener("click", (event) => {
  if (around(event, "[data-shut]")) return shut();
  const link = around(event, "a[href]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.closest(".rules-beside header")) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || (address.pathname !== own && !address.pathname.startsWith(`${own}/`))) return;
  event.preventDefault();
  show(address);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && panel?.open) shut();
});
