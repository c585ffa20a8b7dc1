// The graph as the other files see it. What is drawn and what the document says stand in the same order; behind the
// document's nodes, the drawing has those that are missing.

const byId = (id) => document.getElementById(id);
const svg = byId("graph");
/// Whether what is needed stands below, and not to the right.
const flowsDown = svg.dataset.flow === "down";
const content = JSON.parse(byId("data").textContent);

const components = content.components.map((data, number) => ({
  data, element: byId(`c${number}`), name: data.type.name, nodes: [], isFolded: false,
}));

const nodes = [...svg.querySelectorAll(".node")].map((element, number) => {
  const data = content.nodes[number];
  const node = {
    number, element, data, needs: [], neededBy: [], findings: [], around: componentOf(element),
    name: data ? data.key.name : element.querySelector(".name").textContent,
    facts: element.querySelector(".facts").textContent,
    description: takeTitle(element),
  };
  node.around?.nodes.push(node);
  return node;
});

const edges = [...svg.querySelectorAll(".edge")].map((element) => {
  const edge = {
    element, from: nodes[element.dataset.from.slice(1)], to: nodes[element.dataset.to.slice(1)],
    style: element.classList[1],
  };
  edge.from.needs.push(edge);
  edge.to.neededBy.push(edge);
  return edge;
});

for (const component of components) {
  component.description = takeTitle(component.element);
  component.around = componentOf(component.element);
}

const nodesOfDocument = new Map(content.nodes.map((data, number) => [data.id, nodes[number]]));
for (const finding of content.diagnostics) {
  for (const id of finding.nodes) nodesOfDocument.get(id)?.findings.push(finding);
}

/// The component around a node or a component.
function componentOf(element) {
  return element.dataset.frame ? components[element.dataset.frame.slice(1)] : null;
}

/// What a picture shows in a title, the page shows in its own way.
function takeTitle(element) {
  const title = element.querySelector("title");
  title.remove();
  return title.textContent;
}

/// All that edges lead to from a node, without the node itself unless a circle leads back to it.
function reach(start, edgesOf, endOf) {
  const found = new Set();
  const open = [start];
  while (open.length > 0) {
    for (const edge of edgesOf(open.pop())) {
      const end = endOf(edge);
      if (found.has(end)) continue;
      found.add(end);
      open.push(end);
    }
  }
  return found;
}

const allNeededBy = (node) => reach(node, (node) => node.needs, (edge) => edge.to);
const allNeeding = (node) => reach(node, (node) => node.neededBy, (edge) => edge.from);
