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

/// More nodes on paths are too many to read.
const mostOnPaths = 60;

/// All nodes on paths between two nodes; only those on shortest paths if there are more than `most`.
function nodesOnPaths(from, to, most) {
  const [behind, before] = [distances(from, following).set(from, 0), distances(to, preceding).set(to, 0)];
  const all = nodes.filter((node) => behind.has(node) && before.has(node));
  if (all.length <= most) return all;
  const length = behind.get(to);
  return all.filter((node) => behind.get(node) + before.get(node) === length);
}

/// How many paths lead through these nodes, and how many steps the shortest and the longest have; no count and no longest one
/// where a cycle is among them.
function measuredPaths(from, to, among) {
  const shortest = distances(from, following).get(to);
  const measures = new Map([[to, { count: 1, longest: 0 }]]);
  const [open, isOpen] = [[from], new Set()];
  while (open.length > 0) {
    const node = open.at(-1);
    const targets = measures.has(node) ? [] : following(node).filter((next) => among.has(next));
    const unknown = targets.filter((next) => !measures.has(next));
    if (unknown.length === 0) {
      open.pop();
      if (measures.has(node)) continue;
      const ends = targets.map((next) => measures.get(next));
      measures.set(node, {
        count: ends.reduce((sum, { count }) => sum + count, 0), longest: ends.reduce((most, { longest }) => Math.max(most, longest + 1), 0),
      });
    } else if (isOpen.has(node)) {
      return { shortest, count: null, longest: null };
    } else {
      isOpen.add(node);
      for (const next of unknown) open.push(next);
    }
  }
  return { shortest, ...measures.get(from) };
}

/// The nodes that the outermost components begin with.
const entries = components.filter(({ around }) => !around).map(({ data }) => nodesById.get(data.root)).filter(Boolean);

/// The shortest path to a node from a root.
function pathFromRoot(node) {
  return entries.map((root) => shortestPath(root, node)).filter(Boolean)
    .sort((one, other) => one.length - other.length)[0] ?? null;
}
