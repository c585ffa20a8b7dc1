// Which modules need which: as a matrix over the page, and their cycles as a table.

/// Larger matrices cannot be read: they show the closed boxes of the map in the place of modules.
const mostInMatrix = 120;

function groupsOfMatrix() {
  const used = modules.filter(({ count }) => count > 0);
  const closed = [...new Set(nodes.map((node) => groupsAround(node).findLast(({ isOpen }) => !isOpen)).filter(Boolean))];
  const isReadable = ({ length }) => length > 1 && length <= mostInMatrix;
  return [used, closed].find(isReadable) ?? used.sort((one, other) => other.count - one.count).slice(0, mostInMatrix);
}

/// How many dependencies each of some groups has on each other one. A group around another has only its own nodes.
function countsBetween(groups) {
  const isListed = new Set(groups);
  const counts = new Map(groups.map((group) => [group, new Map()]));
  for (const { from, to } of edges) {
    for (const source of groupsBinding(from).filter((group) => isListed.has(group))) {
      for (const target of groupsBinding(to).filter((group) => isListed.has(group))) {
        if (source === target || !isIn(from, source, target) || !isIn(to, target, source)) continue;
        counts.get(source).set(target, (counts.get(source).get(target) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/// The groups that need each other, directly or through others.
function cyclesAmong(counts) {
  const reached = new Map([...counts.keys()].map((group) => [group, new Set(distances(group, (group) => [...counts.get(group).keys()]).keys())]));
  const cycles = [];
  for (const [group, others] of reached) {
    if (cycles.some((cycle) => cycle.includes(group))) continue;
    const cycle = [group, ...[...others].filter((other) => reached.get(other).has(group))];
    if (cycle.length > 1) cycles.push(cycle);
  }
  return cycles;
}

/// The groups in an order in which few dependencies lead back.
function orderOfMatrix(counts) {
  const byId = new Map([...counts.keys()].map((group) => [group.id, group]));
  const pairs = [...counts].flatMap(([from, targets]) => [...targets].map(([to, count]) => ({ from: from.id, to: to.id, count })));
  return [...new Set([...lightestOrder(pairs, []), ...byId.keys()])].map((id) => byId.get(id));
}

function showMatrix() {
  const counts = countsBetween(groupsOfMatrix());
  const order = orderOfMatrix(counts);
  const titles = new Map(order.map((group) => [group, titleOf(group).map(({ textContent }) => textContent).join("")]));
  const cycleOf = new Map(cyclesAmong(counts).flatMap((cycle) => cycle.map((group) => [group, cycle])));
  const leave = (act) => {
    byId("matrix").close();
    act();
  };
  const cell = (row, column, [from, to]) => {
    const count = counts.get(from).get(to);
    const isInCycle = cycleOf.has(from) && cycleOf.get(from) === cycleOf.get(to);
    const classes = [row > column && count ? "back" : "", isInCycle && count ? "in-cycle" : "", from === to ? "same" : ""].filter(Boolean).join(" ");
    const title = `${titles.get(from)} needs ${titles.get(to)}`;
    // The keyboard reaches the same dependencies from the names of the rows.
    return make("td", { class: classes, title }, count ? action(numeral(count), () => leave(() => askAbout(from, to)), { tabindex: -1, "aria-label": `${counted(count, "dependency")}: ${title}` }) : null);
  };
  const row = (from, number) => make("tr", {}, make("th", { scope: "row" }, action("", () => leave(() => askAbout(from)), { class: "link" }, ...titleOf(from))),
    order.map((to, column) => cell(number, column, [from, to])));
  showDialog("matrix", `${groupNoun}s that need each other`,
    make("p", {}, "A number is that of the dependencies of its row on its column. Those in colour lead back; a frame marks a cycle."),
    make("div", { class: "scrolled", tabindex: 0, role: "region", "aria-label": "Matrix" }, make("table", {},
      make("thead", {}, make("tr", {}, make("td", {}), order.map((to) => make("th", { scope: "col", title: titles.get(to) }, make("span", {}, ...titleOf(to)))))),
      make("tbody", {}, order.map(row)))));
  // A large matrix begins far from its cycles.
  byId("matrix").querySelector(".in-cycle")?.scrollIntoView({ block: "center", inline: "center" });
}

function cyclesTable() {
  const counts = countsBetween(modules.filter(({ count }) => count > 0));
  const cycles = cyclesAmong(counts);
  const entry = (cycle) => make("li", {}, counted(cycle.length, groupNoun.toLowerCase()), make("ul", {}, cycle.flatMap((from) =>
    cycle.filter((to) => counts.get(from).has(to)).map((to) => make("li", {}, linkToGroup(from), " needs ", linkToGroup(to), " ",
      action(numeral(counts.get(from).get(to)), () => askAbout(from, to), { class: "count", "aria-label": `Dependencies of ${visible(from.name)} on ${visible(to.name)}` }))))));
  return [cycles.length === 0 ? make("p", {}, "None.") : make("ol", { class: "path" }, cycles.map(entry))];
}
