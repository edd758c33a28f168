"use strict";

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
