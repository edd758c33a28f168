"use strict";

/* Minimax and alpha-beta on an explicit tree: the events of plymeter's own searches, told in the same words (tree/step.c).
 * Values are BigInt, so that all are exact; what is beyond them is Infinity. */

function readNode(nested, rootIsMin, parent = null, place = 0) {
  const node = { parent, place, max: parent ? !parent.max : !rootIsMin, path: parent ? [...parent.path, place] : [], children: [] };
  node.type = !parent ? 1 : parent.type === 2 ? 3 : parent.type === 1 && place === 0 ? 1 : 2;
  if (Array.isArray(nested)) node.children = nested.map((child, i) => readNode(child, rootIsMin, node, i));
  else node.value = BigInt(nested);
  return node;
}

const nodesOf = (node) => [node, ...node.children.flatMap(nodesOf)];

/* The root's tree, and the events of its search. */
function searched(nested, rootIsMin, cutting) {
  const root = readNode(nested, rootIsMin), events = [];
  function visit(node, alpha, beta) {
    events.push({ kind: "visit", node, alpha, beta });
    if (!node.children.length) {
      events.push({ kind: "leaf", node });
      return node.value;
    }
    let best = node.max ? -Infinity : Infinity;
    for (const child of node.children) {
      const value = visit(child, alpha, beta);
      if (node.max ? value > best : value < best) best = value;
      if (!cutting) continue;
      if (node.max ? best >= beta : best <= alpha) {
        events.push({ kind: "cut", node });
        break;
      }
      if (node.max) alpha = larger(alpha, best);
      else beta = smaller(beta, best);
    }
    return best;
  }
  visit(root, -Infinity, Infinity);
  const search = { root, events, cutting, nodes: nodesOf(root) };
  begin(search);
  return search;
}

const larger = (a, b) => a > b ? a : b, smaller = (a, b) => a < b ? a : b;

/* --- what the events prove (tree/proof.c) --- */

function begin(search) {
  search.visits = search.leaves = 0;
  for (const node of search.nodes) Object.assign(node, { visit: 0, lower: -Infinity, upper: Infinity, cut: "", principal: false });
}

/* The bounds that the children of a node prove, without one of them. */
function bounds(node, but) {
  const better = node.max ? larger : smaller, worst = node.max ? -Infinity : Infinity;
  const best = (bound) => node.children.reduce((all, child) => child === but ? all : better(all, child[bound]), worst);
  return { lower: best("lower"), upper: best("upper") };
}

/* Which bound lets a node be cut: its parent's, or that of a node further up? */
function cutOf(node) {
  for (let below = node, up = 1; below.parent; below = below.parent, up++) {
    const { lower, upper } = bounds(below.parent, below);
    if (up % 2 && (node.max ? upper <= node.lower : lower >= node.upper)) return up === 1 ? "shallow" : "deep";
  }
}

function take(search, event) {
  const { kind, node } = event;
  if (kind === "visit") {
    Object.assign(node, { visit: ++search.visits, alpha: event.alpha, beta: event.beta });
  } else if (kind === "leaf") {
    node.lower = node.upper = node.value;
    search.leaves++;
    for (let above = node.parent; above; above = above.parent) Object.assign(above, bounds(above));
  } else {
    node.cut = cutOf(node);
  }
}

/* The search when it has told so many events; after the last the principal variation is known. */
function replay(search, count) {
  begin(search);
  search.events.slice(0, count).forEach((event) => take(search, event));
  if (count <= search.events.length) return;
  for (let node = search.root; node && node.lower == node.upper;) {
    node.principal = true;
    node = node.children.find((child) => child.visit && child.lower == node.lower && child.upper == node.upper);
  }
}

/* --- words --- */

const MOST_PLIES = 24;
const side = (node) => node.max ? "MAX" : "MIN";

function nameOf(node) {
  const path = node.path.slice(-MOST_PLIES);
  return side(node) + (path.length < node.path.length ? " ..." : "") + (path.length ? " " + path.join(".") : "");
}

