// Names that tell nodes apart. Elements of a collection have its name, and decorators that of the decorated type.

/// A tagged binding has the name of its tag.
function shortName({ key, tag }) {
  return tag && key.name === `TaggedProvider<${tag.name}>` ? tag.name : key.name;
}

/// Adds the difference to each name that several nodes of a component have: a key, a module or a location.
function tellNamesApart() {
  const namesakes = new Map();
  for (const node of nodes.filter(({ data }) => data)) {
    const key = JSON.stringify([node.data.component, node.name]);
    namesakes.set(key, [...namesakes.get(key) ?? [], node]);
  }
  for (const group of namesakes.values()) {
    if (group.length === 1) continue;
    const isPart = ({ data }) => Boolean(data.contribution) || data.kind === "decorator";
    const plain = group.filter((node) => !isPart(node));
    const told = plain.length === 1 ? group.filter(isPart) : group;
    const differences = [
      ({ data }) => data.contribution?.key, (node) => modulesOf(node).at(-1),
      ({ data: { location } }) => told.every(({ data }) => data.location?.file === location?.file) && location && `line ${location.line}`,
      ({ data: { location } }) => location && `${location.file.split("/").at(-1)}:${location.line}`,
      ({ data: { key } }) => key.qualifiedName, (node) => `${told.indexOf(node) + 1} of ${told.length}`,
    ];
    const areDistinct = (textOf) => new Set(told.map(textOf)).size === told.length && told.every(textOf);
    const textOf = told.length > 1 ? differences.find(areDistinct) : ({ data: { contribution } }) => contribution && (contribution.key ?? "element");
    for (const node of told) {
      const parts = [node.data.kind === "decorator" && "decorator", textOf(node)].filter(Boolean);
      if (parts.length > 0) Object.assign(node, { name: visible(`${node.name} (${parts.join(", ")})`), sharedName: node.name });
    }
  }
}
