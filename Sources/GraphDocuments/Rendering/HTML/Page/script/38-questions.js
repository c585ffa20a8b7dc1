// Answers about a group or a line of the map, which the reader chooses instead of a node.

/// Whether a node is in an item: itself, or a group. A group around the other end has only its own nodes.
function isIn(node, item, other) {
  if (node === item) return true;
  if (!item.groups) return false;
  return groupsAround(other).includes(item) ? binderOf(node) === item : groupsBinding(node).includes(item);
}

const dependenciesBetween = (from, to) => edges.filter((edge) => isIn(edge.from, from, to) && isIn(edge.to, to, from));

/// The edges out of a group, and those into it; of a line its edges alone.
function edgesOfQuestion({ from, to }) {
  if (to) return { out: dependenciesBetween(from, to), into: [] };
  const isInside = (node) => groupsBinding(node).includes(from);
  const crossing = edges.filter((edge) => isInside(edge.from) !== isInside(edge.to));
  return { out: crossing.filter((edge) => isInside(edge.from)), into: crossing.filter((edge) => isInside(edge.to)) };
}

/// Shows a group, or the line between two items, in the panel.
function askAbout(from, to = null, others = []) {
  if (to) navigate({ ...mapPlace, asked: { from, to, others } }); else visitGroup(from);
}

function answerTo({ from, to, others = [] }) {
  return [closeButton(), ...to ? aboutLine(from, to, others) : aboutGroup(from)];
}

const closeButton = () => action("×", () => select(null), { id: "close", "aria-label": "Close details" });

/// The groups of the ends of edges out of a group, or into it, and how many edges each of them has.
function partnersAmong(ends, group) {
  const homes = new Set(ends.map((node) => binderOf(node) ?? node));
  const counts = new Map();
  for (const node of ends) {
    for (const item of [node, ...groupsBinding(node)]) if (homes.has(item) && isIn(node, item, group)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/// More groups need a click to be seen.
const mostPartners = 12;

function aboutGroup(group) {
  const { out, into } = edgesOfQuestion({ from: group });
  const row = (from, to, partner, count) => make("li", {}, linkToItem(partner), " ", action(numeral(count), () => askAbout(from, to), {
    class: "count", "aria-label": `${counted(count, "dependency")}: ${visible(from.name)} needs ${visible(to.name)}`,
  }));
  const part = (id, words, rows, rowOf) => [
    make("h3", {}, `${words} ${rows.length === 1 ? "1 group" : `${numeral(rows.length)} groups`}`), listOfFirst(id, rows, mostPartners, rowOf),
  ];
  return [
    make("h2", { tabindex: -1 }, isolated(group.name)),
    make("p", {}, [nounOf(group), ...factsOfGroup(group)].join(" · ")),
    make("p", { class: "facts-list" }, withSourceLinks(group.description)),
    make("div", { class: "actions" },
      action(group.isOpen ? "Close on the map" : "Open on the map", () => openFromPanel(group), { id: "open-group" }),
      ...group.kind === "module" ? [hidingButton(`Hide ${visible(group.name)}`, "without", group.data.type.qualifiedName)] : []),
    ...part("needs-groups", "Needs", partnersAmong(out.map(({ to }) => to), group), ([item, count]) => row(group, item, item, count)),
    ...part("needed-by-groups", "Needed by", partnersAmong(into.map(({ from }) => from), group), ([item, count]) => row(item, group, item, count)),
  ];
}

function openFromPanel(group) {
  if (isListShown()) showList(false);
  toggle(group);
}

/// More dependencies of one line need a click to be seen.
const mostDependencies = 30;

function aboutLine(from, to, others) {
  const found = dependenciesBetween(from, to);
  const back = dependenciesBetween(to, from).length;
  const buttonFor = (from, to, count) => action(`${counted(count, "dependency")}: ${visible(from.name)} → ${visible(to.name)}`, () => askAbout(from, to), { class: "link" });
  return [
    make("h2", { tabindex: -1 }, isolated(from.name), " → ", isolated(to.name)),
    make("p", {}, counted(found.length, "dependency")),
    listOfFirst("dependencies", found, mostDependencies, (edge) => make("li", {}, linkTo(edge.from), " needs ", linkTo(edge.to), formOf(edge))),
    back > 0 ? make("p", { id: "leads-back" }, "Back: ", buttonFor(to, from, back)) : null,
    others.length > 0 ? make("h3", {}, "Other lines here") : null,
    others.length > 0 ? make("ul", { id: "other-lines" }, others.map((line) => make("li", {}, buttonFor(line.from, line.to, line.edges.length)))) : null,
    make("h3", {}, "Its ends"), make("ul", {}, [from, to].map((item) => make("li", {}, linkToItem(item)))),
  ].filter(Boolean);
}

/// A list of the first entries, and a button for all of them.
function listOfFirst(id, items, most, entryOf) {
  const list = make("ul", { id }, items.slice(0, most).map(entryOf));
  const more = action(`Show all ${numeral(items.length)}`, () => {
    addAll(list, items.slice(most).map(entryOf));
    more.remove();
  }, { class: "more" });
  return make("div", {}, list, items.length > most ? more : null);
}

const linkToItem = (item) => item.groups ? linkToGroup(item) : linkTo(item);

const nounOf = ({ kind, noun }) => noun ?? { component: "Component", module: "Module", own: "Group" }[kind];

/// The drawn lines at the position of an event, or beside it: thin lines are hard to meet.
function linesAt({ clientX, clientY }) {
  const reach = isNarrow.matches ? 12 : 4;
  const places = [[0, 0], [reach, 0], [-reach, 0], [0, reach], [0, -reach]].map(([x, y]) => [clientX + x, clientY + y]);
  const met = new Set(places.flatMap((place) => document.elementsFromPoint(...place)).map((element) => element.closest("#graph .edge")).filter(Boolean));
  return [...met].map(({ dataset: { key } }) => drawing.lines.find((line) => line.key === key)).filter((line) => line && line.from !== line.to);
}

function askAboutLines([{ from, to }, ...others]) {
  askAbout(from, to, others.map(({ from, to, edges }) => ({ from, to, edges })));
}
