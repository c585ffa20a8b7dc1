// Puts everything together.

function followButtons() {
  const actions = {
    "fit": () => fit(), "zoom-in": () => zoom(1.25), "zoom-out": () => zoom(0.8), "fold-all": toggleAll, "modules": toggleModules,
    "show-graph": () => showList(false), "show-list": () => showList(true),
  };
  for (const [id, act] of Object.entries(actions)) byId(id).addEventListener("click", act);
}

const stageSize = () => `${stage.clientWidth} ${stage.clientHeight}`;

/// Fits the drawing, which is laid out for one size of the window, into others. The observer tells the first size, too.
function followSize(fitted) {
  let known = fitted;
  new ResizeObserver(() => {
    const isKnown = stageSize() === known;
    known = null;
    if (isKnown || isListShown() || isPrinting) return;
    if (isFitted && isMap() && !scene.isTouched) startDrawing();
    else if (isFitted) fit();
    else showView();
    // The sheet of a phone opens over it.
    if (isNarrow.matches && selected && isDrawn(selected)) reveal(drawing.places.get(selected));
  }).observe(stage);
}

function followPrinter() {
  let before = null;
  addEventListener("beforeprint", () => {
    if (isListShown()) return nodes.filter(({ entry }) => entry).forEach(completeEntry);
    before = { ...view };
    isPrinting = true;
    paint(whole());
    svg.setAttribute("viewBox", `0 0 ${drawing.width} ${drawing.height}`);
  });
  addEventListener("afterprint", () => {
    if (!isPrinting) return;
    isPrinting = false;
    Object.assign(view, before);
    showView();
  });
}

function startDrawing() {
  drawing = layOutMap();
  drawMap();
  showFoldAll();
  fitReadably();
}

function start() {
  showTheme(memory.theme);
  showSummary();
  showLegend();
  showHidden();
  showProblems();
  showInsight();
  announced(nodes.length, showDrawing);
}

function showDrawing() {
  startDrawing();
  let fitted = stageSize();
  attempted(() => {
    place = placeAt(location.hash);
    if (place.view !== "map") showScene();
    // The details of the selected node may leave less room.
    fitted = stageSize();
    showSelection(place);
    showView();
  });
  for (const follow of [followButtons, followPointers, followMap, followSearch, followTip, followGraph, followAddress, followTheme, followTrace, followPrinter]) follow();
  followSize(fitted);
  if (isNarrow.matches && place.view === "map") showList(true); else bringSelected();
  tellNames(location.hash);
}

start();
