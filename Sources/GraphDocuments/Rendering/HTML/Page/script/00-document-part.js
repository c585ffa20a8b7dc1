// The part of the document that the address asks for. `?change` keeps only the nodes of the change that the option
// `--compare` puts into the page, and those that need them or that they need; `?without=NAME` leaves out types and modules.

const additions = JSON.parse(document.getElementById("additions")?.textContent ?? "{}");
/// A member of an object from a file. An identifier can be a name that all objects have.
const own = (object, id) => object && Object.hasOwn(object, id) ? object[id] : undefined;
const query = new URLSearchParams(location.search);
const isOnlyChange = additions.change !== undefined && query.has("change");
const hidingParameters = ["without", "without-kind"];
/// The names in the address that nothing has.
const unknownHidden = new Set();

/// The nodes of the change, and those that they need.
function changedPart(graph) {
  const isIn = (id) => own(additions.change.nodes, id) !== undefined;
  const kept = new Set(graph.nodes.filter(({ id }) => isIn(id)).map(({ id }) => id));
  for (const { id, requirements } of graph.nodes) {
    if (["added", "changed"].includes(own(additions.change.nodes, id))) for (const { target } of requirements) if (target) kept.add(target);
  }
  return kept;
}

/// The nodes that no hidden name and no hidden kind has. The name of a module is that of all its nodes.
function shownPart(graph) {
  const [names, kinds] = hidingParameters.map((parameter) => new Set(query.getAll(parameter)));
  const known = new Set();
  const isHidden = (...candidates) => candidates.filter((name) => names.has(name)).map((name) => known.add(name)).length > 0;
  const modules = new Set();
  const key = ({ component, module }) => JSON.stringify([component, module]);
  for (const { id: component, modules: listed } of graph.components) {
    // A module is listed after the module that includes it.
    for (const { id, type, parent } of listed) {
      if (isHidden(id, type.name, type.qualifiedName) || modules.has(key({ component, module: parent }))) modules.add(key({ component, module: id }));
    }
  }
  const isNamed = ({ id, key, tag }) => isHidden(id, key.name, key.qualifiedName, tag?.name, tag?.qualifiedName);
  const kept = graph.nodes.filter((node) => !isNamed(node) && !modules.has(key(node)) && !kinds.has(node.kind));
  for (const name of names) if (!known.has(name)) unknownHidden.add(name);
  return new Set(kept.map(({ id }) => id));
}

/// The document with some of its nodes, and the components around them.
function keepNodes(graph, kept) {
  const nodes = graph.nodes.filter(({ id }) => kept.has(id)).map((node) => ({
    ...node,
    requirements: node.requirements.map((requirement) => requirement.target && !kept.has(requirement.target)
      ? { ...requirement, target: undefined, resolution: "hidden" } : requirement),
  }));
  const around = new Set(nodes.map(({ component }) => component));
  for (const { id, parent } of [...graph.components].reverse()) if (around.has(id) && parent) around.add(parent);
  const components = graph.components.filter(({ id }) => around.has(id))
    .map((component) => ({ ...component, root: kept.has(component.root) ? component.root : undefined }));
  const known = new Set(components.map(({ id }) => id));
  for (const node of nodes) if (!known.has(node.installs)) delete node.installs;
  const diagnostics = graph.diagnostics.map((finding) => ({ ...finding, nodes: finding.nodes.filter((id) => kept.has(id)) }))
    .filter((finding) => finding.nodes.length > 0);
  return { ...graph, nodes, components, diagnostics };
}

const shownParts = [isOnlyChange ? changedPart : null, hidingParameters.some((parameter) => query.has(parameter)) ? shownPart : null].filter(Boolean);
if (shownParts.length > 0) {
  const data = document.getElementById("data");
  data.textContent = JSON.stringify(shownParts.reduce((graph, part) => keepNodes(graph, part(graph)), JSON.parse(data.textContent)));
}
