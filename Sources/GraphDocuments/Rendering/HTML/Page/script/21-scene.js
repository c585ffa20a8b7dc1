// The scene to draw: the map of all groups, of which the reader opens some, or the nodes around one, or those on paths.

const leastReadableScale = 0.8;
/// How small the first map may be for more of its groups to be open: their names are enlarged.
const leastScaleOfMap = 0.7;
/// How large the names are that boxes have room for; in a scene whose first view is small, they are larger.
const usualNameSize = 15;
/// With the first, names have room in the smallest drawings that have names; with the second, more has room in a drawing.
const largestNameSizes = [33, 24];

const sceneOf = (kind, shown, isGrouped) => ({ kind, shown, isGrouped, arrangements: new Map(), flowsDown: false, nameSize: usualNameSize, leastHeight: 0, isTouched: false });
const mapScene = sceneOf("map", null, nodes.length > mostOpenNodes);
let scene = mapScene;
/// The drawn items of the scene, and their positions.
let drawing = null;

const isShown = (node) => scene.shown === null || scene.shown.has(node);
const isMap = () => scene === mapScene;
const isGroupOpen = (group) => !isMap() || group.isOpen;

/// The group that a node stands in.
const homeOf = (node) => scene.isGrouped ? node.home : node.around;

/// The item that is drawn for a node: itself, or the outermost closed group around it.
function standIn(node) {
  let item = node;
  for (let group = homeOf(node); group; group = group.around) if (!isGroupOpen(group)) item = group;
  return item;
}

const isDrawn = (item) => drawing.places.has(item);

const nodeHeight = 44;
const nodeTextStart = 32;
/// The room of the sign of a group that shows it in the panel.
const signWidth = 20;
/// How wide nodes and groups may be, measured by the size of their names.
const mostLetters = () => isNarrow.matches ? { node: 13, group: 13 } : { node: 28, group: 22 };

/// How high two lines of letters of a size are, and how far from each other where there is more room.
const heightOfLines = (size) => 1.9 * size + 5;
const lineDistance = (height, size) => size * Math.min(1.25, (height - 5) / (2 * size));
/// The height of a node with a time: for two lines, whose letters are the larger the smaller the drawing is.
const timedHeight = (nameSize) => Math.max(nodeHeight, Math.ceil(heightOfLines(nameSize < largestNameSizes.at(-1) ? 1.06 * nameSize : names.onScreen / names.least)));

/// The size of a box, measured again when its scene gets larger names or boxes, or a trace gives it a time.
function sizeOf(item, measure) {
  const { nameSize, leastHeight } = scene;
  if (item.size?.nameSize !== nameSize || item.size.leastHeight !== leastHeight || item.size.times !== times) {
    const { width, height } = measure(nameSize, timeText(item));
    item.size = { nameSize, leastHeight, times, width, height: Math.max(height, leastHeight) };
  }
  return item.size;
}

function sizeOfNode(node) {
  return sizeOf(node, (nameSize, time) => {
    const text = Math.max(textWidth(node.name, nameSize, true), textWidth(factsOfNode(node).join(" · "), facts.size) + lettersWidth(node));
    return { width: Math.min(mostLetters().node * nameSize, Math.max(96, Math.ceil(nodeTextStart + 14 + text))), height: time ? timedHeight(nameSize) : nodeHeight };
  });
}

/// The room of the letters of a scope, behind the facts.
function lettersWidth(node) {
  const letters = scopeLetters(node.data?.scope);
  return letters ? textWidth(letters, facts.size, true) + 6 : 0;
}

const factsOfNode = (node) => [timeText(node), node.facts].filter(Boolean);

const factsOfGroup = (group) => [
  timeText(group), counted(group.count, "node"),
  group.nodes.length < group.count && group.kind === "component" && counted(subcomponentsOf(group), "subcomponent"),
  group.kind === "part" && counted(group.groups.length, groupNoun.toLowerCase()),
].filter((fact) => fact && !fact.startsWith("0 "));

function subcomponentsOf(group) {
  return group.groups.reduce((sum, inner) => sum + (inner.kind === "component" ? 1 : 0) + subcomponentsOf(inner), 0);
}

function sizeOfGroup(group) {
  return sizeOf(group, (nameSize) => {
    // From further away, the count stands behind the name.
    const name = textWidth(group.name, nameSize, true) + textWidth(numeral(group.count), nameSize);
    const text = Math.max(name, textWidth(factsOfGroup(group).join(" · "), 14));
    return { width: Math.min(mostLetters().group * nameSize + signWidth, Math.max(120, Math.ceil(36 + 16 + text + signWidth))), height: 56 };
  });
}

