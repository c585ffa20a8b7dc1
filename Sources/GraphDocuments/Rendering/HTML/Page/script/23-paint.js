// Paints the drawing into the picture: in full while names can be read, as plain shapes from further away. No text is
// smaller than 11 pixels: a smaller one is left out, or enlarged beyond its scale.

/// Above so many boxes, only those near the window are painted.
const mostPainted = 400;
const layers = Object.fromEntries(["lines", "shapes", "lit-lines", "frames", "nodes", "captions", "labels"].map((name) => [name, draw("g", { class: name })]));
svg.append(...Object.values(layers));
const elements = new Map();

/// The outlines of kinds, which the template has.
const symbols = Object.fromEntries([...svg.querySelectorAll("defs path")].map((path) => [path.id.slice("symbol-".length), path.getAttribute("d")]));
let isPrinting = false;

const facts = { least: 1, size: 11 };
/// From further away, names need the room of symbols, unless boxes were measured for names as large.
const leastForSigns = 0.6;
const hasSigns = () => isPrinting || view.scale >= leastForSigns || view.scale * scene.nameSize >= names.onScreen;
const names = { least: 0.34, size: 13, onScreen: 11.2 };

/// Paints a part of the drawing; if there are many items, those outside have no elements.
function paint(area) {
  svg.style.setProperty("--hairline", isPrinting ? 1 : Math.max(1, Math.min(1 / view.scale, 8)));
  const isWhole = drawing.items.length <= mostPainted || isPrinting;
  const isNear = (box) => isWhole || box.x < area.x + area.width && box.x + box.width > area.x && box.y < area.y + area.height && box.y + box.height > area.y;
  const hasNames = view.scale >= names.least || isPrinting;
  svg.classList.toggle("far", !hasNames);
  svg.classList.toggle("unsigned", !hasSigns());
  const near = drawing.items.filter((item) => isNear(drawing.places.get(item)));
  const lines = drawing.lines.filter((line) => isNear(line.bounds) && piecesOfLine(line).some((piece) => isNear(boundsOf(piece))));
  const drawn = hasNames ? near : near.filter((item) => item.groups);
  const nearFrames = drawing.frames.filter((group) => isNear(drawing.places.get(group)));
  keepElements(layers.frames, nearFrames, frameElement, updateFrame);
  keepElements(layers.nodes, drawn, (item) => item.groups ? groupElement(item) : nodeElement(item), (item, element) =>
    item.groups ? updateGroup(item, element) : updateNode(item, element));
  const isLit = (line) => light.ofLine(line) !== null;
  const drawnLines = hasNames ? lines : lines.filter(({ isBundle }) => isBundle);
  const update = (line, element) => updateLine(line, element, isNear);
  keepElements(layers.lines, drawnLines.filter((line) => !isLit(line)), lineElement, update);
  keepElements(layers["lit-lines"], drawnLines.filter(isLit), lineElement, update);
  replaceAll(layers.shapes, hasNames ? [] : shapesOf(near.filter((item) => !item.groups), lines.filter(({ isBundle }) => !isBundle), isNear));
  const taken = [];
  replaceAll(layers.labels, hasNames || !selected ? [] : litLabels(near, taken));
  replaceAll(layers.captions, nearFrames.map((group) => elementOf(group).caption));
  placeTitles(nearFrames, taken);
  keepTabStop();
}

/// Makes, updates and removes the elements of a layer.
function keepElements(layer, items, create, update) {
  const wanted = new Set(items.map((item) => item.key ?? item.id));
  for (const element of [...layer.children]) if (!wanted.has(element.dataset.key)) removeElement(element);
  // In the order of the items, which is that of the Tab key. Existing elements are not moved: they would lose the focus.
  let next = layer.firstChild;
  for (const item of items) {
    const key = item.key ?? item.id;
    let element = elements.get(key);
    if (element && element.parentNode !== layer) {
      removeElement(element);
      element = null;
    }
    if (!element) {
      element = create(item);
      element.dataset.key = key;
      elements.set(key, element);
      layer.insertBefore(element, next);
    }
    next = element.nextSibling;
    update(item, element);
  }
}

function removeElement(element) {
  element.remove();
  elements.delete(element.dataset.key);
}

const elementOf = (item) => elements.get(item.key ?? item.id) ?? null;

// Nodes

function nodeElement(node) {
  const scope = scopeClass(node.data?.scope);
  const element = draw("g", { class: ["node", node.kind, scope && "shared", scope, node.level].filter(Boolean).join(" "), id: node.id, role: "button", tabindex: -1 },
    draw("rect", { class: "box", rx: 7 }), scope ? draw("rect", { class: "inner", x: 3, y: 3, rx: 4.5 }) : null,
    draw("path", { class: "symbol", "fill-rule": "evenodd", d: symbols[node.kind] ?? symbols.other }),
    draw("text", { class: "name" }), draw("text", { class: "facts" }), scope ? draw("text", { class: "letters" }, scopeLetters(node.data.scope)) : null,
    node.level ? badge() : null);
  return element;
}

