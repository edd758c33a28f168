"use strict";

/* A page that has an explicit tree draws all of it, with both searches beside each other, and lets it be changed. */

const LEVEL = 48, ABOVE = 9, HEIGHT = 13, MARGIN = 4;
const scaled = (text, size) => 0.56 * size * text.length;

/* Leaves stand side by side, and parents in the middle above theirs. */
function place(search) {
  const leaves = (node) => node.children.length ? node.children.reduce((all, child) => all + leaves(child), 0) : 1;
  const longest = Math.max(...search.nodes.filter((node) => !node.children.length).map((node) => valueText(node.value).length));
  const shape = Math.max(15, scaled("0".repeat(longest + 1), 8) + 6), number = `v${search.nodes.length}`;
  const window = scaled("0".repeat("(, )".length + 2 * longest), 5.2);
  let pitch = Math.max(2 * (3 + scaled(number, 6.2)), shape) + 5, next = 0, deepest = 0;
  for (const node of search.nodes) if (node.children.length) pitch = Math.max(pitch, (window + 4) / leaves(node));
  (function stand(node) {
    node.children.forEach(stand);
    node.x = node.children.length ? (node.children[0].x + node.children.at(-1).x) / 2 : MARGIN + (next++ + 0.5) * pitch;
    node.y = MARGIN + ABOVE + LEVEL * node.path.length;
    deepest = Math.max(deepest, node.path.length);
  })(search.root);
  Object.assign(search, { shape, width: 2 * MARGIN + Math.max(next * pitch, 50), height: 2 * MARGIN + 2 * ABOVE + HEIGHT + LEVEL * deepest });
  if (next === 1) for (const node of search.nodes) node.x = search.width / 2;
}

/* --- drawing --- */

const number = (value) => value.toFixed(1);
const text = (x, y, kind, words) => `<text x="${number(x)}" y="${number(y)}" class="${kind}">${words.replaceAll("-", "−")}</text>`;

function outline(node, width, kind) {
  return node.max
    ? `<rect class="${kind}" x="${number(node.x - width / 2)}" y="${node.y}" width="${number(width)}" height="${HEIGHT}"/>`
    : `<ellipse class="${kind}" cx="${number(node.x)}" cy="${node.y + HEIGHT / 2}" rx="${number(width / 2)}" ry="${HEIGHT / 2}"/>`;
}

function edgeTo(node, windowed) {
  const { parent } = node, foot = parent.y + HEIGHT + (windowed && parent.visit ? 9 : 0);
  const kind = node.principal ? "principal" : node.visit ? "plain" : parent.cut && parent.visit ? "cut" : "later";
  return `<path class="${kind}" d="M${number(parent.x)} ${foot}L${number(node.x)} ${Math.max(foot, node.y - ABOVE)}V${node.y}"/>`;
}

/* All nodes, also those that are not visited yet, or never; `here` is the one that the last event is about. */
function drawn(search, here, chosen) {
  const parts = search.nodes.slice(1).map((node) => edgeTo(node, search.cutting)), { shape, width, height } = search;
  for (const node of search.nodes) {
    const words = node.visit ? proved(node) : node.children.length ? "" : valueText(node.value), root = !node.parent;
    const wide = Math.max(shape, scaled(words, 8) + 6), path = node.path.join(".");
    parts.push(`<g data-path="${path}" class="node${node.visit ? "" : " later"}${path && path === chosen ? " chosen" : ""}">`,
      `<rect class="hit" x="${number(node.x - wide / 2 - 2)}" y="${node.y - ABOVE}" width="${number(wide + 4)}" height="${ABOVE + HEIGHT + 4}"/>`,
      outline(node, wide, `${node.max ? "max" : "min"}${node.principal ? " principal" : ""}`));
    if (node === here) parts.push(`<g class="here">${outline(node, wide + 4, "")}</g>`);
    parts.push(text(node.x, node.y + HEIGHT - 3.8, "large", words));
    if (node.visit) {
      parts.push(text(node.x - 2.5, node.y - 2, "small before", (root ? "visit " : "v") + node.visit),
        text(node.x + 2.5, node.y - 2, "small behind", (root ? "type " : "t") + node.type));
      if (search.cutting && node.children.length) parts.push(text(node.x, node.y + HEIGHT + 6.8, "small", windowText(node)));
    }
    const lost = node.visit && node.cut && node.children.find((child) => !child.visit);
    if (lost) parts.push(text(lost.x, lost.y - 2, "small reason", `${node.cut === "deep" ? "deep " : ""}${node.max ? "β" : "α"} cut`));
    parts.push("</g>");
  }
  return `<svg role="img" aria-label="The tree; every step stands below in words" viewBox="0 0 ${number(width)} ${number(height)}">${parts.join("")}</svg>`;
}

/* --- both searches --- */

/* After how many events minimax is where alpha-beta is after each of its own: what that cuts off minimax has searched. */
function meetings(cutting, plain) {
  const first = new Map(), last = new Map();
  plain.events.forEach(({ kind, node }, i) => {
    if (kind === "visit") first.set(node.path.join("."), i + 1);
    for (let at = node; at; at = at.parent) last.set(at.path.join("."), i + 1);
  });
  return cutting.events.map(({ kind, node }) => (kind === "visit" ? first : last).get(node.path.join(".")));
}

function item({ kind, what, why, ask }) {
  const li = document.createElement("li"), word = document.createElement("b"), reason = document.createElement("span");
  li.className = kind;
  if (ask) li.dataset.ask = ask;
  word.textContent = kind === "over" ? "end" : kind;
  reason.textContent = why;
  li.append(word, what ? ` ${what} ` : " ", reason);
  return li;
}

