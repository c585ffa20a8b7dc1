// The graph as a list: headings, buttons and plain text, for screen readers and for reading. It is made when it is opened for
// the first time; of large graphs, entries get their texts when they come near.

const list = byId("list");
const isListShown = () => !list.hidden;
const mostFullEntries = 300;
const entryObserver = new IntersectionObserver((changes) => {
  for (const { isIntersecting, target } of changes) if (isIntersecting) completeEntry(nodes[target.dataset.number]);
}, { root: list, rootMargin: "600px" });

function showList(isShown) {
  if (isShown && list.childElementCount === 0) fillList();
  list.hidden = !isShown;
  stage.hidden = isShown;
  byId("show-list").setAttribute("aria-pressed", isShown);
  byId("show-graph").setAttribute("aria-pressed", !isShown);
  for (const id of ["fold-all", "modules", "zoom-in", "zoom-out", "fit"]) byId(id).disabled = isShown;
  if (isShown) {
    markList();
    if (selected) focusInList(selected); else list.focus({ preventScroll: true });
  } else {
    showView();
    if (selected) reveal(drawing.places.get(selected));
  }
}

function fillList() {
  for (const component of components) {
    const section = make("section", {}, make("h2", {}, isolated(component.name)));
    const outer = componentAround(component.around);
    const around = outer ? `\nin ${visible(outer.name)}` : "";
    section.append(make("p", { class: "facts-list" }, component.description + around));
    for (const node of nodes) if (node.around === component) section.append(entryOf(node));
    list.append(section);
  }
}

function entryOf(node) {
  const name = action(isolated(node.name), () => select(node), { "data-node": node.number });
  node.relation = make("p", { class: "relation", hidden: "" });
  node.entry = make("article", { "data-number": node.number }, make("h3", {}, name), make("p", { class: "kind" }, visible(node.facts)), node.relation);
  if (node.level === "error") node.entry.classList.add("error");
  if (nodes.length <= mostFullEntries) completeEntry(node); else entryObserver.observe(node.entry);
  return node.entry;
}

function completeEntry(node) {
  entryObserver.unobserve(node.entry);
  if (node.entry.querySelector("dl")) return;
  const facts = make("dl");
  const add = (term, value) => facts.append(make("dt", {}, term), make("dd", {}, value));
  add("About", make("span", { class: "facts-list" }, withSourceLinks(node.description)));
  if (node.needs.length > 0) add("Needs", linksOf(node.needs, (edge) => edge.to));
  if (node.neededBy.length > 0) add("Needed by", linksOf(node.neededBy, (edge) => edge.from));
  addAll(node.entry, [facts, node.findings.map(reportOf)]);
}

/// Marks the selected node, its dependencies and its dependents.
function markList() {
  if (list.childElementCount === 0) return;
  for (const node of nodes) {
    if (!node.entry) continue;
    const relation = relationOf(node);
    node.entry.querySelector("h3 button").setAttribute("aria-pressed", node === selected);
    node.relation.textContent = relation;
    node.relation.toggleAttribute("hidden", relation === "");
    node.entry.classList.toggle("selected", node === selected);
    markLit(node.entry, light.of(node));
  }
}

function focusInList(node) {
  completeEntry(node);
  node.entry.scrollIntoView({ block: node.entry.offsetHeight > list.clientHeight ? "start" : "center" });
  node.entry.querySelector("h3 button").focus({ preventScroll: true });
}