function updateNode(node, element) {
  const { x, y } = drawing.places.get(node);
  const { width, height } = sizeOfNode(node);
  const middle = height / 2;
  const start = !hasSigns() ? 10 : nodeTextStart;
  const room = width - start - 8;
  const isFull = view.scale >= facts.least || isPrinting;
  const size = isFull ? names.size : Math.max(names.size, names.onScreen / view.scale);
  element.setAttribute("transform", `translate(${x} ${y})`);
  fill(element.querySelector(".box"), { width, height });
  const inner = element.querySelector(".inner");
  if (inner) fill(inner, { width: width - 6, height: height - 6 });
  element.querySelector(".symbol").setAttribute("transform", `translate(17 ${middle}) scale(${isPrinting ? 1 : Math.max(1, Math.min(1.5, 0.75 / view.scale))})`);
  placeBadge(element, width);
  const [name, second] = element.querySelectorAll(".name, .facts");
  // From further away, only the time is left, as long as there is a line for it.
  const smaller = isFull ? facts.size : names.onScreen / view.scale;
  const time = !isFull && heightOfLines(size) <= height ? shortened(timeText(node), room, smaller) : "";
  name.textContent = shortenedName(node, room, size, light.of(node) !== null);
  const distance = lineDistance(height, size);
  // The bar of the time is below.
  const top = middle + (0.73 * size - distance) / 2 - 2;
  fill(name, { x: start, y: isFull ? middle - 3 : time ? top : middle + size * 0.35, style: `font-size: ${size}px` });
  const letters = element.querySelector(".letters");
  letters?.toggleAttribute("hidden", !isFull);
  if (letters) fill(letters, { x: width - 9, y: middle + 12 });
  second.textContent = isFull ? fitting(factsOfNode(node), room - lettersWidth(node), smaller) : time;
  fill(second, { x: start, y: isFull ? middle + 12 : top + distance, style: `font-size: ${smaller}px` });
  showHeat(node, element);
  showLight(node, element);
  label(node, element);
}

const badge = () => draw("g", { class: "badge" }, draw("circle", { r: 8 }), draw("text", { y: 4 }, "!"));

/// Badges keep their size on the screen, as far as boxes have room for them.
function placeBadge(element, width) {
  const [least, largest] = [0.92, 2.8];
  const unit = isPrinting ? 1 : Math.max(1, Math.min(least / view.scale, largest));
  element.querySelector(".badge")?.setAttribute("transform", `translate(${width - 1} 1) scale(${unit})`);
  element.querySelector(".badge text")?.toggleAttribute("hidden", view.scale * largest < least && !isPrinting);
}

// Groups

const chevron = "M-4 -2.5L0 2.5L4 -2.5";

function groupElement(group) {
  const element = draw("g", { class: `group folded ${group.kind} ${scopeClass(group.data?.scope)}`, id: group.id, role: "button", tabindex: 0, "aria-expanded": "false" },
    draw("rect", { class: "stack", x: 4, y: 4, rx: 9 }), draw("rect", { class: "border", rx: 9 }), draw("path", { class: "fold", d: chevron }),
    draw("text", { class: "title" }), draw("text", { class: "facts" }), draw("rect", { class: "handle", rx: 9 }), aboutSign());
  return element;
}

/// The sign that shows a group in the panel: a letter i in a circle.
const aboutSign = () => draw("g", { class: "about" }, draw("rect", { x: -14, y: -14, width: 28, height: 28 }), draw("path", { d: "M8 0A8 8 0 1 1 -8 0A8 8 0 1 1 8 0M0 -4.3v0.6M0 -0.8v5" }));

/// From further away, names need its room.
const hasAbout = () => isMap() && hasSigns() && !isPrinting;

/// On phones, the target is as wide as a finger.
function placeAbout(element, width, height) {
  const about = element.querySelector(".about");
  about?.toggleAttribute("hidden", !hasAbout());
  if (!about || !hasAbout()) return;
  const target = isNarrow.matches ? Math.min(width / 3, fingerHeight / view.scale) : signWidth + 6;
  fill(about.querySelector("rect"), { x: width - target, y: 0, width: target, height });
  about.querySelector("path").setAttribute("transform", `translate(${width - 16} ${height / 2})`);
}

