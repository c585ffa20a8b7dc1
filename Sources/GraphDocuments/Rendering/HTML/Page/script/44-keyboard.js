// Clicks and keys, and what can be reached by them: the groups, and one node at a time.

let tabStop = null;

function followGraph() {
  svg.addEventListener("focusin", (event) => {
    const item = itemAt(event);
    if (item && !item.groups) setTabStop(item);
  });
  stage.addEventListener("click", (event) => {
    if (hasDragged || !svg.contains(event.target) && event.target !== stage) return;
    const item = itemAt(event);
    if (item?.groups) toggle(item);
    else if (item) select(item);
    else if (isMap() || selected !== selectedAt({ ...place, at: null })) select(isMap() ? null : place.node);
  });
  svg.addEventListener("keydown", (event) => {
    const item = itemAt(event);
    if (!item) return;
    if (!item.groups) moveFrom(item, event);
    else if (isActivation(event)) toggle(item);
  });
  addEventListener("keydown", handleKey);
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

/// Goes from a node along its lines, or to what stands beside it.
function moveFrom(node, event) {
  if (isActivation(event)) return select(node);
  const along = drawing.flowsDown ? { ArrowDown: following, ArrowUp: preceding } : { ArrowRight: following, ArrowLeft: preceding };
  const beside = drawing.flowsDown ? { ArrowLeft: -1, ArrowRight: 1 } : { ArrowUp: -1, ArrowDown: 1 };
  const [rank, line] = drawing.flowsDown ? ["y", "x"] : ["x", "y"];
  const home = drawing.places.get(node);
  const nearest = (candidates) => {
    const distance = (other) => Math.abs(drawing.places.get(other)[line] - home[line]) + Math.abs(drawing.places.get(other)[rank] - home[rank]) / 1000;
    return candidates.filter(isDrawn).sort((one, other) => distance(one) - distance(other))[0];
  };
  let next = null;
  if (along[event.key]) next = nearest(along[event.key](node));
  else if (beside[event.key]) {
    next = nearest(drawing.items.filter((other) => !other.groups && homeOf(other) === homeOf(node) && drawing.places.get(other)[rank] === home[rank]
      && Math.sign(drawing.places.get(other)[line] - home[line]) === beside[event.key]));
  } else return;
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
  "o": () => { if (selected) showOnly(selected); },
  "ArrowLeft": () => pan(80, 0),
  "ArrowRight": () => pan(-80, 0),
  "ArrowUp": () => pan(0, 80),
  "ArrowDown": () => pan(0, -80),
};

function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select")) return;
  const isForList = isListShown() && !["/", "Escape", "l"].includes(event.key);
  if (isForList || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
}
