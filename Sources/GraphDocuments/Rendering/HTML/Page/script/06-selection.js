// Lights up a node, all that it needs and all that needs it.

let selected = null;

function select(node) {
  selected = node;
  if (node) unfold(node.around);
  showSelection();
  showPanel();
  byId("status").textContent = node ? `${visible(node.name)} is chosen. ${countsOf(node)}.` : "Nothing is chosen.";
}

/// Selects a node and brings it before the reader, in whichever view is open.
function visit(node) {
  select(node);
  if (isListShown()) {
    focusInList(node);
  } else {
    reveal(boxOf(node));
    node.element.focus({ preventScroll: true });
  }
}

/// Says in words what colours say of a node.
function relationOf(node, needed, needing) {
  if (selected === null || node === selected) return "";
  const words = [needed.has(node) && "needed by the chosen node", needing.has(node) && "needs the chosen node"];
  return words.filter(Boolean).join(", ");
}

function label(item, ...more) {
  item.element.setAttribute("aria-label", [item.label, ...more].filter(Boolean).join(", "));
}

function showSelection() {
  const needed = selected ? allNeededBy(selected) : new Set();
  const needing = selected ? allNeeding(selected) : new Set();
  svg.classList.toggle("selecting", selected !== null);
  for (const node of nodes) {
    const isSelected = node === selected;
    const relation = relationOf(node, needed, needing);
    label(node, relation);
    node.element.setAttribute("aria-pressed", isSelected);
    node.entry?.querySelector("h3 button").setAttribute("aria-pressed", isSelected);
    if (node.relation) node.relation.textContent = relation;
    node.relation?.toggleAttribute("hidden", relation === "");
    for (const element of [node.element, node.entry]) {
      element?.classList.toggle("selected", isSelected);
      element?.classList.toggle("needed", needed.has(node) && !isSelected);
      element?.classList.toggle("needing", needing.has(node) && !isSelected);
    }
  }
  for (const edge of edges) {
    const isNeeded = edge.from === selected || needed.has(edge.from);
    const isNeeding = edge.to === selected || needing.has(edge.to);
    edge.element.classList.toggle("needed", selected !== null && isNeeded);
    edge.element.classList.toggle("needing", selected !== null && isNeeding && !isNeeded);
  }
  for (const component of components) {
    const holds = (set) => component.isFolded && [...set].some((node) => foldAround(node) === component);
    component.element.classList.toggle("needed", holds(needed));
    component.element.classList.toggle("needing", holds(needing) && !holds(needed));
    label(component, holds(needed) && "holds what the chosen node needs", holds(needing) && "holds what needs the chosen node");
  }
}
