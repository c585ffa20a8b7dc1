// Lays out boxes in nested frames, as `Layout/Nesting` does in Swift: each frame by itself, from the innermost to the
// surface, and one box for the frame around it. A line crosses the border of a frame at a port.
//
// Arrangements keep the columns and the orders of each frame from its first layout on: a group that opens or closes later
// pushes its neighbours apart, or lets them come back, and no group changes its place among them.

/// - graph: `frames` ({ key, parent, inset, width, height, holdsGroups }), parents first; `nodes` ({ key, frame, width, height, isEntry });
///   `edges` ({ source, target, count }). Frames and nodes are known by their numbers, the surface is frame -1.
function nestedLayout(graph, arrangements, flowsDown, aspect) {
  const input = flowsDown ? transposedGraph(graph) : graph;
  const levels = levelsOf(input);
  const sides = flowsDown ? 1 / aspect : aspect;
  const { reversed, loose } = directionsOf(input, levels, arrangements, sides);
  const journeys = journeysOf(input, levels, reversed, loose);
  const inner = [];
  for (let frame = input.frames.length - 1; frame >= -1; frame--) {
    const key = frame < 0 ? "" : input.frames[frame].key;
    inner[frame + 1] = levelLayout(input, frame, levels, journeys.links[frame + 1], inner, arrangementOf(key, arrangements), sides);
  }
  const layout = { ...placed(input, levels, inner, journeys, reversed, loose), reversed, loose };
  return flowsDown ? transposedLayout(layout) : layout;
}

const transposedBox = ({ x, y, width, height, ...rest }) => ({ ...rest, x: y, y: x, width: height, height: width });

function transposedGraph(graph) {
  return {
    edges: graph.edges, nodes: graph.nodes.map(transposedBox),
    frames: graph.frames.map((frame) => ({ ...transposedBox(frame), inset: { x: frame.inset.y, y: frame.inset.x } })),
  };
}

function transposedLayout(layout) {
  return {
    ...layout, nodes: layout.nodes.map(transposedBox), frames: layout.frames.map(transposedBox),
    routes: layout.routes.map((points) => points.map(({ x, y }) => ({ x: y, y: x }))), width: layout.height, height: layout.width,
  };
}

function levelsOf({ frames, nodes }) {
  const parent = (frame) => frames[frame].parent;
  const depths = frames.map(() => 0);
  frames.forEach((frame, number) => { depths[number] = frame.parent < 0 ? 1 : depths[frame.parent] + 1; });
  const depth = (frame) => frame < 0 ? 0 : depths[frame];
  const members = [{ nodes: [], frames: [] }, ...frames.map(() => ({ nodes: [], frames: [] }))];
  nodes.forEach((node, number) => members[node.frame + 1].nodes.push(number));
  frames.forEach((frame, number) => members[frame.parent + 1].frames.push(number));
  return {
    parent, members,
    /// The innermost frame around both.
    meeting(one, other) {
      while (one !== other) if (depth(one) >= depth(other)) one = parent(one); else other = parent(other);
      return one;
    },
    /// The frames from one to another inside of it, without the first.
    way(outer, frame) {
      const way = [];
      for (; frame !== outer; frame = parent(frame)) way.unshift(frame);
      return way;
    },
  };
}

