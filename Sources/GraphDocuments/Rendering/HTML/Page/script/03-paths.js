// Distances and paths along edges.

const following = (node) => node.needs.map((edge) => edge.to);
const preceding = (node) => node.neededBy.map((edge) => edge.from);

/// How many steps each other node is away, as far as `most` steps.
function distances(start, next, most = Infinity) {
  const found = new Map();
  let edge = [start];
  for (let step = 1; step <= most && edge.length > 0; step++) {
    edge = edge.flatMap(next).filter((node) => {
      // A cycle leads back to the start.
      if (node === start || found.has(node)) return false;
      found.set(node, step);
      return true;
    });
  }
  return found;
}

const allNeededBy = (node) => new Set(distances(node, following).keys());
const allNeeding = (node) => new Set(distances(node, preceding).keys());

/// Whether the target of an edge is created later than its source: if something requests it, or calls a factory.
const isDeferral = ({ from, style }) => style !== "direct" || from.kind === "assisted-factory";

/// The best path from some nodes to each other one, backwards from its end: it has the fewest deferrals, and of these paths the
/// fewest steps.
function bestPaths(starts, edgesOf = (node) => node.needs, endOf = (edge) => edge.to) {
  const found = new Map();
  let visits = [starts.map((node) => ({ node, before: null, edge: null, deferrals: 0, steps: 0 }))];
  while (visits.length > 0) {
    const later = [];
    for (let steps = 0; steps < visits.length; steps++) {
      for (const visit of visits[steps] ?? []) {
        if (found.has(visit.node)) continue;
        found.set(visit.node, visit);
        for (const edge of edgesOf(visit.node)) {
          const deferrals = visit.deferrals + (isDeferral(edge) ? 1 : 0);
          const next = deferrals > visit.deferrals ? later : visits;
          (next[steps + 1] ??= []).push({ node: endOf(edge), before: visit, edge, deferrals, steps: steps + 1 });
        }
      }
    }
    visits = later;
  }
  return found;
}

/// The best path that ends at a node, in the order of its steps; `null` if there is none.
function pathEndingAt(node, paths) {
  const path = [];
  for (let visit = paths.get(node); visit; visit = visit.before) path.unshift(visit);
  return path.length > 0 ? path : null;
}

const bestPath = (from, to) => pathEndingAt(to, bestPaths([from]));

/// More nodes on paths are too many to read.
const mostOnPaths = 60;

/// All nodes on paths between two nodes; only those on best paths if there are more than `most`.
function nodesOnPaths(from, to, most) {
  const [behind, before] = [bestPaths([from]), bestPaths([to], (node) => node.neededBy, (edge) => edge.from)];
  const all = nodes.filter((node) => behind.has(node) && before.has(node));
  if (all.length <= most) return all;
  const best = behind.get(to);
  const isBest = (one, other) => one.deferrals + other.deferrals === best.deferrals && one.steps + other.steps === best.steps;
  return all.filter((node) => isBest(behind.get(node), before.get(node)));
}

/// Where the edges of a node lead to that are part of best paths.
function bestFollowing(paths) {
  return (node) => node.needs.filter((edge) => {
    const [before, behind] = [paths.get(edge.from), paths.get(edge.to)];
    return behind.steps === before.steps + 1 && behind.deferrals === before.deferrals + (isDeferral(edge) ? 1 : 0);
  }).map(({ to }) => to);
}

/// How many paths lead through these nodes, and how many steps the shortest and the longest have; no count and no longest one
/// where a cycle is among them.
function measuredPaths(from, to, among, next = following) {
  const shortest = distances(from, next).get(to);
  const measures = new Map([[to, { count: 1, longest: 0 }]]);
  const [open, isOpen] = [[from], new Set()];
  while (open.length > 0) {
    const node = open.at(-1);
    const targets = measures.has(node) ? [] : next(node).filter((target) => among.has(target));
    const unknown = targets.filter((target) => !measures.has(target));
    if (unknown.length === 0) {
      open.pop();
      if (measures.has(node)) continue;
      const ends = targets.map((target) => measures.get(target));
      measures.set(node, {
        count: ends.reduce((sum, { count }) => sum + count, 0), longest: ends.reduce((most, { longest }) => Math.max(most, longest + 1), 0),
      });
    } else if (isOpen.has(node)) {
      return { shortest, count: null, longest: null };
    } else {
      isOpen.add(node);
      open.push(...unknown);
    }
  }
  return { shortest, ...measures.get(from) };
}

/// The nodes that the outermost components begin with.
const entries = components.filter(({ around }) => !around).map(({ data }) => nodesById.get(data.root)).filter(Boolean);

/// Whether a node is created when its component is built, needed or not.
const isEager = ({ data }) => Boolean(data) && (data.lifecycle.includes("eager") || data.kind === "asynchronous-factory" && Boolean(data.scope));

/// Whether the end of a path is created later than its start.
const isOnlyOnRequest = (path) => path !== null && path.at(-1).deferrals > 0;

/// The best path to a node from a root, or from an eager node where that creates it sooner; `null` if there is none.
function pathFromRoot(node) {
  const eager = nodes.filter(isEager);
  const groups = [entries, eager.filter(({ around }) => !around?.around), eager];
  const [path, early, late] = groups.map((starts) => starts.length > 0 ? pathEndingAt(node, bestPaths(starts)) : null);
  if (path && !isOnlyOnRequest(path)) return path;
  return early && (!path || early.at(-1).deferrals < path.at(-1).deferrals) ? early : path ?? late;
}

const builtComponentOf = ({ around }) => around?.name ?? "its component";

/// Whether a path begins with an eager node that no path from a root replaces.
const isFromEager = (path) => path !== null && !entries.includes(path[0].node);