function updateGroup(group, element) {
  const { x, y } = drawing.places.get(group);
  const start = !hasSigns() ? 10 : 34;
  const { width, height } = sizeOfGroup(group);
  const middle = height / 2;
  for (const box of element.querySelectorAll(".stack, .border, .handle")) fill(box, { width, height });
  element.querySelector(".fold").setAttribute("transform", `translate(19 ${middle}) rotate(-90)`);
  const room = width - start - 8 - (hasAbout() ? signWidth : 0);
  placeAbout(element, width, height);
  const isFull = view.scale >= 0.7 || isPrinting;
  const size = isPrinting ? 14 : Math.max(14, names.onScreen / view.scale);
  element.setAttribute("transform", `translate(${x} ${y})`);
  const [title, second] = element.querySelectorAll(".title, .facts");
  const smaller = isPrinting ? 12 : Math.max(12, names.onScreen / view.scale);
  const time = timeText(group);
  const hasFacts = isFull || time !== "" && heightOfLines(size) <= height;
  const distance = lineDistance(height, size);
  const top = middle + (0.73 * size - distance) / 2;
  fill(title, { x: start, y: isFull ? middle - 3 : hasFacts ? top : middle + size * 0.35, style: `font-size: ${size}px` });
  title.textContent = size < 40 ? shortenedTitle(group.name, room, size) : "";
  second.style.fontSize = `${smaller}px`;
  if (hasFacts) {
    fill(second, { x: start, y: isFull ? middle + 15 : top + distance });
    const lit = litFactsOf(group);
    second.textContent = fitting(lit.length > 0 ? [time, ...lit] : factsOfGroup(group), lit.length > 0 ? room * 0.9 : room, smaller);
  } else {
    // From further away, only the time or the count, behind the title.
    const end = textWidth(title.textContent, size, true) + size * 0.6;
    const hasRoom = (text) => title.textContent !== "" && end + textWidth(text, smaller) <= room;
    fill(second, { x: start + end, y: middle + size * 0.35 });
    second.textContent = [time, counted(group.count, "node"), numeral(group.count)].find((text) => text && hasRoom(text)) ?? "";
  }
  showLevel(group, element);
  placeBadge(element, width);
  showLight(group, element);
  label(group, element);
}

/// The worst that was found in a group.
function showLevel(group, element) {
  group.level ??= worstOf(nodes.filter((node) => groupsAround(node).includes(group)).map(({ level }) => level)) ?? "none";
  if (group.level === "none" || element.querySelector(".badge")) return;
  element.classList.add(group.level);
  element.append(badge());
}

function frameElement(group) {
  const kinds = `frame ${group.kind} ${scopeClass(group.data?.scope)}`;
  const element = draw("g", { class: kinds, id: group.id, role: "button", tabindex: 0, "aria-expanded": "true" },
    draw("rect", { class: "border", rx: 10 }), draw("rect", { class: "handle" }), aboutSign());
  // In a layer of its own: borders of frames inside would cross it.
  element.caption = draw("g", { class: `caption ${kinds}`, "aria-hidden": "true" },
    draw("path", { class: "fold", d: chevron }), draw("text", { class: "title" }), draw("text", { class: "facts" }));
  return element;
}

function updateFrame(group, element) {
  const { x, y, width, height } = drawing.places.get(group);
  fill(element.querySelector(".border"), { x, y, width, height });
  showLight(group, element);
  label(group, element);
}

