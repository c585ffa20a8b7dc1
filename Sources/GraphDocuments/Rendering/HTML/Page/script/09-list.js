// The graph as a list: headings, buttons and plain text, for screen readers and for reading. It is made
// when it is opened for the first time.

const list = byId("list");
const isListShown = () => !list.hidden;

function showList(isShown) {
  if (isShown && list.childElementCount === 0) fillList();
  list.hidden = !isShown;
  stage.hidden = isShown;
  byId("show-list").setAttribute("aria-pressed", isShown);
  byId("show-graph").setAttribute("aria-pressed", !isShown);
  for (const id of ["fold-all", "zoom-in", "zoom-out", "fit"]) byId(id).disabled = isShown;
  if (isShown) {
    showSelection();
    if (selected) focusInList(selected); else list.focus();
  } else {
    showView();
    if (selected) reveal(boxOf(selected));
  }
}

function fillList() {
  for (const component of components) {
    const section = make("section", {}, make("h2", {}, isolated(component.name)));
    const place = component.around ? `\nin ${visible(component.around.name)}` : "";
    section.append(make("p", { class: "facts-list" }, component.description + place));
    for (const node of component.nodes) section.append(entryOf(node));
    list.append(section);
  }
}

function entryOf(node) {
  const name = make("button", { type: "button", "data-node": node.number, onclick: () => select(node) }, isolated(node.name));
  const facts = make("dl");
  const add = (term, value) => facts.append(make("dt", {}, term), make("dd", {}, value));
  add("Kind", node.facts);
  add("About", make("span", { class: "facts-list" }, node.description));
  if (node.needs.length > 0) add("Needs", linksOf(node.needs, (edge) => edge.to));
  if (node.neededBy.length > 0) add("Needed by", linksOf(node.neededBy, (edge) => edge.from));
  node.relation = make("p", { class: "relation", hidden: "" });
  node.entry = make("article", {}, make("h3", {}, name), node.relation, facts, ...node.findings.map(reportOf));
  if (node.element.classList.contains("error")) node.entry.classList.add("error");
  return node.entry;
}

function focusInList(node) {
  node.entry.scrollIntoView({ block: "center" });
  node.entry.querySelector("h3 button").focus({ preventScroll: true });
}
