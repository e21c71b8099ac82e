// The rules to read: a search that answers while one types, the list of things sifted, printing, and where one is.

import { $, all, around, root } from "./dom.js";

const field = $("#q"), list = $("#found");
let asked = 0;

function row({ sign, title, address, text }) {
  const item = document.createElement("li"), link = document.createElement("a");
  const part = (name, said, into = link) => into.appendChild(Object.assign(document.createElement(name), { textContent: said }));
  link.href = root + address;
  part("span", sign).className = "nr";
  part("b", title);
  const line = part("span", text[0]);
  part("mark", text[1], line);
  line.append(text[2]);
  item.append(link);
  return item;
}

async function find() {
  const query = field.value.trim(), now = ++asked;
  if (query.length < 2) return void (list.hidden = true);
  const answer = await fetch(`${field.form.action}?${new URLSearchParams({ q: query, part: 1 })}`).catch(() => null);
  if (!answer?.ok || now !== asked) return;
  const hits = await answer.json();
  list.replaceChildren(...hits.map(row));
  list.hidden = !hits.length;
}

if (field) {
  field.addEventListener("input", find);
  field.addEventListener("focus", find);
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !around(event, "input, textarea")) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === "Escape") list.hidden = true;
    if (["ArrowDown", "ArrowUp"].includes(event.key) && around(event, ".finder")) {
      const links = [field, ...all("a", list)], at = links.indexOf(document.activeElement);
      event.preventDefault();
      links[(at + (event.key === "ArrowDown" ? 1 : links.length - 1)) % links.length].focus();
    }
  });
  document.addEventListener("click", (event) => {
    if (!around(event, ".finder form") || around(event, "#found a")) list.hidden = true;
    if (around(event, "[data-print]")) print();
  });
}

// paper is light
let theme = "";
addEventListener("beforeprint", () => {
  theme = document.documentElement.dataset.theme ?? "";
  document.documentElement.dataset.theme = "light";
});
addEventListener("afterprint", () => {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
});

// the chapter that is being read, at a quarter of the height, stands out in the contents
const links = new Map(all(".contents ol a").map((each) => [each.hash.slice(1), each]));
const seen = new IntersectionObserver(
  (entries) => {
    const { target } = entries.findLast((each) => each.isIntersecting) ?? {};
    if (!target) return;
    for (const [id, link] of links) id === target.id ? link.setAttribute("aria-current", "location") : link.removeAttribute("aria-current");
  },
  { rootMargin: "-25% 0px -75% 0px" },
);
for (const chapter of all("section.chapter[id]")) seen.observe(chapter);

const sift = $("[data-sift]");
sift?.addEventListener("submit", (event) => event.preventDefault());
sift?.addEventListener("input", () => {
  const words = sift.words.value.trim().toLowerCase();
  for (const each of all(".catalogue > li")) {
    each.hidden = (sift.reconstructed.checked && each.dataset.mark !== "reconstructed") || !each.textContent.toLowerCase().includes(words);
  }
  for (const each of all(".group")) each.hidden = !$(".catalogue > li:not([hidden])", each);
});
