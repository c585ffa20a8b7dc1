// Lights up a node, all that it needs and all that needs it.

let selected = null;

function select(node) {
  selected = node;
  if (node) unfold(node.around);
  showSelection();
  showPanel();
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

function showSelection() {
  const needed = selected ? allNeededBy(selected) : new Set();
  const needing = selected ? allNeeding(selected) : new Set();
  svg.classList.toggle("selecting", selected !== null);
  for (const node of nodes) {
    const isSelected = node === selected;
    node.element.setAttribute("aria-pressed", isSelected);
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
  }
}
