// The visible part of the drawing, which the mouse, touches and other files change. While the reader moves it, the last
// picture is moved as a whole; it is painted anew when the reader stops.

const svg = byId("graph");
const stage = byId("stage");
const banner = byId("banner");
/// The upper left corner, and how many pixels a unit of the drawing has.
const view = { x: 0, y: 0, scale: 1 };
/// The view when the drawing was painted, and the part of the drawing that was.
let painted = { ...view, area: null };
/// How far the picture reaches beyond the window, at each side; the style sheet says so too.
const overlap = 0.3;
const largestScale = 4;
const largestFit = 1.25;
/// Whether the whole is shown, as it is until the reader moves.
let isFitted = true;
let paintTimer = null;

const whole = () => ({ x: 0, y: 0, width: drawing.width, height: drawing.height });
const stageAspect = () => Math.min(2, Math.max(0.5, stage.clientWidth / Math.max(1, stage.clientHeight)));

/// Shows the view by painting.
function showView() {
  clearTimeout(paintTimer);
  paintTimer = null;
  // It stands where its node was.
  hideTip();
  svg.style.transform = "";
  // In whole pixels, as the view is; a picture that is a fraction of a pixel lower would be scaled.
  svg.style.width = `${stage.clientWidth * (1 + 2 * overlap)}px`;
  svg.style.height = `${stage.clientHeight * (1 + 2 * overlap)}px`;
  const area = paintedPart();
  svg.setAttribute("viewBox", `${area.x} ${area.y} ${area.width} ${area.height}`);
  painted = { ...view, area };
  showWindow();
  paint(area);
  svg.dataset.flow = drawing.flowsDown ? "down" : "right";
  svg.dataset.view = JSON.stringify(seenPart());
}

/// Shows the view by moving the picture, and paints it soon. Painting in the middle of a gesture would interrupt it.
function moveView() {
  hideTip();
  const scale = view.scale / painted.scale;
  // The picture reaches beyond the window.
  const [x, y] = [(painted.x - view.x) * view.scale - (scale - 1) * overlap * stage.clientWidth, (painted.y - view.y) * view.scale - (scale - 1) * overlap * stage.clientHeight];
  svg.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  showWindow();
  clearTimeout(paintTimer);
  // Painting much takes long: it waits until the reader has stopped for sure.
  paintTimer = setTimeout(showView, drawing.items.length > mostPainted ? 500 : 150);
}

function seenPart() {
  return { x: view.x, y: view.y, width: stage.clientWidth / view.scale, height: stage.clientHeight / view.scale };
}

/// The painted part: more than is visible, so that it can be moved.
function paintedPart() {
  const { x, y, width, height } = seenPart();
  return { x: x - width * overlap, y: y - height * overlap, width: width * (1 + 2 * overlap), height: height * (1 + 2 * overlap) };
}

function contains(area, part) {
  return area.x <= part.x && area.y <= part.y && area.x + area.width >= part.x + part.width && area.y + area.height >= part.y + part.height;
}

function clipped(part, area) {
  const [x, y] = [Math.max(part.x, area.x), Math.max(part.y, area.y)];
  const [right, bottom] = [Math.min(part.x + part.width, area.x + area.width), Math.min(part.y + part.height, area.y + area.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

function overlaps(one, other) {
  const { width, height } = clipped(one, other);
  return width > 0 && height > 0;
}

/// The room at the top that the banner takes.
const bannerHeight = () => isMap() ? 0 : banner.offsetHeight;

/// How large a part of the drawing can be shown.
function scaleOf(part) {
  const margin = isNarrow.matches ? 8 : 24;
  const scale = Math.min((stage.clientWidth - 2 * margin) / part.width, (stage.clientHeight - 2 * margin - bannerHeight()) / part.height);
  return Math.min(Math.max(scale, 0.0001), largestFit);
}

/// Shows a part of the drawing, as large as it can be; the whole unless told.
function fit(part = whole()) {
  view.scale = scaleOf(part);
  centre(part);
  isFitted = contains(part, whole());
}

/// Shows the whole drawing, or as much as is readable: of the map from the root on, of a part around its subject.
function fitReadably(node = nodes.find(({ isRoot }) => isRoot)) {
  fit();
  const least = Math.max(isMap() ? names.least : names.onScreen / scene.nameSize * 0.75, leastScaleForFingers());
  if (view.scale >= least || drawing.items.length === 0) return;
  view.scale = Math.max(leastReadableScale, leastScaleForFingers());
  centreWithin(drawing.places.get(node ? standIn(node) : drawing.items[0]));
}

/// Centres a part as far as the window stays full of the drawing.
function centreWithin(part) {
  const margin = 24 / view.scale;
  const [width, height] = [stage.clientWidth / view.scale, (stage.clientHeight - bannerHeight()) / view.scale];
  const start = (wish, size, whole) =>
    whole + 2 * margin <= size ? (whole - size) / 2 : Math.min(Math.max(wish, -margin), whole + margin - size);
  centre({
    x: start(part.x + (part.width - width) / 2, width, drawing.width), width,
    y: start(part.y + (part.height - height) / 2, height, drawing.height), height,
  });
}

function centre(part) {
  isFitted = false;
  view.x = part.x + part.width / 2 - stage.clientWidth / view.scale / 2;
  view.y = part.y + part.height / 2 - (stage.clientHeight + bannerHeight()) / view.scale / 2;
  showView();
}

/// Moves no more than needed for a part to be seen and its names to be read.
function reveal(part) {
  const isReadable = view.scale * scene.nameSize >= 0.85 * names.onScreen;
  const { x, y, width, height } = seenPart();
  const hidden = bannerHeight() / view.scale;
  if (contains({ x, y: y + hidden, width, height: height - hidden }, part) && isReadable) return;
  view.scale = Math.max(view.scale, 1);
  centreWithin(part);
}

/// Zooms around a point on the screen, by default the middle.
function zoom(factor, place = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) {
  const scale = Math.min(Math.max(view.scale * factor, Math.min(0.02, scaleOf(whole()))), largestScale);
  view.x += place.x / view.scale - place.x / scale;
  view.y += place.y / view.scale - place.y / scale;
  view.scale = scale;
  isFitted = false;
  moveView();
}

function pan(x, y) {
  view.x -= x / view.scale;
  view.y -= y / view.scale;
  isFitted = false;
  moveView();
}

function placeOf(event) {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/// The fingers or the mouse button that are down, and where.
const pointers = new Map();
let hasDragged = false;

function followPointers() {
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), placeOf(event));
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.target.closest("#map")) return;
    if (pointers.size === 0) hasDragged = false;
    pointers.set(event.pointerId, placeOf(event));
  });
  stage.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const place = placeOf(event);
    if (!hasDragged && Math.hypot(place.x - last.x, place.y - last.y) < 4) return;
    if (!hasDragged) stage.setPointerCapture(event.pointerId);
    hasDragged = true;
    stage.classList.add("dragged");
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const distance = (place) => Math.max(1, Math.hypot(place.x - other.x, place.y - other.y));
      zoom(distance(place) / distance(last), { x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 });
    } else {
      pan(place.x - last.x, place.y - last.y);
    }
    pointers.set(event.pointerId, place);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, (event) => {
      pointers.delete(event.pointerId);
      stage.classList.remove("dragged");
    });
  }
}