/// The height of a frame's title, besides the padding: as large for fingers as a box.
const titleHeight = () => Math.max(24, scene.leastHeight - spacing.padding);

/// The least size of an open frame, which has room for its title.
function leastFrameSize(group) {
  const text = factsOfFrame(group).join(" · ");
  const second = text ? textWidth(text, facts.size) + 12 : 0;
  return { width: 34 + 14 + Math.min(320, textWidth(group.name, 14, true)) + Math.min(420, second), height: 46 };
}

const factsOfFrame = (group) => [timeText(group), group.facts].filter(Boolean);

/// The groups and nodes of the scene, from the outside to the inside, and lines between them.
function contentsOf() {
  const [frames, boxes] = [[], []];
  const frameNumbers = new Map([[null, -1]]);
  const isUsed = new Set();
  const shown = nodes.filter(isShown);
  for (const node of shown) for (let group = homeOf(node); group; group = group.around) isUsed.add(group);
  const isWanted = (group) => isUsed.has(group) || isMap() && group.kind === "component";
  // Only scenes of groups have parts and modules around components.
  const frameAround = (group) => {
    let frame = group;
    while (frame && !frameNumbers.has(frame)) frame = frame.around;
    return frameNumbers.get(frame ?? null);
  };
  const visit = (group) => {
    if (!isWanted(group)) return;
    const around = frameAround(group.around);
    if (!isGroupOpen(group)) {
      boxes.push({ item: group, frame: around, ...sizeOfGroup(group) });
      return;
    }
    if (scene.isGrouped || group.kind === "component") frameNumbers.set(group, frames.push(group) - 1);
    for (const inner of group.groups) visit(inner);
  };
  for (const component of components) if (component.around === null) visit(component);
  for (const node of shown) {
    if (standIn(node) === node) boxes.push({ item: node, frame: frameNumbers.get(homeOf(node)) ?? -1, ...sizeOfNode(node) });
  }
  return { frames, boxes, lines: linesBetween(boxes), frameAround };
}

/// One line for all edges between two boxes.
function linesBetween(boxes) {
  const numbers = new Map(boxes.map(({ item }, number) => [item, number]));
  const lines = new Map();
  for (const edge of edges) {
    if (!isShown(edge.from) || !isShown(edge.to)) continue;
    const [source, target] = [standIn(edge.from), standIn(edge.to)];
    if (source === target && source !== edge.from) continue;
    // A closed box with a collection of its component does not need the elements.
    if (edge.from.isMoved && source !== edge.from && !groupsBinding(edge.from).includes(source)) continue;
    const key = numbers.get(source) * boxes.length + numbers.get(target);
    if (!lines.has(key)) lines.set(key, { key: `e${source.id}-${target.id}`, source: numbers.get(source), target: numbers.get(target), edges: [] });
    lines.get(key).edges.push(edge);
  }
  const styles = ["direct", "builds", "deferred", "weak"];
  for (const line of lines.values()) {
    line.style = styles.find((style) => line.edges.some((edge) => edge.style === style));
    line.isBundle = boxes[line.source].item.groups !== undefined || boxes[line.target].item.groups !== undefined;
    line.weight = line.isBundle ? Math.min(6, 1.4 + 0.6 * Math.log2(line.edges.length)) : 1.4;
  }
  return [...lines.values()];
}

/// How much it matters that a line leads along the flow: for each dependency, and least for one that a weak reference opens.
function weightOf(edges) {
  const weights = { direct: 1, builds: 1, deferred: 0.9, weak: 0.5 };
  return edges.reduce((sum, { style }) => sum + weights[style], 0);
}