/// Titles keep their size on the screen where the drawing is small, and stay in the window while the upper side of their frame
/// does; one that would lie on another stands beside it, and is left out where it has no room.
function placeTitles(groups, taken) {
  const unit = isPrinting ? 1 : Math.max(1, 0.86 / view.scale);
  const seen = isPrinting ? whole() : seenPart();
  for (const group of groups) {
    const element = elementOf(group);
    const { x: left, y, width, height } = drawing.places.get(group);
    const size = 14 * unit;
    const { caption } = element;
    const [title, second] = caption.querySelectorAll(".title, .facts");
    const text = height < 30 * unit ? "" : shortenedTitle(group.name, width - 44 * unit, size, 8);
    const isFull = unit === 1 && (view.scale >= facts.least || isPrinting);
    // From further away, only the time is left of the facts.
    const smaller = isFull ? facts.size : names.onScreen / view.scale;
    const time = timeText(group);
    const nameRoom = 44 * unit + textWidth(text, size, true);
    const hasSign = hasAbout() && !isNarrow.matches;
    const titleRoom = nameRoom + (hasSign ? signWidth * unit : 0);
    const withTime = titleRoom + 12 * unit + textWidth(time, smaller);
    const hasTime = time !== "" && withTime <= width;
    const room = hasTime ? withTime : titleRoom;
    const last = left + width - room;
    // Where boxes would be under it, a title is on the border of its frame.
    const baseline = scene.leastHeight > 0 ? y + scene.leastHeight / 2 + 5 * unit : unit > 1.45 ? y + 6.5 * unit : y + 16 + 5 * unit;
    const box = { x: Math.max(left, Math.min(seen.x, last)), y: baseline - 15 * unit, width: room, height: 20 * unit };
    const obstacle = () => taken.find((other) => overlaps(box, other));
    for (let other = obstacle(); other && other.x + other.width <= last; other = obstacle()) box.x = other.x + other.width;
    const { x } = box;
    const isClear = text !== "" && !obstacle();
    if (isClear) taken.push(box);
    caption.classList.toggle("untitled", !isClear);
    fill(caption.querySelector(".fold"), { transform: `translate(${x + 20 * unit} ${baseline - 5 * unit}) scale(${unit})` });
    fill(title, { x: x + 34 * unit, y: baseline, style: `font-size: ${size}px` });
    title.textContent = isClear ? text : "";
    const start = titleRoom + 2 * unit;
    const all = isFull ? fitting(factsOfFrame(group), left + width - x - start - 10, smaller) : hasTime ? time : "";
    second.textContent = isClear ? all : "";
    fill(second, { x: x + start, y: baseline, style: `font-size: ${smaller}px` });
    const handle = { ...box, y: box.y - 4 * unit, width: Math.min(width, isClear ? box.width : 40 * unit), height: 28 * unit };
    if (scene.leastHeight > 0) Object.assign(handle, { y, width: Math.min(width, Math.max(handle.width, scene.leastHeight)), height: scene.leastHeight });
    fill(element.querySelector(".handle"), handle);
    const about = element.querySelector(".about");
    about?.toggleAttribute("hidden", !hasSign || !isClear);
    about?.setAttribute("transform", `translate(${x + nameRoom + 4 * unit} ${baseline - 5 * unit}) scale(${0.85 * unit})`);
  }
}

// Lines

function lineElement(line) {
  return draw("g", { class: `edge ${line.style}${line.isBundle ? " bundle" : ""}`, "data-from": line.from.id, "data-to": line.to.id },
    draw("path", { class: "line" }), draw("path", { class: "tip", d: "M0 0L-7 -3.5V3.5z" }));
}

function updateLine(line, element, isNear) {
  const [path, tip] = element.children;
  path.setAttribute("d", pathOf(line, isNear));
  if (line.isBundle) path.style.strokeWidth = `${isPrinting ? line.weight : Math.max(line.weight, 1.2 / view.scale)}px`;
  const [before, end] = line.points.slice(-2);
  const leadsBack = drawing.flowsDown ? before.y > end.y : before.x > end.x;
  const angle = (drawing.flowsDown ? 90 : 0) + (leadsBack ? 180 : 0);
  tip.setAttribute("transform", `translate(${end.x} ${end.y}) rotate(${angle}) scale(${1 + (line.weight - 1.4) * 0.2})`);
  tip.toggleAttribute("hidden", view.scale < names.least);
  element.classList.toggle("faint", line.isLoose && !line.isBundle && homeOf(line.from) !== homeOf(line.to));
  element.classList.toggle("backward", line.isBackward);
  markLit(element, light.ofLine(line));
}

/// The pieces of a line: one curve, if it is loose; else one from each of its points to the next.
function piecesOfLine({ points, isLoose }) {
  return isLoose ? [points] : points.slice(1).map((point, number) => [points[number], point]);
}

/// A curve through the points of a line where it does not go straight; a loose line has the handles of its curve. Pieces that
/// are not near are left out: browsers take long for long lines, and above all for dashes.
function pathOf(line, isNear) {
  const round = (number) => Math.round(number * 10) / 10;
  const place = ({ x, y }) => `${round(x)} ${round(y)}`;
  const along = ([start, ...rest]) => {
    const [end] = rest;
    if (line.isLoose) return `C${rest.map(place).join(" ")}`;
    if (start.x === end.x || start.y === end.y) return `L${place(end)}`;
    if (drawing.flowsDown) {
      const middle = round((start.y + end.y) / 2);
      return `C${round(start.x)} ${middle} ${round(end.x)} ${middle} ${place(end)}`;
    }
    const middle = round((start.x + end.x) / 2);
    return `C${middle} ${round(start.y)} ${middle} ${round(end.y)} ${place(end)}`;
  };
  let last = null;
  return piecesOfLine(line).filter((piece) => isNear(boundsOf(piece))).map((piece) => {
    const beginning = piece[0] === last ? "" : `M${place(piece[0])}`;
    last = piece.at(-1);
    return beginning + along(piece);
  }).join("");
}
