// The views of a part: the nodes around one, and paths. Each is laid out anew; the map stays as it was.

let mapView = null;

/// The nodes of a place, or `null` for all.
function nodesAt({ view, node, to, steps }) {
  switch (view) {
    case "around": return new Set([node, ...distances(node, following, steps).keys(), ...distances(node, preceding, steps).keys()]);
    case "needs": return new Set([node, ...distances(node, following, steps).keys()]);
    case "needed-by": return new Set([node, ...distances(node, preceding, steps).keys()]);
    case "path": return new Set(nodesOnPaths(node, to, steps === Infinity ? Infinity : mostOnPaths));
    case "longest-chain": return new Set(longestChain());
    case "from-root": return new Set(pathFromRoot(node)?.map(({ node }) => node) ?? [node]);
    default: return null;
  }
}

/// How many boxes are laid out anew for a place.
function boxesAt(next) {
  if (isSameScene(next)) return 0;
  return nodesAt(next)?.size ?? nodes.filter((node) => groupsAround(node).every(({ isOpen }) => isOpen)).length;
}

function showScene() {
  if (isMap()) mapView = { ...view, isFitted };
  const shown = nodesAt(place);
  if (shown) {
    scene = sceneOf("part", shown, false);
    light = lightOf(null);
    // The drawing is fitted into the room that it leaves.
    showBanner();
    drawing = compactLayout();
    drawMap();
    fitReadably(place.node);
  } else {
    scene = mapScene;
    drawing = layOut();
    drawMap();
    Object.assign(view, mapView);
    isFitted = mapView.isFitted;
    showBanner();
  }
  showFoldAll();
}

function showBanner() {
  banner.hidden = isMap();
  document.body.classList.toggle("showing-part", !isMap());
  if (isMap()) return;
  const { view, node, to } = place;
  const name = (node) => make("strong", {}, isolated(node.name));
  const title = make("p", {});
  if (view === "longest-chain") title.append("Longest chain of dependencies");
  else if (view === "path") title.append("Why ", name(node), " needs ", name(to));
  else if (view === "from-root") title.append(...titleOfPathFromRoot(pathFromRoot(node), name(node)));
  else title.append("Only ", name(node), " and around it");
  const isAround = ["around", "needs", "needed-by"].includes(view);
  const paths = view === "path" ? pathsText() : "";
  const counts = make("span", { class: "count" }, [counted(scene.shown.size, "node"), paths].filter(Boolean).join(" · "));
  const all = view === "path" && !showsAllPaths() ? nodesAt({ ...place, steps: Infinity }).size : 0;
  replaceAll(banner, [
    title, isAround ? [directionChoice(), stepsChoice()] : [], counts,
    all > 0 ? action(`All paths: ${counted(all, "node")}`, () => goTo({ ...place, steps: Infinity }), { id: "all-paths" }) : null,
    action("Whole graph", () => goTo({ ...mapPlace, node: place.node }), { id: "leave" }),
  ]);
}

function titleOfPathFromRoot(path, name) {
  const { node } = path?.[0] ?? {};
  if (isFromEager(path)) return path.length === 1 ? [name, ` is created when ${builtComponentOf(node)} is built`] : ["Path from an eager node to ", name];
  if (!path && !isPartial) return ["No path from a root to ", name];
  return [isOnlyOnRequest(path) && !isPartial ? "Only when asked for: root to " : "Path from the root to ", name];
}

const showsAllPaths = () => nodesOnPaths(place.node, place.to, Infinity).length === scene.shown.size;

/// More paths are no number that tells something.
const mostCounted = 9999;

/// Which paths between two nodes are shown.
function pathsText() {
  const isWhole = showsAllPaths();
  const paths = bestPaths([place.node]);
  const { count, shortest, longest } = measuredPaths(place.node, place.to, scene.shown, isWhole ? following : bestFollowing(paths));
  const steps = counted(shortest, "step");
  const number = count > mostCounted ? `more than ${numeral(mostCounted)}` : numeral(count ?? 0);
  const { steps: length, deferrals } = paths.get(place.to);
  const isShortest = distances(place.node, following).get(place.to) === length;
  const best = isShortest ? "shortest" : deferrals === 0 ? "shortest direct" : "best";
  if (!isWhole) return `${count === 1 ? `only the ${best} path` : `only the ${number} ${best} paths`}: ${steps}`;
  if (count === 1) return `the only path: ${steps}`;
  return count === null ? `all paths, the shortest ${steps}` : `${count > mostCounted ? "" : "all "}${number} paths, ${shortest === longest ? `each ${steps}` : `${numeral(shortest)} to ${counted(longest, "step")}`}`;
}

function choice(name, options, value, change) {
  const select = make("select", { "aria-label": name }, ...options.map(([key, text]) =>
    make("option", { value: key, ...(key === value ? { selected: "" } : {}) }, text)));
  select.addEventListener("change", () => change(select.value));
  return select;
}

function directionChoice() {
  return choice("Direction", [["around", "needs and needed by"], ["needs", "needs"], ["needed-by", "needed by"]], place.view,
    (view) => goTo({ ...place, view, at: null }));
}

function stepsChoice() {
  const options = [["1", "1 step"], ["2", "2 steps"], ["3", "3 steps"], ["4", "4 steps"], ["all", "all steps"]];
  return choice("Steps", options, place.steps === Infinity ? "all" : String(place.steps),
    (steps) => goTo({ ...place, steps: steps === "all" ? Infinity : Number(steps), at: null }));
}

/// As many steps as can be read: on a large window 40 nodes.
function readableSteps(view, node) {
  const area = document.documentElement.clientWidth * document.documentElement.clientHeight;
  const most = Math.min(40, Math.max(8, area / 30_000));
  return [3, 2].find((steps) => nodesAt({ view, node, steps }).size <= most) ?? 1;
}

function showOnly(node) {
  goTo({ ...mapPlace, view: "around", node, steps: readableSteps("around", node) });
}

/// Shows the paths between two nodes, in whichever direction there are some.
function showPaths(node, to) {
  const [from, end] = bestPath(node, to) ? [node, to] : [to, node];
  if (node === to || !bestPath(from, end)) {
    byId("status").textContent = `${visible(node.name)} and ${visible(to.name)} do not need each other.`;
    byId("no-path")?.remove();
    details.append(make("p", { id: "no-path" }, isolated(node.name), " and ", isolated(to.name), " do not need each other."));
    return;
  }
  navigate({ ...mapPlace, view: "path", node: from, to: end });
}