/// Lays out the scene.
function layOut(flowsDown = scene.flowsDown, arrangements = scene.arrangements) {
  const { frames, boxes, lines, frameAround } = contentsOf();
  const layout = nestedLayout({
    frames: frames.map((group) => ({
      key: group.id, parent: frameAround(group.around), inset: { x: 0, y: titleHeight() }, holdsGroups: scene.isGrouped && group.groups.length > 0, ...leastFrameSize(group),
    })),
    nodes: boxes.map(({ item, frame, width, height }) => ({ key: item.id, frame, width, height, isEntry: item.isRoot === true })),
    edges: lines.map(({ source, target, edges }) => ({ source, target, count: weightOf(edges) })),
  }, arrangements, flowsDown, stageAspect());
  const places = new Map();
  frames.forEach((group, number) => places.set(group, layout.frames[number]));
  boxes.forEach(({ item }, number) => places.set(item, layout.nodes[number]));
  lines.forEach((line, number) => Object.assign(line, {
    isLoose: layout.loose.has(number), isBackward: layout.reversed.has(number), from: boxes[line.source].item, to: boxes[line.target].item, points: layout.routes[number], bounds: boundsOf(layout.routes[number]),
  }));
  return { frames, items: boxes.map(({ item }) => item), lines, places, width: layout.width, height: layout.height, flowsDown };
}

function boundsOf(points) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/// How high a box has to be on the screen, so that fingers meet it.
const fingerHeight = 44;
/// The scale from which on they do.
const leastScaleForFingers = () => isNarrow.matches ? fingerHeight / Math.max(nodeHeight, scene.leastHeight) : 0;

/// The layout that is larger on the screen; where names would still be small, or boxes too low for fingers, with more room for
/// them. That makes the layout smaller in turn, so that it is tried again.
function compactLayout() {
  Object.assign(scene, { nameSize: usualNameSize, leastHeight: isNarrow.matches ? fingerHeight : 0 });
  if (isMap() && scene.isGrouped && contentsOf().boxes.length > mostPainted) {
    // Trying both directions would take long.
    Object.assign(scene, { arrangements: new Map(), flowsDown: false });
    return layOut();
  }
  let layout = largerLayout();
  let [largest, ...smaller] = largestNameSizes;
  for (let attempts = 0; attempts < (isNarrow.matches ? 6 : 3); attempts++) {
    const scale = scaleOf(layout);
    const hasRoom = (attempts === 0 ? scale > 0.75 : scale * scene.nameSize >= names.onScreen) && scale >= leastScaleForFingers();
    if (layout.items.length > mostOpenNodes || hasRoom || scale < names.least) break;
    const { nameSize, leastHeight } = scene;
    scene.nameSize = Math.max(nameSize, Math.min(largest, 1.06 * names.onScreen / scale));
    if (isNarrow.matches) scene.leastHeight = 1.04 * fingerHeight / scale;
    layout = largerLayout();
    if (scaleOf(layout) >= names.least) continue;
    Object.assign(scene, { nameSize, leastHeight });
    layout = largerLayout();
    if (smaller.length === 0) break;
    largest = smaller.shift();
  }
  return layout;
}

/// Of both directions, the one that is larger on the screen.
function largerLayout() {
  const [right, down] = [false, true].map((flowsDown) => {
    const arrangements = new Map();
    const layout = layOut(flowsDown, arrangements);
    return { layout, arrangements, scale: scaleOf(layout) };
  });
  const best = down.scale > right.scale ? down : right;
  scene.arrangements = best.arrangements;
  scene.flowsDown = best.layout.flowsDown;
  // As it will be laid out from now on: with the orders that the first layout found.
  return layOut();
}

const allGroups = [...components, ...modules, ...parts];

/// The first view of the map: small graphs are open; of larger ones, as many groups as can be read.
function layOutMap() {
  if (!scene.isGrouped) return compactLayout();
  for (const group of allGroups) group.isOpen = false;
  let best = compactLayout();
  const attempt = (groups) => {
    for (const group of groups) group.isOpen = true;
    const { arrangements, flowsDown, nameSize, leastHeight } = scene;
    const layout = compactLayout();
    // One closed box would tell nothing.
    if (scaleOf(layout) >= (best.items.length > 1 ? leastScaleOfMap : leastScaleOfMap / 2)) {
      best = layout;
      return true;
    }
    Object.assign(scene, { arrangements, flowsDown, nameSize, leastHeight });
    for (const group of groups) group.isOpen = false;
    return false;
  };
  for (;;) {
    // Groups of groups tell more than groups of nodes. One of several open groups would look more important than the others.
    const next = best.items.filter((item) => item.groups?.some(({ count }) => count > 0));
    if (next.length === 0 || !attempt(next)) break;
  }
  // One closed box tells nothing: it is opened even if not all of it can be shown at once.
  while (best.items.length === 1 && best.items[0].groups) {
    best.items[0].isOpen = true;
    best = compactLayout();
  }
  return best;
}
