"use strict";

/* A click on a command copies it, or at least selects it. */
for (const command of document.querySelectorAll(".command")) {
  command.title = "copy";
  command.addEventListener("click", () => {
    getSelection().selectAllChildren(command);
    navigator.clipboard?.writeText(command.textContent).then(() => command.classList.add("copied"), () => {});
  });
}

/* Pictures that are there already, and shown when their time has come; beside them the board of the node that a step is about. */
function film(viewer) {
  const moments = [...viewer.querySelectorAll(".moment")].map((moment) => {
    const [from, to] = moment.dataset.time.split("-");
    return { moment, from, to };
  });
  const svg = viewer.querySelector("svg"), ring = document.createElementNS(svg.namespaceURI, "g"), position = viewer.querySelector(".position");
  const isIn = (outer, { left, right, top, bottom }) => outer.left < left && right < outer.right && outer.top < top && bottom < outer.bottom;
  return {
    start() {
      ring.classList.add("here");
      svg.append(ring);
    },
    paint(step) {
      for (const { moment, from, to } of moments) moment.classList.toggle("now", from <= step && step <= to);
      const { node } = viewer.querySelectorAll(".steps li")[step - 1].dataset, ghost = node && viewer.querySelector(`.ghost[data-node="${node}"]`);
      ring.replaceChildren(...(ghost ? [ghost.firstElementChild.cloneNode()] : []));
      const place = ring.getBoundingClientRect();
      const board = [...viewer.querySelectorAll(".now .board")].find((one) => isIn(place, one.getBoundingClientRect()));
      if (!board) return;
      const { width, height } = board.getBBox();
      position.hidden = false;
      position.lastElementChild.innerHTML =
        `<svg role="img" aria-label="The board" viewBox="-1 -1 ${width + 2} ${height + 2}"><g class="board">${board.innerHTML}</g></svg>`;
    },
  };
}

/* The address says at which step the page begins, and whether it is bare: #step=9&bare. */
const address = () => new URLSearchParams(location.hash.slice(1));

function watch(viewer) {
  const list = viewer.querySelector(".steps ol");
  const slider = viewer.querySelector("[type=range]"), said = viewer.querySelector(".said");
  const asking = viewer.querySelector("[type=checkbox]"), quiz = viewer.querySelector(".quiz");
  const buttons = {}, asked = new Set();
  for (const button of viewer.querySelectorAll("[data-go]")) buttons[button.dataset.go] = button;
  let steps = [...list.children], now = 1, timer = 0, right = 0;

  function keepInSight(box, part) {
    const outer = box.getBoundingClientRect(), inner = part.getBoundingClientRect();
    if (inner.left < outer.left || inner.right > outer.right)
      box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }

  function show(step) {
    now = Math.min(Math.max(step, 1), steps.length);
    const item = steps[now - 1], last = now === steps.length;
    picture.paint(now);
    steps.forEach((other, i) => i === now - 1 ? other.setAttribute("aria-current", "step") : other.removeAttribute("aria-current"));
    said.className = "said " + item.className;
    said.replaceChildren(...[...item.childNodes].map((node) => node.cloneNode(true)));
    slider.max = steps.length;
    slider.value = now;
    slider.setAttribute("aria-valuetext", `${now} of ${steps.length}`);
    viewer.querySelector("output").textContent = `${now} of ${steps.length}`;
    buttons.first.disabled = buttons.back.disabled = now === 1;
    buttons.next.disabled = buttons.last.disabled = last;
    quiz.classList.remove("open");
    keepInSight(list, item);
    for (const ring of viewer.querySelectorAll(".here")) if (ring.getClientRects().length) keepInSight(ring.closest(".tree"), ring);
  }

  /* Elsewhere than before: the address says so, too. */
  function go(step) {
    show(step);
    const hash = address();
    hash.set("step", now);
    history.replaceState(null, "", "#" + String(hash).replace(/=(&|$)/g, "$1"));
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    buttons.play.textContent = "Play";
    buttons.play.setAttribute("aria-label", "Play");
  }

  function play() {
    if (now === steps.length) go(1);
    buttons.play.textContent = "Pause";
    buttons.play.setAttribute("aria-label", "Pause");
    timer = setInterval(() => now < steps.length ? next() : stop(), 1400);
  }

  /* --- before a step that may be a cutoff one can be asked --- */

  function next() {
    const item = steps[now];
    if (!asking.checked || !item?.dataset.ask || asked.has(item)) return go(now + 1);
    if (quiz.classList.contains("open")) return;
    quiz.classList.add("open");
    quiz.querySelector("p").textContent = `What becomes of the next branch of ${item.dataset.ask}?`;
    if (!timer) quiz.querySelector("button").focus();
  }

  function answer(guess) {
    const item = steps[now], good = (guess === "cut") === item.classList.contains("cut");
    asked.add(item);
    right += good;
    go(now + 1);
    quiz.querySelector("p").textContent = `${good ? "Right" : "No"}: it is ${item.classList.contains("cut") ? "cut" : "searched"}. ${right} of ${asked.size} right.`;
    if (!timer) (buttons.next.disabled ? buttons.first : buttons.next).focus();
  }

  function ask() {
    viewer.classList.toggle("asking", asking.checked);
    quiz.hidden = !asking.checked;
    quiz.classList.remove("open");
    quiz.querySelector("p").textContent = "You are asked whenever a node has a value from one branch, and has others left.";
    asked.clear();
    right = 0;
  }

  asking.addEventListener("change", ask);
  for (const button of quiz.querySelectorAll("button")) button.addEventListener("click", () => answer(button.dataset.answer));

  /* --- */

  const picture = viewer.dataset.tree ? liveTree(viewer, () => {
    const atEnd = now === steps.length;
    if (steps[0] !== list.firstChild) {
      steps = [...list.children];
      ask();
    }
    show(atEnd ? steps.length : now);
  }) : film(viewer);

  const moves = {
    first: () => go(1), back: () => go(now - 1), next, last: () => go(steps.length),
    play: () => timer ? stop() : play(),
  };
  for (const name in moves)
    buttons[name].addEventListener("click", () => {
      if (name !== "play") stop();
      moves[name]();
    });
  slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
  list.addEventListener("click", (event) => {
    const at = steps.indexOf(event.target.closest("li"));
    if (at >= 0) { stop(); go(at + 1); }
  });

  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }, guesses = { c: "cut", s: "visit" };
  viewer.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("select, [type=text]")) return;
    if (event.key in guesses && quiz.classList.contains("open")) return answer(guesses[event.key]);
    if (!(event.key in keys)) return;
    event.preventDefault();
    stop();
    moves[keys[event.key]]();
  });

  viewer.classList.add("live");
  viewer.querySelector(".controls").hidden = said.hidden = false;
  const begin = () => {
    document.body.classList.toggle("bare", address().has("bare"));
    show(Number(address().get("step")) || 1);
  };
  picture.start();
  begin();
  addEventListener("hashchange", begin);
  addEventListener("beforeprint", () => picture.paint(steps.length));
  addEventListener("afterprint", () => picture.paint(now));
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
