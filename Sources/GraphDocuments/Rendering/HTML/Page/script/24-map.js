// The small map, and the window on it that marks the visible part. If everything is visible, it would only cover a corner.

const map = byId("map");
const mapWindow = draw("rect", { class: "window" });

function drawMap() {
  showBackward();
  map.setAttribute("viewBox", `0 0 ${drawing.width} ${drawing.height}`);
  const frames = drawing.frames.map((group) => draw("rect", { class: "frame", ...drawing.places.get(group) }));
  const styles = new Map([["", []], ["error", []]]);
  for (const item of drawing.items) {
    const { x, y, width, height } = drawing.places.get(item);
    styles.get(item.level === "error" ? "error" : "").push(`M${x} ${y}h${width}v${height}h${-width}z`);
  }
  const boxes = [...styles].map(([style, parts]) => draw("path", { class: `node ${style}`, d: parts.join("") }));
  replaceAll(map, [frames, boxes, mapWindow]);
}

function showWindow() {
  const seen = seenPart();
  fill(mapWindow, seen);
  map.toggleAttribute("hidden", contains(seen, whole()));
}

function followMap() {
  const go = (event) => {
    if (event.buttons !== 1) return;
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
    centre({ x: place.x, y: place.y, width: 0, height: 0 });
  };
  map.addEventListener("pointerdown", go);
  map.addEventListener("pointermove", go);
}
