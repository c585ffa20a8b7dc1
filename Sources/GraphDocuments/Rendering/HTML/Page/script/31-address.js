// The address names the view and the selection: `page.html#TYPE` selects a type, and the browser goes back and forward.

/// The views besides the map, and how an address names them.
const views = ["map", "around", "needs", "needed-by", "path", "from-root", "longest-chain"];
/// `node` is the subject of a view, and `at` another node that is selected in it.
/// `asked` has a group, or the ends of a line, which are chosen on the map instead of a node.
const mapPlace = { view: "map", node: null, to: null, steps: 1, at: null, asked: null };
let place = mapPlace;

const namesOf = ({ data, name }) => data ? namesOfNode(data) : [name];
const nodesByName = new Map();
for (const node of nodes) for (const name of new Set(namesOf(node))) nodesByName.set(name, [...nodesByName.get(name) ?? [], node]);

/// The shortest name of a node that is unique; its identifier if there is none.
function shortestName({ data, name }, isUnique) {
  const candidates = data ? [data.tag?.name, data.key.name, data.tag?.qualifiedName, data.key.qualifiedName, data.id] : [name];
  return candidates.find((name) => name && isUnique(name)) ?? candidates.at(-1);
}

const isOfOneNode = (name) => nodesByName.get(name)?.length === 1;
const addressOf = (node) => shortestName(node, isOfOneNode);

const nodeNamed = (name) => nodesByName.get(name)?.[0] ?? null;

const groupsByName = new Map();
for (const group of allGroups.filter(({ count }) => count > 0)) {
  const path = [group, ...groupsAround(group)].map(({ name }) => name).reverse().join(" > ");
  for (const name of new Set([group.name, path])) groupsByName.set(name, [...groupsByName.get(name) ?? [], group]);
  group.path = path;
}

const addressOfItem = (item) => item.groups ? [item.name, item.path].find((name) => groupsByName.get(name).length === 1) ?? item.path
  : shortestName(item, (name) => isOfOneNode(name) && !groupsByName.has(name));
const itemNamed = (name) => groupsByName.get(name)?.[0] ?? nodeNamed(name);

/// The names behind an address without a node.
function hashOfQuestion({ from, to }) {
  const name = (item) => encodeURIComponent(addressOfItem(item));
  return to ? `#&from=${name(from)}&to=${name(to)}` : `#&group=${name(from)}`;
}

function questionIn({ group, from, to }) {
  if (groupsByName.has(group)) return { from: itemNamed(group), to: null };
  const [start, end] = [itemNamed(from), itemNamed(to)];
  return start && end && start !== end ? { from: start, to: end } : null;
}

