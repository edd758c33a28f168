"use strict";

/* Tables are sorted by a click on a column's head: numbers as such, all else as text. */
function valueOf(row, column) {
  const cell = row.cells[column];
  return cell.dataset.value ?? cell.textContent.trim();
}

function compare(a, b) {
  const x = Number(a), y = Number(b);
  if (a !== "" && b !== "" && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a.localeCompare(b, "en");
}

function sortBy(table, head) {
  const falling = head.getAttribute("aria-sort") === "ascending";
  const body = table.tBodies[0];
  const rows = [...body.rows];
  rows.sort((a, b) => {
    const x = valueOf(a, head.cellIndex), y = valueOf(b, head.cellIndex);
    if (x === "" || y === "") return (x === "") - (y === ""); /* what is missing comes last */
    return falling ? compare(y, x) : compare(x, y);
  });
  for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", falling ? "descending" : "ascending");
  body.append(...rows);
}

for (const table of document.querySelectorAll("table.sortable"))
  for (const head of table.tHead.rows[0].cells) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => sortBy(table, head));
  }

/* Of a long table those rows are chosen that have all words of a field above it: "best", a whole number, "limit=4". */
function filter(table) {
  const rows = [...table.tBodies[0].rows], heads = [...table.tHead.rows[0].cells].map((head) => head.textContent.trim());
  const field = Object.assign(document.createElement("input"), { type: "search", className: "filter", placeholder: "choose rows: words, or column=value" });
  const count = document.createElement("output");
  const has = (row, word) => [...row.cells].some((cell, i) => {
    const text = cell.textContent.trim().toLowerCase();
    return word.includes("=") ? `${heads[i]}=${text}` === word : /^[\d.]+$/.test(word) ? text === word : text.includes(word);
  });
  field.setAttribute("aria-label", "Choose rows by words, or by column=value");
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) row.hidden = !words.every((word) => has(row, word));
    count.textContent = words.length ? `${rows.filter((row) => !row.hidden).length} of ${rows.length}` : "";
  });
  table.parentNode.before(field, count);
}

for (const table of document.querySelectorAll("table.sortable")) if (table.tBodies[0].rows.length > 5) filter(table);

/* A figure is in the page once: small ones are what its section shows, and so is what can be saved. */
for (const thumb of document.querySelectorAll(".thumb")) {
  const figure = document.getElementById(thumb.dataset.of).querySelector(".plot picture");
  if (!figure) continue;
  const narrow = figure.querySelector("source");
  thumb.append(Object.assign(new Image(), { alt: "", src: narrow ? narrow.srcset : figure.querySelector("img").src }));
}

for (const link of document.querySelectorAll(".shown")) {
  const figure = link.closest("section").querySelector(".plot img");
  link.hidden = !figure;
  if (figure) link.href = figure.src;
}

/* In a gallery figures are small, so that they have one column, until they are clicked. */
for (const figure of document.querySelectorAll(".gallery .plot")) {
  const narrow = figure.querySelector("source"), media = narrow?.media;
  const show = (large) => {
    figure.closest("section").classList.toggle("large", large);
    if (narrow) narrow.media = large ? media : "all";
  };
  show(false);
  figure.querySelector("img").addEventListener("click", () => show(!figure.closest("section").classList.contains("large")));
}

/* A click on a command copies it, or at least selects it. */
for (const command of document.querySelectorAll(".command")) {
  command.title = "copy";
  command.addEventListener("click", () => {
    getSelection().selectAllChildren(command);
    navigator.clipboard?.writeText(command.textContent).then(() => command.classList.add("copied"), () => {});
  });
}

/* A search step by step: everything is there already, and shown when its time has come. */
function watch(viewer) {
  const moments = [...viewer.querySelectorAll(".moment")];
  const steps = [...viewer.querySelectorAll(".steps li")];
  const slider = viewer.querySelector("input"), said = viewer.querySelector(".said");
  const buttons = {};
  for (const button of viewer.querySelectorAll("[data-go]")) buttons[button.dataset.go] = button;
  const last = steps.length;
  let now = 1, timer = 0;

  function keepInSight(box, part) {
    const outer = box.getBoundingClientRect(), inner = part.getBoundingClientRect();
    if (inner.left < outer.left || inner.right > outer.right)
      box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }

  function show(step) {
    now = Math.min(Math.max(step, 1), last);
    const item = steps[now - 1];
    for (const moment of moments)
      moment.classList.toggle("now", moment.dataset.from <= now && now <= moment.dataset.to);
    steps.forEach((other, i) => i === now - 1 ? other.setAttribute("aria-current", "step") : other.removeAttribute("aria-current"));
    said.className = "said " + item.className;
    said.replaceChildren(...[...item.childNodes].map((node) => node.cloneNode(true)));
    slider.value = now;
    slider.setAttribute("aria-valuetext", `${now} of ${last}`);
    viewer.querySelector("output").textContent = `${now} of ${last}`;
    buttons.first.disabled = buttons.back.disabled = now === 1;
    buttons.next.disabled = buttons.last.disabled = now === last;
    keepInSight(item.parentNode, item);
    const ring = viewer.querySelector(".here.now");
    if (ring) keepInSight(viewer.querySelector(".tree"), ring);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    buttons.play.textContent = "Play";
    buttons.play.setAttribute("aria-label", "Play");
  }

  function play() {
    if (now === last) show(1);
    buttons.play.textContent = "Pause";
    buttons.play.setAttribute("aria-label", "Pause");
    timer = setInterval(() => now < last ? show(now + 1) : stop(), 1400);
  }

  const go = {
    first: () => show(1), back: () => show(now - 1), next: () => show(now + 1), last: () => show(last),
    play: () => timer ? stop() : play(),
  };
  for (const name in go)
    buttons[name].addEventListener("click", () => {
      if (name !== "play") stop();
      go[name]();
    });
  slider.addEventListener("input", () => { stop(); show(Number(slider.value)); });
  steps.forEach((item, i) => item.addEventListener("click", () => { stop(); show(i + 1); }));

  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
  viewer.addEventListener("keydown", (event) => {
    if (!(event.key in keys) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stop();
    go[keys[event.key]]();
  });

  viewer.classList.add("live");
  viewer.querySelector(".controls").hidden = false;
  said.hidden = false;
  show(1);
}

document.querySelectorAll(".viewer").forEach(watch);

/* On paper nothing is folded. */
let folded = [];
addEventListener("beforeprint", () => {
  folded = [...document.querySelectorAll("details:not([open])")];
  for (const part of folded) part.open = true;
});
addEventListener("afterprint", () => {
  for (const part of folded) part.open = false;
});
