// What part of the drawing is seen: by mouse, by touch and for the other files.

const stage = byId("stage");
const whole = { x: 0, y: 0, width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
/// The upper left corner, and how many pixels a unit of the drawing has.
const view = { x: 0, y: 0, scale: 1 };
const scales = { least: 0.02, fitted: 1.25, largest: 4 };
/// Whether the whole is shown, as it is until the reader moves.
let isFitted = true;

function showView() {
  // It stands where its node was.
  hideTip();
  const width = stage.clientWidth / view.scale;
  const height = stage.clientHeight / view.scale;
  svg.setAttribute("viewBox", `${view.x} ${view.y} ${width} ${height}`);
  svg.classList.toggle("far", view.scale < 0.5);
  svg.classList.toggle("farther", view.scale < 0.22);
  svg.style.setProperty("--unit", 1 / view.scale);
  showWindow({ x: view.x, y: view.y, width, height });
}

/// How large a part of the drawing can be shown.
function scaleOf(part) {
  const margin = 24;
  const scale = Math.min((stage.clientWidth - 2 * margin) / part.width, (stage.clientHeight - 2 * margin) / part.height);
  return Math.min(Math.max(scale, 0.0001), scales.fitted);
}

/// Shows a part of the drawing, as large as it can be.
function fit(part = whole) {
  view.scale = scaleOf(part);
  centre(part);
  isFitted = part === whole;
}

function centre(part) {
  isFitted = false;
  view.x = part.x + part.width / 2 - stage.clientWidth / view.scale / 2;
  view.y = part.y + part.height / 2 - stage.clientHeight / view.scale / 2;
  showView();
}

/// Moves no more than needed for a part to be seen and its names to be read.
function reveal(part) {
  const isInside = part.x > view.x && part.y > view.y
    && part.x + part.width < view.x + stage.clientWidth / view.scale
    && part.y + part.height < view.y + stage.clientHeight / view.scale;
  if (isInside && view.scale >= 0.5) return;
  view.scale = Math.max(view.scale, 0.7);
  centre(part);
}

/// Zooms so that a place on the screen keeps showing what it shows; the middle unless told.
function zoom(factor, place = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) {
  const least = Math.min(scales.least, scaleOf(whole));
  const scale = Math.min(Math.max(view.scale * factor, least), scales.largest);
  view.x += place.x / view.scale - place.x / scale;
  view.y += place.y / view.scale - place.y / scale;
  view.scale = scale;
  isFitted = false;
  showView();
}

function pan(x, y) {
  view.x -= x / view.scale;
  view.y -= y / view.scale;
  isFitted = false;
  showView();
}

function placeOf(event) {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/// The fingers or the mouse button that are down, and where.
const pointers = new Map();
let hasDragged = false;

function followPointers() {
  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), placeOf(event));
  }, { passive: false });
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) hasDragged = false;
    pointers.set(event.pointerId, placeOf(event));
  });
  svg.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const place = placeOf(event);
    if (!hasDragged && Math.hypot(place.x - last.x, place.y - last.y) < 4) return;
    if (!hasDragged) svg.setPointerCapture(event.pointerId);
    hasDragged = true;
    svg.classList.add("dragged");
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
      svg.classList.remove("dragged");
    });
  }
}
