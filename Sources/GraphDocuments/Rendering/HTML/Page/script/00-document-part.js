// The part of the document that the address asks for. `?change` keeps only the nodes of the change that the option
// `--compare` puts into the page, and those that need them or that they need; `?without=NAME` leaves out types and modules.

const additions = JSON.parse(document.getElementById("additions")?.textContent ?? "{}");
/// A member of an object from a file. An identifier can be a name that all objects have.
const own = (object, id) => object && Object.hasOwn(object, id) ? object[id] : undefined;
const query = new URLSearchParams(location.search);
const isOnlyChange = additions.change !== undefined && query.has("change");
const hidingParameters = ["without", "without-kind"];
/// The names and kinds in the address that nothing has.
const unknownHidden = new Set();

const wholeContent = JSON.parse(document.getElementById("data").textContent);

/// The backticks of raw identifiers are optional.
const withoutBackticks = (name) => name.replaceAll("`", "");
const namesOfNode = ({ id, key, tag }) => [id, key.name, key.qualifiedName, tag?.name, tag?.qualifiedName].filter(Boolean);
const namesOfGroup = ({ id, type }) => [id, type.name, type.qualifiedName];
/// The nodes with a name, hidden ones included.
const allNodesNamed = (name) => wholeContent.nodes.filter((node) => namesOfNode(node).map(withoutBackticks).includes(withoutBackticks(name)));

/// The nodes of the change, and those that they need.
function changedPart(graph) {
  const isIn = (id) => own(additions.change.nodes, id) !== undefined;
  const kept = new Set(graph.nodes.filter(({ id }) => isIn(id)).map(({ id }) => id));
  for (const { id, requirements } of graph.nodes) {
    if (["added", "changed"].includes(own(additions.change.nodes, id))) for (const { target } of requirements) if (target) kept.add(target);
  }
  return kept;
}

/// The nodes that no hidden name and no hidden kind has. The name of a module is that of all its nodes, unless a node has it.
function shownPart(graph) {
  const [names, kinds] = hidingParameters.map((parameter) => query.getAll(parameter));
  const wanted = new Set(names.map(withoutBackticks));
  const named = (candidates) => candidates.map(withoutBackticks).filter((name) => wanted.has(name));
  const known = new Set(graph.nodes.flatMap((node) => named(namesOfNode(node))));
  const isOfNode = new Set(known);
  const modules = new Set();
  const key = ({ component, module }) => JSON.stringify([component, module]);
  for (const { id: component, modules: listed } of graph.components) {
    // A module is listed after the module that includes it.
    for (const module of listed) {
      const found = named(namesOfGroup(module)).filter((name) => !isOfNode.has(name));
      for (const name of found) known.add(name);
      if (found.length > 0 || modules.has(key({ component, module: module.parent }))) modules.add(key({ component, module: module.id }));
    }
  }
  // A collection that a single module needs stands in the box of this module.
  const homes = new Map(graph.nodes.filter(({ kind, module }) => kind === "collection" && !module).map(({ id }) => [id, new Set()]));
  for (const node of graph.nodes) for (const { target } of node.requirements) homes.get(target)?.add(key(node));
  const isInBox = ({ id, component }) => {
    const [home, ...others] = homes.get(id) ?? [];
    return others.length === 0 && modules.has(home) && JSON.parse(home)[0] === component;
  };
  for (const name of names) if (!known.has(withoutBackticks(name))) unknownHidden.add(name);
  for (const kind of kinds) if (!graph.nodes.some((node) => node.kind === kind)) unknownHidden.add(kind);
  return new Set(graph.nodes.filter((node) => named(namesOfNode(node)).length === 0 && !modules.has(key(node)) && !isInBox(node) && !kinds.includes(node.kind))
    .map(({ id }) => id));
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
  const diagnostics = graph.diagnostics.filter((finding) => !hiddenFindings.includes(finding))
    .map((finding) => ({ ...finding, nodes: finding.nodes.filter((id) => kept.has(id)) }));
  return { ...graph, nodes, components, diagnostics };
}

/// Each part is looked up in the whole graph.
const shownParts = [isOnlyChange ? changedPart : null, hidingParameters.some((parameter) => query.has(parameter)) ? shownPart : null]
  .filter(Boolean).map((part) => part(wholeContent));
const shownIds = new Set(wholeContent.nodes.map(({ id }) => id).filter((id) => shownParts.every((part) => part.has(id))));
/// Whether the page leaves out nodes: it cannot tell then what no root needs.
const isPartial = shownIds.size < wholeContent.nodes.length;
const hiddenFindings = wholeContent.diagnostics.filter(({ nodes }) => nodes.length > 0 && isPartial && !nodes.some((id) => shownIds.has(id)));
const content = isPartial ? keepNodes(wholeContent, shownIds) : wholeContent;
