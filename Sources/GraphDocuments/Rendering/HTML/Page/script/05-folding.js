// Collapses components. A collapsed frame loses what is in it, and the drawing loses the room that nothing needs any more:
// bands of it that are within collapsed frames, and in which nothing else stands or changes its height, are cut out.
// What remains keeps its order and its distances, so readers find again what they knew.

/// The room of a collapsed frame.
const folded = { width: 210, height: 46 };

for (const component of components) {
  const border = component.element.querySelector(".border");
  const handle = component.element.querySelector(".handle");
  component.handle = numbersOf(handle, ["width", "height"]);
  component.home = numbersOf(border, ["x", "y", "width", "height"]);
  component.facts = component.element.querySelector(".facts").textContent;
}
for (const node of nodes) {
  const [x, y] = node.element.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  node.home = { x, y, ...numbersOf(node.element.querySelector(".box"), ["width", "height"]) };
}
for (const edge of edges) edge.home = pointsOf(edge.element.querySelector(".line").getAttribute("d"));
/// How to get from the first drawing to the one that is seen.
let moved = { x: (x) => x, y: (y) => y };

function numbersOf(element, names) {
  return Object.fromEntries(names.map((name) => [name, Number(element.getAttribute(name) ?? 0)]));
}

/// The points of a route: each command of a path ends at one.
function pointsOf(path) {
  return path.match(/[MLC][^MLC]*/g).map((command) => {
    const [x, y] = command.slice(1).trim().split(" ").map(Number).slice(-2);
    return { x, y };
  });
}

/// The path through points, as the drawing has it: a curve where it does not go straight.
function pathThrough(points) {
  return points.map(({ x, y }, number) => {
    const last = points[number - 1];
    if (!last) return `M${x} ${y}`;
    if (last.x === x || last.y === y) return `L${x} ${y}`;
    const middle = { x: (last.x + x) / 2, y: (last.y + y) / 2 };
    if (flowsDown) return `C${last.x} ${middle.y} ${x} ${middle.y} ${x} ${y}`;
    return `C${middle.x} ${last.y} ${middle.x} ${y} ${x} ${y}`;
  }).join("");
}

/// The outermost collapsed component around a node or a component.
function foldAround(item) {
  let fold = null;
  for (let outer = item.around; outer; outer = outer.around) {
    if (outer.isFolded) fold = outer;
  }
  return fold;
}

const isDrawn = (item) => foldAround(item) === null;

