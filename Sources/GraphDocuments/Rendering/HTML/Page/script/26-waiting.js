// Says that a layout takes a while, before it begins, and that one failed.

/// Layouts of more boxes take so long that the reader wonders.
const mostAtOnce = 800;
const working = byId("working");

/// Performs a layout of so many boxes, after a message to the reader if it takes a while.
function announced(count, act) {
  if (count <= mostAtOnce) return attempted(act);
  const [status, text] = [byId("status"), working.textContent];
  working.hidden = false;
  status.textContent = text;
  // A frame with these words comes before the next task.
  requestAnimationFrame(() => setTimeout(() => {
    attempted(act);
    working.hidden = true;
    if (status.textContent === text) status.textContent = "Laid out.";
  }));
}

/// Performs a layout, and returns whether it succeeded. If not, restores everything, and shows the reason.
function attempted(act) {
  const restore = remembered();
  byId("failure")?.remove();
  try {
    act();
    return true;
  } catch (error) {
    console.error(error);
    restore();
    const text = `This could not be laid out, and the graph is shown as before: ${error.message}`;
    details.prepend(make("p", { id: "failure", class: "finding error" }, text));
    byId("status").textContent = text;
    return false;
  }
}

/// Remembers all that a layout depends on and changes.
function remembered() {
  const open = allGroups.map(({ isOpen }) => isOpen);
  const [scenes, views] = [[{ ...mapScene }, scene, { ...scene }], [place, drawing, { ...view }, isFitted, mapView]];
  const chosen = [selected, asked, light];
  return () => {
    allGroups.forEach((group, number) => { group.isOpen = open[number]; });
    Object.assign(mapScene, scenes[0]);
    scene = Object.assign(scenes[1], scenes[2]);
    [place, drawing, , isFitted, mapView] = views;
    Object.assign(view, views[2]);
    [selected, asked, light] = chosen;
    svg.classList.toggle("selecting", isChoosing());
    showPanel();
    drawMap();
    showBanner();
    showFoldAll();
    if (!isListShown()) showView();
  };
}
