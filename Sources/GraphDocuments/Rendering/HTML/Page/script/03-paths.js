// What edges lead to.

const following = (node) => node.needs.map((edge) => edge.to);
const preceding = (node) => node.neededBy.map((edge) => edge.from);

/// How many steps each node is away, as far as `most` steps. The start is among them if a cycle leads back to it.
function distances(start, next, most = Infinity) {
  const found = new Map();
  let edge = [start];
  for (let step = 1; step <= most && edge.length > 0; step++) {
    edge = edge.flatMap(next).filter((node) => {
      if (found.has(node)) return false;
      found.set(node, step);
      return true;
    });
  }
  return found;
}

const allNeededBy = (node) => new Set(distances(node, following).keys());
const allNeeding = (node) => new Set(distances(node, preceding).keys());

/// The shortest path between two nodes, both of them included; `null` if there is none.
function shortestPath(from, to) {
  const before = new Map([[from, null]]);
  const open = [from];
  for (let place = 0; place < open.length && !before.has(to); place++) {
    for (const next of following(open[place])) {
      if (before.has(next)) continue;
      before.set(next, open[place]);
      open.push(next);
    }
  }
  if (!before.has(to)) return null;
  const path = [];
  for (let node = to; node; node = before.get(node)) path.unshift(node);
  return path;
}

/// All nodes on paths between two nodes; only those on shortest paths if all would be too many to read.
function nodesOnPaths(from, to, most = 60) {
  const [behind, before] = [distances(from, following).set(from, 0), distances(to, preceding).set(to, 0)];
  const all = nodes.filter((node) => behind.has(node) && before.has(node));
  if (all.length <= most) return all;
  const length = behind.get(to);
  return all.filter((node) => behind.get(node) + before.get(node) === length);
}

/// The nodes that the outermost components begin with.
const entries = components.filter(({ around }) => !around).map(({ data }) => nodesById.get(data.root)).filter(Boolean);

/// The shortest path to a node from a root.
function pathFromRoot(node) {
  return entries.map((root) => shortestPath(root, node)).filter(Boolean)
    .sort((one, other) => one.length - other.length)[0] ?? null;
}