/* Draws the tree of a page that has one; `changed` is called whenever there are other steps. */
function liveTree(viewer, changed) {
  const { tree, root, algorithm } = viewer.dataset, rootIsMin = root === "min", list = viewer.querySelector(".steps ol");
  const figures = [...viewer.querySelectorAll("figure")].slice(0, 2), edit = viewer.querySelector(".edit");
  const select = edit.querySelector("select"), input = edit.querySelector("input");
  let nested = JSON.parse(tree), cutting = algorithm === "alphabeta", chosen = "", searches, meets, dragged = null;

  const written = (part) => Array.isArray(part) ? `[${part.map(written)}]` : String(part);
  const node = () => searches[0].nodes.find((one) => one.path.join(".") === chosen) ?? searches[0].root;
  const siblings = (path) => path.slice(0, -1).reduce((part, i) => part[i], nested);

  function searchAnew() {
    searches = [cutting, !cutting].map((cuts) => searched(nested, rootIsMin, cuts));
    searches.forEach(place);
    meets = meetings(...(cutting ? searches : [...searches].reverse()));
    list.replaceChildren(...steps(searches[0]).map(item));
    select.replaceChildren(...searches[0].nodes.map((one) => new Option(`${nameOf(one)}${one.children.length ? "" : ` (${one.value})`}`, one.path.join("."))));
    choose(chosen);
    changed();
  }

  function searchEdited() {
    searchAnew();
    viewer.parentNode.querySelector(".command").textContent =
      `plymeter draw game=tree 'tree=${written(nested)}'${rootIsMin ? " root=min" : ""} algorithm=${cutting ? "alphabeta" : "minimax"} --step`;
  }

  function choose(path) {
    chosen = path;
    const { children, value, parent, place } = node();
    select.value = chosen;
    input.value = children.length ? "" : value;
    input.disabled = children.length > 0;
    for (const button of edit.querySelectorAll("[data-move]"))
      button.disabled = !parent?.children[place + Number(button.dataset.move)];
    edit.querySelector("[data-do=swap]").textContent = `Step through ${cutting ? "minimax" : "alpha-beta"}`;
  }

  function move(by) {
    const { path, parent } = node(), from = path.at(-1), to = from + by, all = parent && siblings(path);
    if (!all || !(to in all)) return;
    all.splice(to, 0, ...all.splice(from, 1));
    chosen = [...path.slice(0, -1), to].join(".");
    searchEdited();
  }

  input.addEventListener("change", () => {
    const { path, value } = node(), good = /^[-−+]?\d+$/.test(input.value.trim());
    input.setCustomValidity(good ? "" : "A leaf's value is a whole number.");
    if (!good) return void (input.reportValidity(), input.value = value);
    const wanted = BigInt(input.value.trim().replace("−", "-").replace("+", ""));
    if (path.length) siblings(path)[path.at(-1)] = wanted;
    else nested = wanted;
    searchEdited();
  });
  input.addEventListener("input", () => input.setCustomValidity(""));
  select.addEventListener("change", () => { choose(select.value); changed(); });
  for (const button of edit.querySelectorAll("button"))
    button.addEventListener("click", () => {
      if (button.dataset.move) return move(Number(button.dataset.move));
      if (button.dataset.do === "swap") cutting = !cutting;
      else nested = JSON.parse(tree);
      searchEdited();
    });

  /* A node that is dragged past the middle of a sibling takes its place. */
  for (const figure of figures) {
    const box = figure.querySelector(".tree");
    const across = (event) => {
      const svg = box.querySelector("svg").getBoundingClientRect();
      return (event.clientX - svg.left) * searches[0].width / svg.width;
    };
    box.addEventListener("pointerdown", (event) => {
      const path = event.target.closest("[data-path]")?.dataset.path;
      if (path === undefined) return;
      box.setPointerCapture(event.pointerId);
      dragged = event.pointerId;
      choose(path);
      changed();
    });
    box.addEventListener("pointermove", (event) => {
      const { parent, place } = node();
      if (event.pointerId !== dragged || !parent) return;
      const to = parent.children.filter((other) => other !== parent.children[place] && other.x < across(event)).length;
      if (to !== place) move(to - place);
    });
    for (const end of ["pointerup", "pointercancel"]) box.addEventListener(end, () => { dragged = null; });
    box.addEventListener("dblclick", () => { if (!input.disabled) { input.focus(); input.select(); } });
  }

  edit.hidden = figures[1].hidden = false;
  return {
    start: searchAnew,
    paint(step) {
      const over = step > searches[0].events.length;
      const other = over ? Infinity : cutting ? meets[step - 1] : meets.filter((meeting) => meeting <= step).length;
      [step, other].forEach((count, i) => {
        const search = searches[i], box = figures[i].querySelector(".tree");
        replay(search, count);
        box.innerHTML = drawn(search, search.events[count - 1]?.node, chosen);
        figures[i].style.flexBasis = `${1.5 * search.width}px`;
        Object.assign(box.firstChild.style, { minWidth: `${1.5 * search.width}px`, width: `${2.6 * search.width}px`, maxWidth: "100%" });
        figures[i].querySelector("figcaption").textContent =
          `${search.cutting ? "Alpha-beta" : "Minimax"}: ${plural(search.leaves, "leaf", "leaves")}${over ? "" : " so far"}`;
      });
    },
  };
}
