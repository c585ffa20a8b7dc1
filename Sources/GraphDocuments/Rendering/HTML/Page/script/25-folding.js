// Opens and closes groups of the map, in their places.

/// Draws the scene anew; the item of `anchor` keeps its position on the screen.
function redraw(anchor = null) {
  const before = anchor && drawing.places.get(anchor);
  drawing = layOut();
  drawMap();
  showFoldAll();
  // Behind the list, the drawing has no size: it is painted when it is shown.
  if (isListShown()) return;
  const now = anchor && drawing.places.get(anchor);
  if (before && now) {
    view.x += now.x - before.x;
    view.y += now.y - before.y;
    isFitted = false;
    showView();
  } else {
    fit();
  }
}

function setOpen(groups, isOpen, anchor = null) {
  mapScene.isTouched = true;
  for (const group of groups) group.isOpen = isOpen;
  light = lightOf(selected, asked);
  redraw(anchor);
}

/// The views before and after each group was opened.
const viewsOfOpening = new Map();

function toggle(group) {
  if (isMap()) announced(drawing.items.length + (group.isOpen ? 0 : group.nodes.length), () => toggleNow(group));
}

function toggleNow(group) {
  const before = { ...view, isFitted };
  const known = viewsOfOpening.get(group);
  setOpen([group], !group.isOpen, group);
  if (group.isOpen) {
    bringFrame(drawing.places.get(group));
    viewsOfOpening.set(group, { before, then: { ...view } });
  } else if (known && ["x", "y", "scale"].every((side) => before[side] === known.then[side])) {
    // The reader has not moved since.
    const { isFitted: wasFitted, ...place } = known.before;
    Object.assign(view, place);
    isFitted = wasFitted;
    showView();
  }
  elementOf(group)?.focus({ preventScroll: true });
  // It says whether the group is open.
  if (asked?.from === group) showPanel();
  // It would cover the opened group.
  hideTip();
}

/// Shows as much of an open group as can be read.
function bringFrame(box) {
  if (contains(seenPart(), box)) return;
  view.scale = Math.min(view.scale, Math.max(scaleOf(box), names.onScreen / scene.nameSize, leastScaleForFingers()));
  const seen = seenPart();
  centre({ ...box, width: Math.min(box.width, seen.width * 0.94), height: Math.min(box.height, seen.height * 0.92) });
}

/// Brings a component or a module before the reader, on the map and in the panel.
function visitGroup(group) {
  if (isListShown()) showList(false);
  navigate({ ...mapPlace, asked: { from: group, to: null } });
  if (group.kind !== "component" && !scene.isGrouped) toggleModulesNow();
  openAround(group);
  bringFrame(drawing.places.get(group));
  elementOf(group)?.focus({ preventScroll: true });
}

/// Makes a node or a group seen that closed groups hide.
function openAround(item) {
  const closed = groupsAround(item).filter((group) => !isGroupOpen(group));
  if (closed.length === 0 || !isMap()) return;
  const anchor = isDrawn(closed.at(-1)) ? closed.at(-1) : null;
  setOpen(closed, true, anchor);
  // The opened group can have pushed the border of the drawing into the window.
  if (anchor && !isListShown()) centreWithin(seenPart());
}

/// Those that are closed at once: of a map of modules all, of a small one the subcomponents.
function foldableGroups() {
  const groups = scene.isGrouped ? allGroups.filter(({ count }) => count > 0) : components;
  const inner = groups.filter(({ around }) => around);
  return inner.length > 0 ? inner : groups.length > 1 ? groups : [];
}

function showFoldAll() {
  const hasClosed = drawing.items.some((item) => item.groups && item.count > 0);
  const button = byId("fold-all");
  button.hidden = !isMap() || foldableGroups().length === 0;
  button.textContent = hasClosed ? "Expand all" : "Collapse all";
  byId("modules").hidden = !isMap() || !modules.some(({ count }) => count > 0);
  byId("modules").textContent = `${groupNoun}s`;
  byId("modules").setAttribute("aria-pressed", scene.isGrouped);
}

function toggleAll() {
  const hasClosed = drawing.items.some((item) => item.groups && item.count > 0);
  announced(hasClosed ? nodes.length : 0, () => setOpen(hasClosed ? allGroups : foldableGroups(), hasClosed));
}

/// Shows or leaves out the modules between components and nodes.
function toggleModules() {
  announced(nodes.length, toggleModulesNow);
}

function toggleModulesNow() {
  mapScene.isTouched = true;
  mapScene.isGrouped = !mapScene.isGrouped;
  mapScene.arrangements = new Map();
  for (const group of allGroups) group.isOpen = true;
  light = lightOf(selected, asked);
  drawing = compactLayout();
  drawMap();
  fit();
  showFoldAll();
}