/// How edges get from frame to frame: in stages, each within one level. Terminals are `n1` for nodes, `f1` for frames, and
/// the ports `left` and `right` of the level's own frame.
function journeysOf({ nodes, edges, frames }, levels, reversed, loose) {
  const links = [[], ...frames.map(() => [])];
  const known = new Map();
  const trunks = new Map();
  const stages = edges.map(({ source, target }, number) => {
    const [start, end] = reversed.has(number) ? [target, source] : [source, target];
    const name = reversed.has(number) ? `${start} ${end}` : `${end}`;
    if (!trunks.has(name)) trunks.set(name, trunks.size);
    const trunk = trunks.get(name);
    const stages = [];
    if (start === end || loose.has(number)) return stages;
    let [level, tail] = [nodes[start].frame, `n${start}`];
    const proceed = (head) => {
      const beginning = `${level} ${trunk} ${tail}`;
      if (!known.has(beginning)) known.set(beginning, links[level + 1].push({ trunk, tail, head }) - 1);
      stages.push({ level, link: known.get(beginning) });
    };
    const meeting = levels.meeting(level, nodes[end].frame);
    while (level !== meeting) {
      proceed("right");
      tail = `f${level}`;
      level = levels.parent(level);
    }
    for (const frame of levels.way(meeting, nodes[end].frame)) {
      proceed(`f${frame}`);
      [tail, level] = ["left", frame];
    }
    proceed(`n${end}`);
    return stages;
  });
  return { links, stages };
}

/// The positions of all parts of one level, measured from its upper left corner.
function levelLayout(graph, frame, levels, links, inner, arrangement, aspect) {
  const vertices = [];
  const numbers = new Map();
  const add = (terminal, vertex) => numbers.set(terminal, vertices.push({ terminal, ...vertex }) - 1);
  for (const node of levels.members[frame + 1].nodes) {
    const { key, width, height } = graph.nodes[node];
    add(`n${node}`, { key, width, height, role: "box" });
  }
  for (const number of levels.members[frame + 1].frames) {
    const { width, height } = inner[number + 1];
    add(`f${number}`, { key: graph.frames[number].key, width, height, role: "box" });
  }
  const attached = (terminal, trunk, side) => {
    if (terminal === "left" || terminal === "right") {
      const port = `${terminal} ${trunk}`;
      if (!numbers.has(port)) add(port, { trunk, width: 0, height: 0, role: terminal });
      return { vertex: numbers.get(port), offset: 0 };
    }
    const vertex = numbers.get(terminal);
    const offset = terminal[0] === "n" ? vertices[vertex].height / 2 : inner[Number(terminal.slice(1)) + 1][side].get(trunk);
    return { vertex, offset };
  };
  const ends = links.map(({ trunk, tail, head }) => ({ trunk, tail: attached(tail, trunk, "right"), head: attached(head, trunk, "left") }));
  const pieces = piecesOf(vertices, ends, arrangement);
  for (const piece of pieces) {
    const [key] = piece.vertices.map((vertex) => vertices[vertex].key ?? "").filter(Boolean).sort();
    if (!arrangement.pieces.has(key)) arrangement.pieces.set(key, {});
    piece.arrangement = arrangement.pieces.get(key);
    if (arrangement.isWrapped) piece.arrangement.ranks ??= arrangement.ranks;
    piece.layout = columnLayout(piece.vertices.map((vertex) => vertices[vertex]), piece.links, piece.arrangement, aspect);
    if (!arrangement.isWrapped) for (const [key, rank] of piece.arrangement.ranks ?? []) (arrangement.ranks ??= new Map()).set(key, rank);
  }
  const packing = packed(pieces, vertices.some(({ role }) => role !== "box"), arrangement, aspect);
  const own = graph.frames[frame];
  const corner = { x: spacing.padding + (own?.inset.x ?? 0), y: spacing.padding + (own?.inset.y ?? 0) };
  const level = {
    width: Math.max(corner.x + packing.width + spacing.padding + (arrangement.isWrapped ? spacing.beside : 0), own?.width ?? 0),
    height: Math.max(corner.y + packing.height + spacing.padding, own?.height ?? 0),
    places: new Map(), left: new Map(), right: new Map(), routes: links.map(() => []),
  };
  pieces.forEach((piece, number) => {
    const origin = { x: corner.x + packing.places[number].x, y: corner.y + packing.places[number].y };
    const move = ({ x, y }) => ({ x: origin.x + x, y: origin.y + y });
    piece.vertices.forEach((vertex, place) => {
      const { role, trunk, terminal } = vertices[vertex];
      const position = move(piece.layout.positions[place]);
      if (role === "box") level.places.set(terminal, position); else level[role].set(trunk, position.y);
    });
    piece.linkNumbers.forEach((link, place) => {
      const points = piece.layout.routes[place].map(move);
      if (vertices[ends[link].tail.vertex].role === "left") points[0].x = 0;
      if (vertices[ends[link].head.vertex].role === "right") points.at(-1).x = level.width;
      level.routes[link] = points;
    });
  });
  return level;
}