/// Where something stands now.
function boxOf(item) {
  const { x, y, width, height } = item.home;
  const [left, top, right, bottom] = [moved.x(x), moved.y(y), moved.x(x + width), moved.y(y + height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function setFolded(changed, isFolded) {
  for (const component of changed) component.isFolded = isFolded;
  moved = cuts();
  whole.width = moved.x(drawingSize.width);
  whole.height = moved.y(drawingSize.height);
  components.forEach(redrawComponent);
  nodes.forEach(redrawNode);
  keepTabStop();
  edges.forEach(redrawEdge);
  drawMap();
  showView();
  showSelection();
  byId("fold-all").textContent = components.some((component) => component.isFolded) ? "Expand all" : "Collapse all";
}

/// Keeps one of the nodes that are seen within reach of the Tab key.
function keepTabStop() {
  const stop = nodes.find((node) => node.element.getAttribute("tabindex") === "0");
  if (stop && isDrawn(stop)) return;
  stop?.element.setAttribute("tabindex", -1);
  nodes.find(isDrawn)?.element.setAttribute("tabindex", 0);
}

const drawingSize = { ...whole };

/// Makes a component's inside seen.
function unfold(component) {
  const around = [];
  for (let outer = component; outer; outer = outer.around) if (outer.isFolded) around.push(outer);
  if (around.length > 0) setFolded(around, false);
}

function redrawComponent(component) {
  const { element, isFolded } = component;
  element.toggleAttribute("hidden", !isDrawn(component));
  element.classList.toggle("folded", isFolded);
  element.setAttribute("aria-expanded", !isFolded);
  const box = boxOf(component);
  fill(element.querySelector(".border"), box, []);
  element.querySelector(".fold").setAttribute("transform", `translate(${box.x + 20} ${box.y + 16})${isFolded ? " rotate(-90)" : ""}`);
  fill(element.querySelector(".handle"), isFolded ? box : { ...box, ...component.handle }, []);
  const [dx, dy] = [box.x - component.home.x, box.y - component.home.y];
  for (const text of element.querySelectorAll("text")) text.setAttribute("transform", `translate(${dx} ${dy})`);
  element.querySelector(".facts").textContent = isFolded ? counted(component.nodes.length, "node") : component.facts;
}

function redrawNode(node) {
  node.element.toggleAttribute("hidden", !isDrawn(node));
  const { x, y } = boxOf(node);
  node.element.setAttribute("transform", `translate(${x} ${y})`);
}

function redrawEdge(edge) {
  const points = visibleRoute(edge).map(({ x, y }) => ({ x: moved.x(x), y: moved.y(y) }));
  edge.element.toggleAttribute("hidden", points.length < 2);
  if (points.length < 2) return;
  edge.element.querySelector(".line").setAttribute("d", pathThrough(points));
  const end = points.at(-1);
  const before = points.at(-2);
  const angle = flowsDown ? (before.y > end.y ? 270 : 90) : (before.x > end.x ? 180 : 0);
  edge.element.querySelector(".tip").setAttribute("transform", `translate(${end.x} ${end.y}) rotate(${angle})`);
}

/// The part of a route outside of collapsed frames: routes cross borders at points of their own.
function visibleRoute(edge) {
  const [source, target] = [foldAround(edge.from), foldAround(edge.to)];
  if (source && source === target) return [];
  const isIn = ({ home }, { x, y }) =>
    home.x <= x && x <= home.x + home.width && home.y <= y && y <= home.y + home.height;
  const start = source ? edge.home.findLastIndex((point) => isIn(source, point)) : 0;
  const end = target ? edge.home.findIndex((point) => isIn(target, point)) : edge.home.length - 1;
  return edge.home.slice(start, end + 1);
}

/// The functions from old to new places, across and down.
function cuts() {
  const folds = components.filter((component) => component.isFolded && isDrawn(component));
  const kept = { x: [], y: [] };
  const keep = (axis, from, to) => kept[axis].push([from, to]);
  for (const node of nodes.filter(isDrawn)) {
    keep("x", node.home.x - 8, node.home.x + node.home.width + 8);
    keep("y", node.home.y - 7, node.home.y + node.home.height + 7);
  }
  for (const component of components.filter(isDrawn)) {
    const { x, y, width, height } = component.home;
    const title = component.isFolded ? folded : { width: Math.min(width, 260), height: 44 };
    keep("x", x, x + title.width);
    keep("y", y, y + title.height);
    if (component.isFolded) continue;
    keep("x", x + width - 18, x + width);
    keep("y", y + height - 18, y + height);
  }
  for (const edge of edges) {
    const points = visibleRoute(edge);
    points.forEach((point, number) => {
      const last = points[number - 1];
      const [along, across] = flowsDown ? ["y", "x"] : ["x", "y"];
      if (last && last[across] !== point[across]) {
        keep(along, Math.min(last[along], point[along]), Math.max(last[along], point[along]));
      }
      keep(across, point[across] - 4, point[across] + 4);
    });
  }
  const inside = (axis, length) => folds.map(({ home }) => [home[axis], home[axis] + home[length]]);
  return { x: without(inside("x", "width"), kept.x), y: without(inside("y", "height"), kept.y) };
}

/// A function that moves numbers as if the parts of ranges that are not kept were cut out.
function without(ranges, kept) {
  const stops = [...new Set([...ranges, ...kept].flat())].sort((one, other) => one - other);
  const covers = (ranges) => {
    const changes = new Map(stops.map((stop) => [stop, 0]));
    for (const [from, to] of ranges) {
      changes.set(from, changes.get(from) + 1);
      changes.set(to, changes.get(to) - 1);
    }
    let depth = 0;
    return stops.map((stop) => (depth += changes.get(stop)) > 0);
  };
  const [inRange, isKept] = [covers(ranges), covers(kept)];
  const lost = [0];
  for (let place = 1; place < stops.length; place++) {
    const isCut = inRange[place - 1] && !isKept[place - 1];
    lost.push(lost[place - 1] + (isCut ? stops[place] - stops[place - 1] : 0));
  }
  return (number) => {
    let [low, high] = [0, stops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (stops[middle] <= number) low = middle + 1; else high = middle;
    }
    if (low === 0) return number;
    const isCut = low < stops.length && lost[low] > lost[low - 1];
    return (isCut ? stops[low - 1] : number) - lost[low - 1];
  };
}
