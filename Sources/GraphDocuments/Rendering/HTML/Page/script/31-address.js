// The address names what is shown: `page.html#TYPE` selects a type, and the browser goes back and forward.

/// The views besides the map, and how an address names them.
const views = ["map", "around", "needs", "needed-by", "path", "from-root"];
/// `node` is what a view is about, and `at` another node that is selected in it.
const mapPlace = { view: "map", node: null, to: null, steps: 1, at: null };
let place = mapPlace;

const namesOf = ({ data, name }) => data
  ? [data.id, data.key.name, data.key.qualifiedName, data.tag?.name, data.tag?.qualifiedName].filter(Boolean) : [name];
const nodesByName = new Map();
for (const node of nodes) for (const name of new Set(namesOf(node))) nodesByName.set(name, [...nodesByName.get(name) ?? [], node]);

/// The shortest name that no other node has.
function addressOf(node) {
  const candidates = node.data ? [node.data.tag?.name, node.data.key.name, node.data.tag?.qualifiedName, node.data.key.qualifiedName, node.data.id] : [node.name];
  return candidates.find((name) => name && nodesByName.get(name)?.length === 1) ?? candidates.at(-1);
}

const nodeNamed = (name) => nodesByName.get(name)?.[0] ?? null;

const selectedAt = (place) => place.at ?? place.node;

function hashOf({ view, node, to, steps, at }) {
  if (!node) return "";
  const parts = [encodeURIComponent(addressOf(node))];
  if (view !== "map") parts.push(`view=${view}`);
  if (["around", "needs", "needed-by"].includes(view)) parts.push(`steps=${steps === Infinity ? "all" : steps}`);
  if (view === "path") parts.push(`to=${encodeURIComponent(addressOf(to))}`);
  if (at) parts.push(`at=${encodeURIComponent(addressOf(at))}`);
  return `#${parts.join("&")}`;
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

function placeAt(hash) {
  const text = hash.replace(/^#/, "");
  if (nodeNamed(decoded(text))) return { ...mapPlace, node: nodeNamed(decoded(text)) };
  const [name, ...parts] = text.split("&");
  const values = Object.fromEntries(parts.map((part) => part.split("=").map(decoded)));
  const node = nodeNamed(decoded(name));
  if (!node) return mapPlace;
  const to = nodeNamed(values.to);
  const view = views.includes(values.view) && (values.view !== "path" || to) ? values.view : "map";
  const at = view === "map" ? null : nodeNamed(values.at);
  const steps = values.steps === "all" ? Infinity : Math.max(1, Number.parseInt(values.steps ?? 1, 10) || 1);
  return { view, node, to, steps, at };
}

/// Says that an address names a type that the graph does not have, perhaps because it was renamed.
function tellUnknown(hash) {
  const name = decoded(hash.replace(/^#/, "").split("&")[0]);
  if (name === "" || placeAt(hash).node) return;
  byId("status").textContent = `${visible(name)} is not in this graph.`;
  details.prepend(make("p", { id: "unknown" }, isolated(name), " is not in this graph."));
}

/// Shows a place, and notes it as the next one of the browser's history.
function navigate(next) {
  const hash = hashOf(next);
  if (hash !== location.hash) history.pushState(null, "", hash === "" ? location.href.split("#")[0] : hash);
  show(next);
}

function show(next) {
  const key = ({ view, node, to, steps }) => view === "map" ? "" : hashOf({ view, node, to, steps });
  const isSameScene = key(next) === key(place);
  // What is laid out has to be seen: a phone starts with the list.
  if (!isSameScene && next.view !== "map" && isListShown()) showList(false);
  place = next;
  if (!isSameScene) showScene();
  showSelection(selectedAt(next));
  if (isListShown()) paint(painted.area); else showView();
}

function followAddress() {
  addEventListener("popstate", () => {
    const next = placeAt(location.hash);
    if (hashOf(next) !== hashOf(place)) {
      show(next);
      bringSelected();
    }
    tellUnknown(location.hash);
  });
}

/// Brings what is selected before the reader; a view of a part shows it anyway.
function bringSelected() {
  if (!selected) return;
  if (isListShown()) focusInList(selected);
  else if (isMap()) reveal(drawing.places.get(selected));
}
