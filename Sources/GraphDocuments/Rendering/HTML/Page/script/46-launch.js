// The launch as pictures over the page: a bar for each creation on its thread, and areas for the own times of modules and nodes.

const launchSize = { width: 1000, barHeight: 18, areasHeight: 360 };

/// How many creations of the same thread are around one.
function depthOf(creation) {
  let depth = 0;
  for (let outer = creation.outer; outer; outer = outer.outer) if (outer.row === creation.row) depth += 1;
  return depth;
}

function showLaunch() {
  const leave = (node) => {
    byId("launch").close();
    visit(node);
  };
  showDialog("launch", "The launch",
    make("p", {}, "A bar is as long as its creation, with the creations in it below; bars of the critical path have a frame. Times begin at the first creation."),
    make("div", { class: "scrolled", tabindex: 0, role: "region", "aria-label": "Pictures of the launch" },
      make("h3", {}, "Time line"), timeLine(leave),
      make("h3", {}, `Own times by ${groupNoun.toLowerCase()}`), timeAreas(leave)));
}

/// A rectangle with its name, if there is room for it. The keyboard reaches the same nodes from the tables.
function namedBar({ x, y, width, height }, name, title, attributes, follow) {
  const bar = draw("g", { class: "bar", ...attributes }, draw("title", {}, title),
    draw("rect", { x, y, width: Math.max(width, 1), height: Math.max(height - 1, 1) }));
  const characters = Math.floor((width - 6) / 7);
  if (characters > 2) bar.append(draw("text", { x: x + 3, y: y + 13 }, characters < name.length ? `${name.slice(0, characters - 1)}…` : name));
  if (follow) bar.addEventListener("click", follow);
  return bar;
}

function timeLine(leave) {
  const { width, barHeight } = launchSize;
  const shown = creations.filter(({ kind }) => kind !== "graph");
  const begin = shown.reduce((first, { start }) => Math.min(first, start), Infinity);
  const length = shown.reduce((last, { end }) => Math.max(last, end), begin) - begin || 1;
  const isCritical = new Set(criticalPath().map(([node]) => node));
  const rows = [...new Set(shown.map(({ row }) => row))].sort((one, other) => one - other);
  let top = 0;
  const bars = rows.flatMap((row) => {
    const own = shown.filter((creation) => creation.row === row);
    const first = top;
    top += (own.reduce((deepest, creation) => Math.max(deepest, depthOf(creation)), 0) + 1) * barHeight + 8;
    return own.map((creation) => {
      const { node, type, start, end } = creation;
      const place = { x: (start - begin) * width / length, y: first + depthOf(creation) * barHeight, width: (end - start) * width / length, height: barHeight };
      const name = node ? node.name : visible(type.split(".").at(-1));
      const title = `${name}: ${milliseconds((end - start) / 1e6)}, from ${milliseconds((start - begin) / 1e6)}`;
      return namedBar(place, name, title, { class: `bar${isCritical.has(node) ? " critical" : ""}` }, node && (() => leave(node)));
    });
  });
  return draw("svg", { viewBox: `0 0 ${width} ${top}`, role: "img", "aria-label": `Time line of ${counted(shown.length, "creation")} in ${milliseconds(length / 1e6)}` }, bars);
}

/// Modules as areas as large as the own times of their nodes, which are areas in them.
function timeAreas(leave) {
  const { width, areasHeight } = launchSize;
  const timesOfGroups = new Map();
  for (const [node, { own }] of times) {
    if (own <= 0) continue;
    const group = node.home ?? node.around;
    (timesOfGroups.get(group) ?? timesOfGroups.set(group, []).get(group)).push([node, own]);
  }
  const sum = (entries) => entries.reduce((sum, [, own]) => sum + own, 0);
  const groups = [...timesOfGroups].map(([group, entries]) => [{ group, entries }, sum(entries)]);
  const total = sum(groups);
  const areas = squares(groups, { x: 0, y: 0, width, height: areasHeight }).flatMap(([{ group, entries }, own, area]) => {
    const title = `${group.name}: ${milliseconds(own)} of ${milliseconds(total)}`;
    const inner = { x: area.x + 2, y: area.y + 18, width: Math.max(area.width - 4, 0), height: Math.max(area.height - 20, 0) };
    return [namedBar(area, `${group.name} ${milliseconds(own)}`, title, { class: "bar group" }),
      ...(inner.height > 4 ? squares(entries, inner) : []).map(([node, own, area]) =>
        namedBar(area, node.name, `${node.name}: ${milliseconds(own)}`, {}, () => leave(node)))];
  });
  return draw("svg", { viewBox: `0 0 ${width} ${areasHeight}`, role: "img", "aria-label": `Own times of ${counted(groups.length, groupNoun.toLowerCase())}, ${milliseconds(total)} in all` }, areas);
}

/// Divides a rectangle by the numbers of entries, into rectangles that are nearly squares; the largest first.
function squares(entries, { x, y, width, height }) {
  const rest = [...entries].sort(([, one], [, other]) => other - one);
  const scale = width * height / rest.reduce((sum, [, number]) => sum + number, 0);
  const placed = [];
  while (rest.length > 0) {
    const side = Math.min(width, height);
    // The longer side of the worst rectangle by the shorter one, in a row of the first entries.
    const worst = (count, sum) => Math.max(rest[0][1] * scale * side ** 2 / (sum * scale) ** 2, (sum * scale) ** 2 / (rest[count - 1][1] * scale * side ** 2));
    let [count, sum] = [1, rest[0][1]];
    while (count < rest.length && worst(count + 1, sum + rest[count][1]) <= worst(count, sum)) sum += rest[count++][1];
    const thickness = side > 0 ? sum * scale / side : 0;
    let offset = 0;
    for (const [item, number] of rest.splice(0, count)) {
      const length = side * number / sum;
      placed.push([item, number, width >= height ? { x, y: y + offset, width: thickness, height: length } : { x: x + offset, y, width: length, height: thickness }]);
      offset += length;
    }
    if (width >= height) [x, width] = [x + thickness, width - thickness];
    else [y, height] = [y + thickness, height - thickness];
  }
  return placed;
}
