// The tooltip, for pointers and for the keyboard.

const tip = byId("tip");

function showTip(item) {
  const text = item.groups ? [item.description, factsOfGroup(item).join(" · ")].join("\n") : [item.description, timeText(item)].filter(Boolean).join("\n");
  placeTip(text, drawing.places.get(item));
}

function placeTip(text, box) {
  tip.textContent = text;
  tip.hidden = false;
  const toScreen = ({ x, y }) => ({ x: (x - view.x) * view.scale, y: (y - view.y) * view.scale });
  const [corner, end] = [toScreen(box), toScreen({ x: box.x + box.width, y: box.y + Math.min(box.height, 56) })];
  const below = end.y + 8;
  const isBelow = below + tip.offsetHeight < stage.clientHeight;
  tip.style.left = `${Math.max(8, Math.min(corner.x, stage.clientWidth - tip.offsetWidth - 8))}px`;
  tip.style.top = `${isBelow ? below : Math.max(8, corner.y - tip.offsetHeight - 8)}px`;
}

function showTipOfLine({ from, to, edges }, { x, y }) {
  placeTip(`${visible(from.name)} → ${visible(to.name)}\n${counted(edges.length, "dependency")}`, { x: view.x + x / view.scale, y: view.y + y / view.scale, width: 0, height: 12 / view.scale });
}

function hideTip() {
  tip.hidden = true;
}

/// The item at the position of an event, if any.
function itemAt(event) {
  const hasFocus = event.target.matches?.(".frame");
  const element = hasFocus ? event.target : event.target.closest?.(".node, .group, .handle, .about");
  const id = element?.closest("[id]")?.id;
  if (id) return drawing.items.find((item) => item.id === id) ?? drawing.frames.find((group) => group.id === id) ?? null;
  if (!svg.classList.contains("far") || !event.clientX) return null;
  const { x, y } = placeOf(event);
  const [left, top] = [view.x + x / view.scale, view.y + y / view.scale];
  return drawing.items.find((item) => contains(drawing.places.get(item), { x: left, y: top, width: 0, height: 0 })) ?? null;
}

function followTip() {
  let pointed = null;
  svg.addEventListener("pointermove", (event) => {
    if (pointers.size > 0) return;
    const [line] = itemAt(event) || !isMap() ? [] : linesAt(event);
    const item = itemAt(event) ?? line ?? null;
    if (item === pointed) return;
    pointed = item;
    stage.classList.toggle("on-line", line !== undefined);
    if (line) showTipOfLine(line, placeOf(event));
    else if (item) showTip(item);
    else hideTip();
  });
  svg.addEventListener("pointerleave", () => { pointed = null; hideTip(); });
  svg.addEventListener("focusin", (event) => {
    const item = itemAt(event);
    if (item && event.target.matches(":focus-visible")) showTip(item);
  });
  svg.addEventListener("focusout", hideTip);
}