/* As C's %.10g and, from a thousand millions on, %.4g have it. */
function valueText(value) {
  if (typeof value === "number") return value < 0 ? "-∞" : "∞";
  if (value > -1000000000n && value < 1000000000n) return String(value);
  return Number(value).toExponential(3).replace(/\.?0*e\+(\d)$/, "e+0$1").replace(/\.?0*e/, "e");
}

const windowText = (node) => `(${valueText(node.alpha)}, ${valueText(node.beta)})`;

/* What is proved: of two bounds one is enough if it lies outside the window, which asked for no more. */
function proved(node) {
  const exact = node.lower == node.upper;
  const least = node.lower > -Infinity && (exact || !(node.visit && node.upper <= node.alpha));
  const most = node.upper < Infinity && (exact || !(node.visit && node.lower >= node.beta));
  if (least && most) return valueText(node.lower) + (exact ? "" : ".." + valueText(node.upper));
  return least ? "≥" + valueText(node.lower) : most ? "≤" + valueText(node.upper) : "";
}

const unvisited = (node) => node.children.filter((child) => !child.visit).length;
const plural = (count, one, more) => `${count} ${count === 1 ? one : more}`;

function windowReason({ alpha, beta }) {
  if (alpha === -Infinity && beta === Infinity) return "Any value matters here.";
  if (beta === Infinity) return `Only a value above ${valueText(alpha)} matters here.`;
  if (alpha === -Infinity) return `Only a value below ${valueText(beta)} matters here.`;
  if (alpha + 1n >= beta) return `A null window: it asks only whether the value is above ${valueText(alpha)}.`;
  return `Only a value between ${valueText(alpha)} and ${valueText(beta)} matters here.`;
}

function cutReason(node) {
  const rest = unvisited(node), { max } = node;
  const value = valueText(max ? node.lower : node.upper), bound = valueText(max ? node.beta : node.alpha), or = max ? "or less" : "or more";
  return `${nameOf(node)} is worth at ${max ? "least" : "most"} ${value}, whatever else there is below it; ` +
    (node.cut === "shallow" ? `${nameOf(node.parent)} already has a move worth ${bound} ${or}`
      : `${max ? "MIN" : "MAX"} already has ${bound} ${or} further up the tree`) + ", and will not come here" +
    (rest === 0 ? ". It was the last child, so that nothing is saved."
      : rest === 1 ? ". So the last child cannot matter." : `. So the ${rest} children left cannot matter.`);
}

const cutText = (node) => `${node.cut === "deep" ? "deep " : ""}${node.max ? "beta" : "alpha"} cut`;

/* Take an event; what happened, why, and, where a branch may be cut, whose branch that is. */
function tell(search, event) {
  const { kind, node } = event, above = [];
  for (let at = node; at && above.length < MOST_PLIES; at = at.parent) above.push({ at, lower: at.lower, upper: at.upper });
  take(search, event);
  if (kind === "visit")
    return { kind, what: `${nameOf(node)}  window ${windowText(node)}`, why: windowReason(node), ask: node.place > 0 ? nameOf(node.parent) : "" };
  if (kind === "cut")
    return {
      kind, what: `${nameOf(node)}: ${cutText(node)}, ${plural(unvisited(node), "child", "children")} not visited`,
      why: cutReason(node), ask: unvisited(node) > 0 ? nameOf(node) : "",
    };
  const changed = above.filter(({ at, lower, upper }) => at.lower != lower || at.upper != upper);
  return {
    kind, what: [nameOf(node)].concat(changed.map(({ at }) => `${nameOf(at)} is ${proved(at) || "open"}`).join(", ")).join(": "),
    why: "The game is over here.", ask: "",
  };
}

/* Every step of a search, and what came of it. */
function steps(search) {
  begin(search);
  const told = search.events.map((event) => tell(search, event));
  const cut = search.nodes.reduce((all, node) => all + (node.visit ? unvisited(node) : 0), 0);
  const why = `The search is over: the root is worth ${proved(search.root)}, and the thick line is the principal variation. It took ` +
    `${plural(search.visits, "visit", "visits")}, ${search.leaves} of them to leaves; ${plural(cut, "branch was", "branches were")} never visited.`;
  return [...told, { kind: "over", what: "", why, ask: "" }];
}
