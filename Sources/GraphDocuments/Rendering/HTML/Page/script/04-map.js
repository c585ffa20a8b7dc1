// The small map, and the window on it that shows what is seen. Where all is seen, it would only cover a corner.

const map = byId("map");
const mapWindow = draw("rect", { class: "window" });

function drawMap() {
  map.setAttribute("viewBox", `0 0 ${whole.width} ${whole.height}`);
  const frames = components.filter(isDrawn).map((component) => draw("rect", { class: "frame", ...boxOf(component) }));
  const boxes = nodes.filter(isDrawn).map((node) => {
    const isFaulty = node.element.classList.contains("error");
    return draw("rect", { class: isFaulty ? "node error" : "node", ...boxOf(node) });
  });
  map.replaceChildren(...frames, ...boxes, mapWindow);
}

function showWindow(box) {
  fill(mapWindow, box, []);
  const showsAll = box.x <= 0 && box.y <= 0 && box.x + box.width >= whole.width && box.y + box.height >= whole.height;
  map.toggleAttribute("hidden", showsAll);
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
