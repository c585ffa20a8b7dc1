// Tables of the nodes and modules that stand out in the graph.

const insight = byId("insight");
const mostRows = 8;

/// Tables are made when they are opened.
function showInsight() {
  if (nodes.length === 0) return;
  const isOpen = new Set([...insight.querySelectorAll("details[open]")].map(({ id }) => id));
  insight.replaceChildren(make("h2", {}, "Insight"), ...insightTables().map(([id, title, contents]) => {
    const part = make("details", { id }, make("summary", {}, title));
    part.addEventListener("toggle", () => { if (part.open && part.childElementCount === 1) part.append(...contents()); });
    part.open = isOpen.has(id);
    return part;
  }));
}

function insightTables() {
  const timed = [
    ["heaviest", "Longest to create", () => [nodeTable("own time", byNumber(times, ({ own }) => own), milliseconds)]],
    ["critical-path", "Critical path of the start", criticalPathTable],
    ["savings", "Lazy, or eager elsewhere", savingsTable],
  ];
  return [
    ["most-needed", "Most needed", () => [nodeTable(["needed by", "Nodes that need it directly"], ranked(nodes, (node) => node.neededBy.length))]],
    ["most-needing", "Needs most", () => [nodeTable(["in all", "Nodes that it needs, directly or through others; roots and component factories are left out"], mostNeeding())]],
    ["deepest", "Farthest from the root", () => [nodeTable(["shortest path", "Steps of the shortest path from the root, whenever these nodes are created"], ranked([...depths().keys()], (node) => depths().get(node)))]],
    ["longest-chain", "Longest chain", longestChainTable],
    ...(times.size > 0 ? timed : []),
    ...isPartial ? [] : [["unused", `Unused: ${numeral(unused().length)}`, () => [nodeTable(["needs", "Nodes that it needs directly"], unused().map((node) => [node, node.needs.length]))]]],
    ...(modules.length > 0 ? [
      ["modules-table", `${groupNoun}s`, () => [...moduleTables(), action("Show as a matrix", showMatrix, { id: "show-matrix" })]],
      ["module-cycles", `Cycles of ${groupNoun.toLowerCase()}s`, cyclesTable],
    ] : []),
  ];
}

function ranked(nodes, numberOf) {
  return nodes.map((node) => [node, numberOf(node)]).filter(([, number]) => number > 0).sort(([, one], [, other]) => other - one);
}

function byNumber(map, numberOf) {
  return ranked([...map.keys()], (node) => numberOf(map.get(node)));
}

/// Roots and component factories need nearly everything, as they should.
function mostNeeding() {
  return byNumber(countsOfNeeds(), (count) => count).filter(([node]) => !node.isRoot && node.kind !== "component-factory");
}

/// How much each node needs in all. By numbers: sets of nodes would take seconds in large graphs.
function countsOfNeeds() {
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  const targets = nodes.map((node) => following(node).map((target) => numbers.get(target)));
  const lastStart = new Int32Array(nodes.length).fill(-1);
  const open = new Int32Array(nodes.length);
  const count = (start) => {
    let found = 0;
    // No node needs itself.
    lastStart[start] = start;
    for (let place = -1; place < found; place++) {
      for (const target of targets[place < 0 ? start : open[place]]) {
        if (lastStart[target] === start) continue;
        lastStart[target] = start;
        open[found++] = target;
      }
    }
    return found;
  };
  return new Map(nodes.map((node, number) => [node, count(number)]));
}

function nodeTable(heading, rows, textOf = numeral) {
  return tableOf(["type", heading], rows, ([node, number]) => [linkTo(node), textOf(number)]);
}

/// A table of the first rows, and a button for all of them. A heading can be a pair: its text, and the unit of the numbers.
function tableOf(headings, rows, cellsOf) {
  if (rows.length === 0) return make("p", {}, "None.");
  const row = (item) => make("tr", {}, ...cellsOf(item).map((cell) => make("td", {}, cell)));
  const body = make("tbody", {}, ...rows.slice(0, mostRows).map(row));
  const table = make("table", {}, make("thead", {}, make("tr", {}, headings.map(headingOf))), body);
  const more = action(`Show all ${numeral(rows.length)}`, () => {
    addAll(body, rows.slice(mostRows).map(row));
    more.remove();
  }, { class: "more" });
  return make("div", {}, table, rows.length > mostRows ? more : null);
}

function headingOf(heading) {
  const [text, title] = [heading].flat();
  return make("th", { scope: "col", ...(title ? { title } : {}) }, text);
}

function chainOf(chain) {
  return chain.length === 0 ? make("p", {}, "None.") : make("ol", { class: "path" }, chain.map((node) => make("li", {}, linkTo(node))));
}

function longestChainTable() {
  const chain = longestChain();
  const show = () => goTo({ ...mapPlace, view: "longest-chain", node: chain[0] });
  return [chainOf(chain), chain.length > 0 ? action("Show on the map", show, { id: "show-chain" }) : null].filter(Boolean);
}