/// The unconnected parts, in the order of their first vertices; all vertices with links to ports are the first part.
function piecesOf(vertices, links, { isWrapped, ranks }) {
  const parents = vertices.map((_, vertex) => vertex);
  const representative = (vertex) => {
    while (parents[vertex] !== vertex) vertex = parents[vertex] = parents[parents[vertex]];
    return vertex;
  };
  const unite = (one, other) => {
    [one, other] = [representative(one), representative(other)];
    parents[Math.max(one, other)] = Math.min(one, other);
  };
  for (const { tail, head } of links) unite(tail.vertex, head.vertex);
  const wrapped = vertices.flatMap(({ key }, vertex) => isWrapped && ranks.has(key) ? [vertex] : []);
  for (const vertex of wrapped) unite(vertex, wrapped[0]);
  const ports = vertices.flatMap(({ role }, vertex) => role === "box" ? [] : [vertex]);
  for (const port of ports) unite(port, ports[0]);
  const pieces = new Map();
  for (const vertex of [...ports.slice(0, 1), ...vertices.keys()]) {
    const part = representative(vertex);
    if (!pieces.has(part)) pieces.set(part, { vertices: [], places: new Map(), links: [], linkNumbers: [] });
  }
  vertices.forEach((_, vertex) => {
    const piece = pieces.get(representative(vertex));
    piece.places.set(vertex, piece.vertices.push(vertex) - 1);
  });
  links.forEach(({ trunk, tail, head }, number) => {
    const piece = pieces.get(representative(tail.vertex));
    const within = ({ vertex, offset }) => ({ vertex: piece.places.get(vertex), offset });
    piece.links.push({ trunk, tail: within(tail), head: within(head) });
    piece.linkNumbers.push(number);
  });
  return [...pieces.values()];
}

/// Puts pieces on shelves below each other; each stays on the shelf of its first layout.
function packed(pieces, firstStandsAlone, arrangement, aspect) {
  const size = (piece) => piece.layout;
  if (pieces.some((piece) => piece.arrangement.shelf === undefined)) {
    const area = pieces.reduce((sum, piece) => sum + (size(piece).width + spacing.pieces) * (size(piece).height + spacing.pieces), 0);
    const widest = pieces.reduce((most, piece) => Math.max(most, size(piece).width), 0);
    const limit = Math.max(widest, Math.sqrt(area * aspect));
    const first = firstStandsAlone ? pieces.slice(0, 1) : [];
    // The highest pieces first, so that those of one shelf are about as high as each other.
    const rest = pieces.slice(first.length).sort((one, other) => size(other).height - size(one).height);
    let [shelf, width] = [first.length, 0];
    for (const piece of first) piece.arrangement.shelf = 0;
    rest.forEach((piece, number) => {
      if (width > 0 && width + size(piece).width > limit) [shelf, width] = [shelf + 1, 0];
      piece.arrangement.shelf = shelf;
      piece.arrangement.turn = number;
      width += size(piece).width + spacing.pieces;
    });
  }
  const places = [];
  let [top, width] = [0, 0];
  const order = pieces.map((piece, number) => ({ piece, number, ...piece.arrangement }))
    .sort((one, other) => one.shelf - other.shelf || (one.turn ?? 0) - (other.turn ?? 0));
  let shelf = order[0]?.shelf;
  let corner = { x: 0, y: 0 };
  for (const { piece, number, shelf: next } of order) {
    if (next !== shelf) corner = { x: 0, y: top + spacing.pieces };
    shelf = next;
    places[number] = { ...corner };
    corner.x += size(piece).width + spacing.pieces;
    width = Math.max(width, corner.x - spacing.pieces);
    top = Math.max(top, corner.y + size(piece).height);
  }
  return { places, width, height: top };
}

