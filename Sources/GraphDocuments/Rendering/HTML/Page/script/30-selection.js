// Lights up a node, all that it needs and all that needs it.

let selected = null;
/// A group, or both ends of a line, which the reader chose instead of a node: `{ from, to }`.
let asked = null;
let light = lightOf(null);

/// The lit nodes, and their distances from the selected one, or one step from what is asked about.
function lightOf(node, question = null) {
  const { out, into } = question ? edgesOfQuestion(question) : { out: [], into: [] };
  const beside = (nodes) => new Map(nodes.map((node) => [node, 1]));
  const needed = node ? distances(node, following) : beside(out.map(({ to }) => to));
  const needing = node ? distances(node, preceding) : beside((question?.to ? out : into).map(({ from }) => from));
  const [edgesOut, edgesInto] = [new Set(out), new Set(into)];
  const held = new Map();
  const note = (lit, word) => {
    for (const other of lit.keys()) {
      const item = other === node ? node : standIn(other);
      if (item === other) continue;
      if (!held.has(item)) held.set(item, { needed: 0, needing: 0 });
      held.get(item)[word] += 1;
    }
  };
  note(needed, "needed");
  note(needing, "needing");
  const of = (item) => {
    if (item === node || question?.to === null && item === question.from) return "selected";
    const { needed: above = 0, needing: below = 0 } = held.get(item) ?? {};
    if (above > 0 || below > 0) return relation(above > 0, below > 0);
    const [near, nearBehind] = [needed.get(item), needing.get(item)];
    // The direct relation counts.
    return near === 1 || nearBehind === 1 ? relation(near === 1, nearBehind === 1) : relation(near !== undefined, nearBehind !== undefined);
  };
  const ofEdge = (edge) => {
    const { from, to } = edge;
    if (node === null) return relation(edgesOut.has(edge), edgesInto.has(edge));
    return from === node || to === node ? relation(from === node, to === node) : relation(needed.has(from), needing.has(to));
  };
  return {
    needed, needing, held, of,
    ofLine: (line) => {
      const relations = new Set(line.edges.map(ofEdge));
      return relations.has("both") ? "both" : relation(relations.has("needed"), relations.has("needing"));
    },
    distance: (item) => item === node ? 0 : Math.min(needed.get(item) ?? Infinity, needing.get(item) ?? Infinity),
  };
}

const relation = (isNeeded, isNeeding) => isNeeded && isNeeding ? "both" : isNeeded ? "needed" : isNeeding ? "needing" : null;

/// Gives an element the style of its relation to the selection.
function markLit(element, style) {
  for (const name of ["needed", "needing", "both"]) element.classList.toggle(name, style === name);
}

/// How many of the lit nodes a closed group holds.
function litFactsOf(group) {
  const { needed = 0, needing = 0 } = light.held.get(group) ?? {};
  return [needed > 0 && `${numeral(needed)} needed`, needing > 0 && counted(needing, "dependent")].filter(Boolean);
}

function showLight(item, element) {
  const isSelected = light.of(item) === "selected";
  element.classList.toggle("selected", isSelected);
  markLit(element, light.of(item));
  if (!item.groups) element.setAttribute("aria-pressed", isSelected);
}

/// The relation of a node to the selection in words, for readers without colours.
function relationOf(node) {
  if (selected === null || node === selected) return "";
  const words = [light.needed.has(node) && "needed by the chosen node", light.needing.has(node) && "needs the chosen node"];
  return words.filter(Boolean).join(", ");
}

function label(item, element) {
  if (item.groups) {
    const { needed = 0, needing = 0 } = light.held.get(item) ?? {};
    element.setAttribute("aria-label", [
      `${nounOf(item)} ${visible(item.name)}`, spoken(item.description), ...factsOfGroup(item),
      needed > 0 && "holds what the chosen node needs", needing > 0 && "holds what needs the chosen node",
    ].filter(Boolean).join(", "));
  } else {
    const place = item.around ? `in component ${visible(item.around.name)}` : null;
    element.setAttribute("aria-label", [visible(item.name), ...factsOfNode(item).map(visible), place, spoken(item.description), relationOf(item)].filter(Boolean).join(", "));
  }
}

/// Several lines as one sentence.
function spoken(text) {
  return text.replaceAll("\n", ", ");
}

function countsOf(node) {
  return `It needs ${numeral(allNeededBy(node).size)} in all, and is needed by ${numeral(allNeeding(node).size)}`;
}

/// Selects a node, and remembers it in the address. Without a node, a view of a part goes back to the map.
function select(node) {
  if (isMap()) navigate({ ...mapPlace, node });
  else navigate(node ? { ...place, at: node } : { ...mapPlace, node: place.node });
}

function showSelection({ node, at, asked: question = null }) {
  const next = at ?? node;
  const hasChanged = next !== selected || question !== asked;
  [selected, asked] = [next, question];
  const item = next ?? (question?.to === null ? question.from : null);
  if (item) openAround(item);
  light = lightOf(next, question);
  svg.classList.toggle("selecting", isChoosing());
  showPanel();
  markList();
  if (!hasChanged) return;
  if (item) byId("panel").scrollTop = 0;
  byId("status").textContent = next ? chosenText(next) : question ? `${visible(details.querySelector("h2").textContent)} is chosen.` : "Nothing is chosen.";
}

const isChoosing = () => selected !== null || asked !== null;

const chosenText = (node) => `${visible(node.name)} is chosen. ${countsOf(node)}.`;

/// Selects a node and brings it before the reader, in whichever view is open.
function visit(node) {
  if (!isShown(node)) navigate({ ...mapPlace, node }); else select(node);
  if (isListShown()) focusInList(node); else focusOnGraph(node);
}

function focusOnGraph(node) {
  reveal(drawing.places.get(node));
  elementOf(node)?.focus({ preventScroll: true });
}

/// A button that leads to a node; if nodes of other components have its name, with its component.
function linkTo(node, follow = () => visit(node)) {
  const isAlone = componentsByName.get(node.name).size === 1;
  const where = isAlone || !node.around ? [] : [make("span", { class: "form" }, " in ", isolated(node.around.name))];
  return action(isolated(node.name), follow, { class: "link", "data-node": node.number }, ...where);
}

const componentsByName = new Map();
for (const { name, around } of nodes) componentsByName.set(name, (componentsByName.get(name) ?? new Set()).add(around));

/// More neighbours are grouped.
const mostUngrouped = 12;

/// The neighbours of a node as links; many are grouped by their modules.
function groupedLinks(edges, endOf) {
  if (edges.length <= mostUngrouped) return linksOf(edges, endOf);
  const groups = new Map();
  for (const edge of edges) groups.set(endOf(edge).home, [...groups.get(endOf(edge).home) ?? [], edge]);
  return make("div", { class: "neighbours" }, [...groups].sort(([, one], [, other]) => other.length - one.length).map(([group, edges]) =>
    make("details", {}, make("summary", {}, ...group ? titleOf(group) : ["elsewhere"], make("span", { class: "form" }, ` ${numeral(edges.length)}`)), linksOf(edges, endOf))));
}

/// The edges of a node as a list of links.
function linksOf(edges, endOf) {
  return make("ul", {}, edges.map((edge) => make("li", {}, linkTo(endOf(edge)), formOf(edge))));
}

function formOf(edge) {
  if (!isDeferral(edge)) return null;
  return make("span", { class: "form" }, ` ${edge.style === "direct" ? "when called" : edge.style} `);
}
