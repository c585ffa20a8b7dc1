// Paints what is seen from far away: shapes in the place of boxes, and the names of lit nodes.

/// Many nodes and lines as few paths.
function shapesOf(nodes, lines, isNear) {
  const paths = new Map();
  const collect = (style) => {
    if (!paths.has(style)) paths.set(style, []);
    return paths.get(style);
  };
  for (const line of lines) {
    const style = light.ofLine(line) ?? (line.isBackward ? "backward" : "");
    if (line.isLoose && style === "" && homeOf(line.from) !== homeOf(line.to)) continue;
    collect(`lines ${style}`).push(pathOf(line, isNear));
  }
  for (const node of nodes) {
    const { x, y, width, height } = drawing.places.get(node);
    collect(`nodes ${light.of(node) ?? node.level ?? ""}`).push(`M${x.toFixed()} ${y.toFixed()}h${width}v${height}h${-width}z`);
  }
  return [...paths].sort(([one], [other]) => one.localeCompare(other)).map(([style, parts]) => draw("path", { class: `shape ${style}`, d: parts.join("") }));
}

/// The names of lit nodes, the nearest first, where they do not lie on each other.
function litLabels(items, taken) {
  const size = names.onScreen / view.scale;
  const seen = seenPart();
  const lit = items.filter((item) => !item.groups && light.of(item)).sort((one, other) => light.distance(one) - light.distance(other));
  // Labels are whole: they stay in the window, and beside the elements that cover the drawing.
  const covered = [banner, map].filter(({ clientWidth }) => clientWidth > 0).map((element) => {
    const [box, origin] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
    return { x: seen.x + (box.x - origin.x) / view.scale, y: seen.y + (box.y - origin.y) / view.scale, width: box.width / view.scale, height: box.height / view.scale };
  });
  return lit.flatMap((node) => {
    const place = drawing.places.get(node);
    if (!overlaps(place, seen)) return [];
    const text = shortened(node.name, seen.width - 2 * size, size, true);
    const [width, height] = [textWidth(text, size, true), size * 1.4];
    const within = (middle, length, start, room) => Math.max(start, Math.min(middle - length / 2, start + room - length));
    const box = {
      x: within(place.x + place.width / 2, width, seen.x + size / 2, seen.width - size), width,
      y: within(place.y + place.height / 2, height, seen.y, seen.height), height,
    };
    if ([...covered, ...taken].some((other) => overlaps(box, other))) return [];
    taken.push(box);
    return [draw("text", { class: "lit-name", x: box.x + width / 2, y: box.y + size * 1.05, style: `font-size: ${size}px; stroke-width: ${size / 3}px` }, text)];
  });
}