let knownDepths = null;

/// How many steps each node is below a root, on its shortest path.
function depths() {
  if (knownDepths) return knownDepths;
  knownDepths = new Map();
  for (const root of entries) {
    for (const [node, depth] of distances(root, following)) {
      if (!entries.includes(node)) knownDepths.set(node, Math.min(depth, knownDepths.get(node) ?? Infinity));
    }
  }
  return knownDepths;
}

/// The longest path without an edge that closes a cycle.
function longestChain() {
  const closing = new Set(closingEdges(edges.filter(({ from, to }) => from !== to), entries));
  const order = [];
  const missing = new Map(nodes.map((node) => [node, node.neededBy.filter((edge) => !closing.has(edge) && edge.from !== node).length]));
  for (const [node, count] of missing) if (count === 0) order.push(node);
  const best = new Map(order.map((node) => [node, { length: 1, before: null }]));
  for (const node of order) {
    for (const edge of node.needs) {
      if (closing.has(edge) || edge.to === node) continue;
      const length = best.get(node).length + 1;
      if (length > (best.get(edge.to)?.length ?? 0)) best.set(edge.to, { length, before: node });
      missing.set(edge.to, missing.get(edge.to) - 1);
      if (missing.get(edge.to) === 0) order.push(edge.to);
    }
  }
  const [last] = ranked([...best.keys()], (node) => best.get(node).length)[0] ?? [null];
  const chain = [];
  for (let node = last; node; node = best.get(node).before) chain.unshift(node);
  return chain;
}

/// The nodes that no root and no node that is created with its component leads to. Only the whole graph can tell.
function unused() {
  const used = new Set(components.map(({ data }) => nodesById.get(data.root)).filter(Boolean));
  for (const node of nodes) if (node.isRoot || node.kind === "seed" || node.data?.lifecycle.length > 0 || isEager(node)) used.add(node);
  const open = [...used];
  while (open.length > 0) {
    for (const next of following(open.pop())) {
      if (used.has(next)) continue;
      used.add(next);
      open.push(next);
    }
  }
  return nodes.filter((node) => !used.has(node));
}

function moduleTables() {
  const numbers = new Map(modules.filter(({ count }) => count > 0).map((module) => [module, { needs: 0, neededBy: 0 }]));
  for (const { from, to } of edges) {
    const [around, aroundTarget] = [groupsBinding(from), groupsBinding(to)];
    for (const module of around) if (numbers.has(module) && !aroundTarget.includes(module)) numbers.get(module).needs += 1;
    for (const module of aroundTarget) if (numbers.has(module) && !around.includes(module)) numbers.get(module).neededBy += 1;
  }
  const rows = [...numbers].sort(([one], [other]) => other.count - one.count);
  const timed = times.size > 0;
  const headings = [
    groupNoun.toLowerCase(), ["nodes", "Nodes in it and in the modules that it includes"], ["lines out", "Dependencies of these nodes on nodes outside"],
    ["lines in", "Dependencies of nodes outside on these nodes"],
  ];
  return [tableOf([...headings, ...timed ? ["own time"] : []], rows, ([module, { needs, neededBy }]) => [
    linkToGroup(module), ...[module.count, needs, neededBy].map(numeral), ...timed ? [milliseconds(groupTimes.get(module) ?? 0)] : [],
  ])];
}

const linkToGroup = (group) => action("", () => askAbout(group), { class: "link" }, ...titleOf(group));

/// The name of a group; if others have it, with the groups around it.
function titleOf(group) {
  const others = groupsByName.get(group.name).filter((other) => other !== group);
  const component = componentAround(group.around);
  const isOnlyThere = others.every((other) => componentAround(other.around)?.name !== component?.name);
  const names = others.length === 0 ? [] : isOnlyThere ? [component?.name ?? group.path] : groupsAround(group).map(({ name }) => name);
  return [isolated(group.name), ...names.map((name) => make("span", { class: "form" }, " in ", isolated(name)))];
}

function criticalPathTable() {
  const path = criticalPath().filter(([, time]) => time >= schedule.length / 100);
  if (path.length === 0) return [make("p", {}, "None.")];
  return [make("p", {}, `The start takes ${milliseconds(schedule.length / 1e6)}. These creations decide when it is over, in the order of their ends:`),
    action("Show the launch", showLaunch, { id: "show-launch" }),
    nodeTable(["own time", "Time on the path that does not belong to another row; less than 1 % is left out"], path.map(([node, time]) => [node, time / 1e6]), milliseconds)];
}

/// So many of the longest creations are tried.
const mostCandidates = 100;

function savingsTable() {
  const candidates = schedule.longest.filter((node) => !entries.includes(node)).slice(0, mostCandidates);
  return [make("p", {}, "What the start would save if one of these were created later, by a Provider, or eagerly before the start:"),
    nodeTable(["saves", "With all that is created for it alone; what runs beside longer creations saves nothing"],
      ranked(candidates, (node) => savingWithout(node) / 1e6), milliseconds)];
}
