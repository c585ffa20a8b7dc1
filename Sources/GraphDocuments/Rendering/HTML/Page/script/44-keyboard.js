// Clicks and keys, and the items in reach of the Tab key: the groups, and one node at a time.

let tabStop = null;

function followGraph() {
  svg.addEventListener("focusin", (event) => {
    const item = itemAt(event);
    if (item && !item.groups) setTabStop(item);
  });
  stage.addEventListener("click", (event) => {
    if (hasDragged || !svg.contains(event.target) && event.target !== stage) return;
    const item = itemAt(event);
    const lines = item || !isMap() ? [] : linesAt(event);
    if (item?.groups && event.target.closest(".about")) askAbout(item);
    else if (item?.groups) toggle(item);
    else if (item) select(item);
    else if (lines.length > 0) askAboutLines(lines);
    else if (isMap() || selected !== place.node) select(isMap() ? null : place.node);
  });
  svg.addEventListener("keydown", (event) => {
    const item = itemAt(event);
    if (!item) return;
    if (event.key === "i" && item.groups && isMap()) return askAbout(item);
    if (!isActivation(event)) return drawing.items.includes(item) && moveFrom(item, event);
    if (item.groups) toggle(item); else select(item);
  });
  addEventListener("keydown", handleKey);
}

/// An element that goes while it has the focus passes it on: to its like, or to the node that is or was selected.
function keepFocus(change) {
  const [before, node] = [document.activeElement, selected];
  change();
  if (!before || before.getClientRects().length > 0) return;
  const like = before.ariaLabel && [...banner.querySelectorAll("select")].find(({ ariaLabel }) => ariaLabel === before.ariaLabel);
  const next = selected ?? node ?? tabStop;
  const element = isListShown() ? next?.entry?.querySelector("h3 button") : next && elementOf(next);
  (like || (asked ? details.querySelector("h2") : element))?.focus({ preventScroll: true });
}

function setTabStop(node) {
  if (tabStop && elementOf(tabStop)) elementOf(tabStop).setAttribute("tabindex", -1);
  tabStop = node;
  elementOf(node)?.setAttribute("tabindex", 0);
}

/// Keeps one of the nodes that are seen within reach of the Tab key.
function keepTabStop() {
  const candidates = [tabStop, ...nodes.filter(({ isRoot }) => isRoot), ...drawing.items];
  const stop = candidates.find((node) => node && !node.groups && elementOf(node));
  if (stop) setTabStop(stop);
}

function isActivation(event) {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  return true;
}

const directions = { ArrowLeft: ["x", -1], ArrowRight: ["x", 1], ArrowUp: ["y", -1], ArrowDown: ["y", 1] };

/// Goes from a node or a closed group along its lines or through its column; at their ends, to the next item in that
/// direction.
function moveFrom(item, event) {
  if (!Object.hasOwn(directions, event.key)) return;
  const [axis, sign] = directions[event.key];
  const [rank, across] = [drawing.flowsDown ? "y" : "x", axis === "x" ? "y" : "x"];
  const away = (other, side) => drawing.places.get(other)[side] - drawing.places.get(item)[side];
  const nearest = (candidates, weight) => {
    const distance = (other) => Math.abs(away(other, across)) + weight * Math.abs(away(other, axis));
    return candidates.sort((one, other) => distance(one) - distance(other))[0];
  };
  const around = (item) => item.groups ? item.around : homeOf(item);
  const ahead = drawing.items.filter((other) => Math.sign(away(other, axis)) === sign);
  const [start, end] = sign > 0 ? ["from", "to"] : ["to", "from"];
  const wanted = axis === rank
    ? drawing.lines.filter((line) => line[start] === item && line[end] !== item).map((line) => line[end])
    : ahead.filter((other) => around(other) === around(item) && away(other, rank) === 0);
  const next = nearest(wanted, 0.001) ?? nearest(ahead, 0.5);
  event.preventDefault();
  event.stopPropagation();
  if (next) focusOnGraph(next);
}

const keys = {
  "/": () => { searchBox.focus(); searchBox.select(); },
  "Escape": () => { hideTip(); select(null); },
  "+": () => zoom(1.25),
  "=": () => zoom(1.25),
  "-": () => zoom(0.8),
  "0": () => fit(),
  "l": () => showList(!isListShown()),
  "p": () => byId("panel").focus(),
  "o": () => { if (selected) showOnly(selected); },
  "ArrowLeft": () => pan(80, 0),
  "ArrowRight": () => pan(-80, 0),
  "ArrowUp": () => pan(0, 80),
  "ArrowDown": () => pan(0, -80),
};

function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select") || document.querySelector("dialog")) return;
  const isForList = isListShown() && !["/", "Escape", "l", "p"].includes(event.key);
  if (isForList || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
}
