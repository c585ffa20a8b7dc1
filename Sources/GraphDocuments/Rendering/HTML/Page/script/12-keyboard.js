// Keys, and what can be reached by them: the components, and one node at a time.

function followKeys() {
  const first = nodes.find((node) => node.data?.isRoot) ?? nodes[0];
  for (const node of nodes) {
    fill(node.element, { tabindex: node === first ? 0 : -1, role: "button", "aria-pressed": "false" }, []);
    const place = node.around ? `in component ${visible(node.around.name)}` : null;
    node.label = [visible(node.name), node.facts, place, spoken(node.description)].filter(Boolean).join(", ");
    label(node);
    node.element.addEventListener("focus", () => {
      svg.querySelector(".node[tabindex='0']")?.setAttribute("tabindex", -1);
      node.element.setAttribute("tabindex", 0);
    });
    node.element.addEventListener("click", () => { if (!hasDragged) select(node); });
    node.element.addEventListener("keydown", (event) => moveFrom(node, event));
  }
  for (const component of components) {
    fill(component.element, { tabindex: 0, role: "button", "aria-expanded": "true" }, []);
    component.label = `Component ${visible(component.name)}, ${spoken(component.description)}`;
    label(component);
    const toggle = () => setFolded([component], !component.isFolded);
    component.element.querySelector(".handle").addEventListener("click", () => { if (!hasDragged) toggle(); });
    component.element.addEventListener("keydown", (event) => {
      if (isActivation(event)) toggle();
    });
  }
  svg.addEventListener("click", (event) => {
    if (!hasDragged && !event.target.closest(".node, .handle")) select(null);
  });
  addEventListener("keydown", handleKey);
}

/// What stands on several lines, as one sentence.
function spoken(text) {
  return text.replaceAll("\n", ", ");
}

function isActivation(event) {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  return true;
}

/// Goes from a node along its lines, or to what stands beside it.
function moveFrom(node, event) {
  if (isActivation(event)) return select(node);
  const [needs, neededBy] = [node.needs.map((edge) => edge.to), node.neededBy.map((edge) => edge.from)];
  const along = flowsDown ? { ArrowDown: needs, ArrowUp: neededBy } : { ArrowRight: needs, ArrowLeft: neededBy };
  const beside = flowsDown ? { ArrowLeft: -1, ArrowRight: 1 } : { ArrowUp: -1, ArrowDown: 1 };
  const [rank, place] = flowsDown ? ["y", "x"] : ["x", "y"];
  const nearest = (candidates) => {
    const distance = (other) => Math.abs(other.home[place] - node.home[place]) + Math.abs(other.home[rank] - node.home[rank]) / 1000;
    return candidates.filter(isDrawn).sort((one, other) => distance(one) - distance(other))[0];
  };
  let next = null;
  if (along[event.key]) next = nearest(along[event.key]);
  else if (beside[event.key]) {
    next = nearest(nodes.filter((other) => other.around === node.around && other.home[rank] === node.home[rank]
      && Math.sign(other.home[place] - node.home[place]) === beside[event.key]));
  } else return;
  event.preventDefault();
  event.stopPropagation();
  if (!next) return;
  reveal(boxOf(next));
  next.element.focus({ preventScroll: true });
}

const keys = {
  "/": () => { searchBox.focus(); searchBox.select(); },
  "Escape": () => { hideTip(); select(null); },
  "+": () => zoom(1.25),
  "=": () => zoom(1.25),
  "-": () => zoom(0.8),
  "0": () => fit(),
  "l": () => showList(!isListShown()),
  "ArrowLeft": () => pan(80, 0),
  "ArrowRight": () => pan(-80, 0),
  "ArrowUp": () => pan(0, 80),
  "ArrowDown": () => pan(0, -80),
};

function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
  const isForList = isListShown() && !["/", "Escape", "l"].includes(event.key);
  if (isForList || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
}