/// Turns places within frames into places on the drawing.
function placed({ nodes, frames, edges }, tree, levels, { stages }, reversed, loose) {
  const origins = [{ x: 0, y: 0 }];
  const place = (terminal, frame) => {
    const { x, y } = levels[frame + 1].places.get(terminal);
    return { x: origins[frame + 1].x + x, y: origins[frame + 1].y + y };
  };
  frames.forEach((frame, number) => { origins[number + 1] = place(`f${number}`, frame.parent); });
  const placedNodes = nodes.map((node, number) => ({ ...place(`n${number}`, node.frame), width: node.width, height: node.height }));
  const placedFrames = frames.map((_, number) => ({ ...origins[number + 1], width: levels[number + 1].width, height: levels[number + 1].height }));
  const parts = [[], ...frames.map(() => [])];
  nodes.forEach(({ frame }, number) => { parts[frame + 1].push(placedNodes[number]); });
  frames.forEach(({ parent }, number) => { parts[parent + 1].push(placedFrames[number]); });
  const routes = stages.map((stages, edge) => {
    if (loose.has(edge)) {
      const [source, target] = [edges[edge].source, edges[edge].target];
      const [start, end] = [nodes[source].frame, nodes[target].frame];
      const level = tree.meeting(start, end);
      const passed = [level, ...tree.way(level, start), ...tree.way(level, end)].flatMap((frame) => parts[frame + 1]);
      return besideColumn(placedNodes[source], placedNodes[target], passed);
    }
    if (edges[edge].source === edges[edge].target) return loopAround(placedNodes[edges[edge].source]);
    const points = [];
    for (const { level, link } of stages) {
      for (const point of levels[level + 1].routes[link]) {
        const moved = { x: point.x + origins[level + 1].x, y: point.y + origins[level + 1].y };
        if (points.at(-1)?.x !== moved.x || points.at(-1)?.y !== moved.y) points.push(moved);
      }
    }
    return reversed.has(edge) ? points.reverse() : points;
  });
  return {
    nodes: placedNodes, frames: placedFrames, routes, width: levels[0].width, height: levels[0].height,
  };
}

/// A line from one box to another of its column, to the right of the boxes between them: its start, and the handles and
/// the end of each curve.
function besideColumn(from, to, parts) {
  const [start, end] = [from, to].map(({ x, y, width, height }) => ({ x: x + width, y: y + height / 2 }));
  const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
  const edge = Math.max(start.x, end.x);
  const wider = parts.filter((box) => box.x <= edge && box.x + box.width > edge + spacing.lines && box.y > top && box.y + box.height < bottom);
  const right = Math.max(edge, ...wider.map(({ x, width }) => x + width)) + Math.min(44, 16 + (bottom - top) * 0.12);
  const curve = (from, to) => [{ x: right, y: from.y }, { x: right, y: to.y }, to];
  if (wider.length === 0) return [start, ...curve(start, end)];
  const corners = [
    { x: right, y: Math.min(...wider.map(({ y }) => y)) },
    { x: right, y: Math.max(...wider.map(({ y, height }) => y + height)) },
  ];
  if (start.y > end.y) corners.reverse();
  return [start, ...curve(start, corners[0]), ...curve(...corners), ...curve(corners[1], end)];
}

/// The line of a node that needs itself.
function loopAround({ x, y, width, height }) {
  const [middle, top] = [y + height / 2, y - spacing.lines / 2];
  const [left, right] = [x - spacing.lines, x + width + spacing.lines];
  return [{ x: x + width, y: middle }, { x: right, y: middle }, { x: right, y: top }, { x: left, y: top }, { x: left, y: middle }, { x, y: middle }];
}
