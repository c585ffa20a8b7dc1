// The change of the graph, as the option `--compare` puts it into the page. The address `?change` keeps only the nodes of
// the change, and those that need them or that they need.

const additions = JSON.parse(document.getElementById("additions")?.textContent ?? "{}");
/// A member of an object from a file. An identifier can be a name that all objects have.
const own = (object, id) => object && Object.hasOwn(object, id) ? object[id] : undefined;
const isOnlyChange = additions.change !== undefined && location.search === "?change";

/// The document without the nodes that the change does not concern.
function keepChange(graph) {
  const isIn = (id) => own(additions.change.nodes, id) !== undefined;
  const kept = new Set(graph.nodes.filter(({ id }) => isIn(id)).map(({ id }) => id));
  for (const { id, requirements } of graph.nodes) {
    if (["added", "changed"].includes(own(additions.change.nodes, id))) for (const { target } of requirements) if (target) kept.add(target);
  }
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

if (isOnlyChange) {
  const data = document.getElementById("data");
  data.textContent = JSON.stringify(keepChange(JSON.parse(data.textContent)));
}