function hashOf({ view, node, to, steps, at, asked }) {
  if (asked) return hashOfQuestion(asked);
  if (!node) return "";
  const parts = [encodeURIComponent(addressOf(node))];
  if (view !== "map") parts.push(`view=${view}`);
  if (["around", "needs", "needed-by"].includes(view)) parts.push(`steps=${steps === Infinity ? "all" : steps}`);
  if (view === "path") parts.push(`to=${encodeURIComponent(addressOf(to))}`, ...steps === Infinity ? ["steps=all"] : []);
  if (at) parts.push(`at=${encodeURIComponent(addressOf(at))}`);
  return `#${parts.join("&")}`;
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

/// The name that an address begins with, and the values behind it.
function partsOf(hash) {
  const text = hash.replace(/^#/, "");
  if (nodesByName.has(decoded(text))) return { name: decoded(text), values: {} };
  const [name, ...parts] = text.split("&");
  return { name: decoded(name), values: Object.fromEntries(parts.map((part) => part.split("=").map(decoded))) };
}

function placeAt(hash) {
  const { name, values } = partsOf(hash);
  const node = nodeNamed(name);
  if (!node) return { ...mapPlace, asked: questionIn(values) };
  const to = nodeNamed(values.to);
  const isPossible = { path: () => to && bestPath(node, to), "longest-chain": () => longestChain().includes(node) }[values.view] ?? (() => true);
  const view = views.includes(values.view) && isPossible() ? values.view : "map";
  const at = view === "map" ? null : nodeNamed(values.at);
  const steps = values.steps === "all" ? Infinity : Math.max(1, Number.parseInt(values.steps ?? 1, 10) || 1);
  return { view, node, to, steps, at };
}

/// Says where an address names a type that the graph does not have, perhaps because it was renamed, or that several nodes have.
function tellNames(hash) {
  byId("told")?.remove();
  const remarks = remarksOn(partsOf(hash), placeAt(hash));
  if (remarks.length === 0) return;
  byId("status").textContent = [selected && chosenText(selected), ...remarks.map(([text]) => visible(text.textContent))].filter(Boolean).join(" ");
  details.prepend(make("div", { id: "told" }, ...remarks.flat()));
  byId("panel").scrollTop = 0;
}

/// Remarks on the names in an address: for each, a paragraph and the elements after it.
function remarksOn({ name, values }, next) {
  if (!name && !next.asked) {
    const [from, to] = [itemNamed(values.from), itemNamed(values.to)];
    if (from && from === to) return [[make("p", {}, "The ends of a line are different: &from=NAME&to=NAME.")]];
    return [values.group, values.from, values.to].filter((name) => name && !itemNamed(name)).map((name) => remarkOn(name, null));
  }
  const remarks = [remarkOn(name, next.node, (node) => ({ ...next, node, at: null }))];
  if (values.view === "path" && next.node) {
    remarks.push(remarkOn(values.to, next.to, (to) => ({ ...next, view: "path", to })));
    if (!values.to) remarks.push([make("p", {}, "The address of a path needs its end: &to=TYPE.")]);
    else if (next.to && next.view !== "path") remarks.push([make("p", {}, isolated(next.node.name), " does not need ", isolated(next.to.name), ".")]);
  }
  if (next.view !== "map") remarks.push(remarkOn(values.at, next.at, (at) => ({ ...next, at })));
  return remarks.filter(Boolean);
}

function remarkOn(name, shown, placeOf) {
  if (!name) return null;
  if (!shown) return [make("p", {}, isolated(name), isHiddenName(name) ? " is hidden." : " is not in this graph.")];
  const others = nodesByName.get(name).filter((other) => other !== shown);
  if (others.length === 0) return null;
  const most = 12;
  const entries = others.slice(0, most).map((other) => [linkTo(other, () => change(placeOf(other))), make("span", { class: "form" }, ` ${whereOf(other)}`)]);
  if (others.length > most) entries.push([`and ${numeral(others.length - most)} more`]);
  return [
    make("p", {}, isolated(name), ` is the name of ${counted(others.length + 1, "node")}. The first is chosen; the others are:`),
    make("ul", {}, ...entries.map((entry) => make("li", {}, ...entry))),
  ];
}

/// Whether a node or a group of the whole graph has a name that nothing on the page has.
function isHiddenName(name) {
  const last = name.split(" > ").at(-1);
  return allNodesNamed(name).length > 0
    || wholeContent.components.some((component) => [component, ...component.modules].some((group) => namesOfGroup(group).includes(last)));
}

function change(next) {
  announced(boxesAt(next), () => {
    navigate(next);
    bringSelected();
  });
}

/// The facts that distinguish a node from others of its name.
function whereOf(node) {
  const modules = modulesOf(node);
  return visible([
    node.facts, node.around && `in ${node.around.name}`, modules.length > 0 && `in ${modules.join(" > ")}`,
    node.data?.location && `at ${placeText(node.data.location)}`,
  ].filter(Boolean).join(", "));
}

/// Shows a place that the reader chose, after saying so where that takes long.
function goTo(next) {
  announced(boxesAt(next), () => navigate(next));
}

/// Shows a place, and notes it as the next one of the browser's history.
function navigate(next) {
  const hash = hashOf(next);
  const isShown = attempted(() => show(next));
  if (isShown && hash !== location.hash) history.pushState(null, "", hash === "" ? location.href.split("#")[0] : hash);
}

function isSameScene(next) {
  const key = ({ view, node, to, steps }) => view === "map" ? "" : hashOf({ view, node, to, steps });
  return key(next) === key(place);
}

function show(next) {
  const isSame = isSameScene(next);
  keepFocus(() => {
    // A new drawing has to be visible: a phone starts with the list.
    if (!isSame && next.view !== "map" && isListShown()) showList(false);
    place = next;
    if (!isSame) showScene();
    showSelection(next);
    if (isListShown()) paint(painted.area); else showView();
  });
}

function followAddress() {
  addEventListener("popstate", () => {
    const [hash, next] = [location.hash, placeAt(location.hash)];
    announced(hashOf(next) === hashOf(place) ? 0 : boxesAt(next), () => {
      if (hashOf(next) !== hashOf(place)) {
        show(next);
        bringSelected();
      }
      tellNames(hash);
    });
  });
}

/// Scrolls to the selected node; a view of a part shows it anyway.
function bringSelected() {
  if (asked?.to === null && isMap() && !isListShown() && isDrawn(asked.from)) reveal(drawing.places.get(asked.from));
  if (!selected) return;
  if (isListShown()) focusInList(selected);
  else if (isMap()) reveal(drawing.places.get(selected));
}
