// Lays out one connected piece in columns, from left to right (Sugiyama's method), as `Layout/Layering` does in Swift.
// Vertices have sizes and a role: a box, or a port at the left or right side. Links lead to the right. Links of one trunk
// have one head and run together.

const spacing = { boxes: 14, lines: 9, padding: 18, columns: 38, perLine: 1.5, widestGap: 130, pieces: 28, beside: 20 };

/// Where each vertex stands, and the points of each link.
/// An arrangement of an earlier layout keeps columns and orders.
function columnLayout(vertices, links, arrangement, aspect) {
  const ranks = ranksOf(vertices, links, arrangement, aspect);
  const layering = layeringOf(vertices, links, ranks);
  const boxOrder = arrangement?.order ?? null;
  reduceCrossings(layering, boxOrder);
  if (arrangement && !boxOrder) noteOrder(layering, arrangement);
  const tops = alignedTops(layering);
  const columns = columnPlaces(layering, tops);
  const positions = vertices.map((_, vertex) => ({ x: columns.left[layering.columnOf[vertex]], y: tops[vertex] }));
  const height = layering.cells.reduce((most, cell, number) => Math.max(most, tops[number] + cell.height), 0);
  const routes = links.map((link, number) => {
    const [start, end] = [positions[link.tail.vertex], positions[link.head.vertex]];
    const y = start.y + link.tail.offset;
    const points = [{ x: start.x + vertices[link.tail.vertex].width, y }, { x: columns.right[layering.columnOf[link.tail.vertex]], y }];
    for (const cell of layering.ways[number].slice(1, -1)) {
      const column = layering.columnOf[cell];
      points.push({ x: columns.left[column], y: tops[cell] }, { x: columns.right[column], y: tops[cell] });
    }
    points.push({ x: end.x, y: end.y + link.head.offset });
    return points;
  });
  return { positions, routes, width: columns.right.at(-1) ?? 0, height };
}

function noteOrder(layering, arrangement) {
  arrangement.order = new Map();
  for (const column of layering.columns) {
    column.filter((cell) => layering.isBox(cell))
      .forEach((cell, place) => arrangement.order.set(layering.cells[cell].key, place));
  }
}

// Columns

function ranksOf(vertices, links, arrangement, aspect) {
  const isBox = (vertex) => vertices[vertex].role === "box";
  const between = links.filter(({ tail, head }) => isBox(tail.vertex) && isBox(head.vertex));
  const isKept = arrangement?.ranks !== undefined && between.every(({ tail, head }) =>
    arrangement.ranks.get(vertices[tail.vertex].key) < arrangement.ranks.get(vertices[head.vertex].key));
  let ranks;
  if (isKept) {
    ranks = vertices.map(({ key }) => arrangement.ranks.get(key) ?? 0);
  } else {
    const pairs = [...new Map(between.map(({ tail, head }) => [`${tail.vertex} ${head.vertex}`, [tail.vertex, head.vertex]])).values()];
    const [incoming, outgoing] = [vertices.map(() => []), vertices.map(() => [])];
    for (const [tail, head] of pairs) {
      incoming[head].push(tail);
      outgoing[tail].push(head);
    }
    ranks = shortestRanks(incoming, outgoing);
    spreadRanks(ranks, vertices, incoming, outgoing, aspect);
    if (arrangement) {
      arrangement.ranks = new Map(vertices.map(({ key }, vertex) => [key, ranks[vertex]]));
      arrangement.order = null;
    }
  }
  placePorts(ranks, vertices);
  return ranks;
}

function shortestRanks(incoming, outgoing) {
  const missing = incoming.map((tails) => tails.length);
  const order = missing.flatMap((count, vertex) => count === 0 ? [vertex] : []);
  for (let next = 0; next < order.length; next++) {
    for (const target of outgoing[order[next]]) if (--missing[target] === 0) order.push(target);
  }
  const ranks = missing.map(() => 0);
  const lowest = (vertex) => incoming[vertex].reduce((most, tail) => Math.max(most, ranks[tail]), -1) + 1;
  for (const vertex of order) ranks[vertex] = lowest(vertex);
  // Moves vertices to where their links are shortest in sum.
  const shorten = (order) => {
    let hasMoved = false;
    for (const vertex of order) {
      const [before, behind] = [incoming[vertex].length, outgoing[vertex].length];
      if (before === behind) continue;
      const highest = outgoing[vertex].reduce((least, head) => Math.min(least, ranks[head]), behind ? Infinity : ranks[vertex] + 1) - 1;
      const rank = before > behind ? lowest(vertex) : highest;
      if (rank === ranks[vertex]) continue;
      ranks[vertex] = rank;
      hasMoved = true;
    }
    return hasMoved;
  };
  const reversed = [...order].reverse();
  for (let round = 0; round < 8 && (shorten(order) || shorten(reversed)); round++);
  return ranks;
}

/// Spreads columns that would be much higher than the drawing is wide over several columns.
function spreadRanks(ranks, vertices, incoming, outgoing, aspect) {
  const leastCount = 12;
  const boxes = vertices.flatMap(({ role }, vertex) => role === "box" ? [vertex] : []);
  const heights = vertices.map(({ height }) => height + spacing.boxes);
  const area = boxes.reduce((sum, box) => sum + (vertices[box].width + spacing.columns) * heights[box], 0);
  const limit = Math.sqrt(area / aspect) * 1.2;
  const columns = new Map();
  for (const box of boxes) columns.set(ranks[box], [...columns.get(ranks[box]) ?? [], box]);
  const heightOf = (column) => column.reduce((sum, box) => sum + heights[box], 0);
  if (![...columns.values()].some((column) => column.length > leastCount && heightOf(column) > limit)) return;
  const lengths = ranks.map(() => 0);
  for (const box of [...boxes].sort((one, other) => ranks[other] - ranks[one])) {
    lengths[box] = outgoing[box].reduce((most, head) => Math.max(most, lengths[head] + 1), 0);
  }
  const loads = new Map();
  const loadOf = (rank) => loads.get(rank) ?? loads.set(rank, { count: 0, height: 0 }).get(rank);
  for (const [rank, column] of [...columns].sort(([one], [other]) => one - other)) {
    const count = column.length > leastCount ? Math.ceil(heightOf(column) / limit) : 1;
    const shortest = column.reduce((least, box) => Math.min(least, lengths[box]), Infinity);
    let turn = 0;
    for (const box of column.sort((one, other) => lengths[other] - lengths[one] || one - other)) {
      let place = incoming[box].reduce((most, tail) => Math.max(most, ranks[tail] + 1), rank);
      if (lengths[box] === shortest) place = Math.max(place, rank + turn++ % count);
      while (loadOf(place).count >= leastCount && loadOf(place).height + heights[box] > limit) place += 1;
      ranks[box] = place;
      loadOf(place).count += 1;
      loadOf(place).height += heights[box];
    }
  }
}

/// Makes the first column number 0, and puts the ports outside of the others.
function placePorts(ranks, vertices) {
  const boxes = vertices.flatMap(({ role }, vertex) => role === "box" ? [vertex] : []);
  const least = boxes.reduce((least, box) => Math.min(least, ranks[box]), boxes.length > 0 ? Infinity : 0);
  const first = least - (vertices.some(({ role }) => role === "left") ? 1 : 0);
  for (const box of boxes) ranks[box] -= first;
  const last = boxes.reduce((most, box) => Math.max(most, ranks[box]), 0);
  vertices.forEach(({ role }, vertex) => {
    if (role === "left") ranks[vertex] = 0;
    if (role === "right") ranks[vertex] = last + 1;
  });
}

// Cells: the vertices, then the lines that pass a column. A longer link passes through a cell of its trunk in each column.

function layeringOf(vertices, links, ranks) {
  const cells = vertices.map(({ key, role, width, height }) => ({ key, role, width, height }));
  const columns = [];
  const columnOf = [];
  const put = (cell, column) => {
    (columns[column] ??= []).push(cell);
    columnOf[cell] = column;
  };
  ranks.forEach((rank, vertex) => put(vertex, rank));
  for (let column = 0; column < columns.length; column++) columns[column] ??= [];
  const segments = columns.map(() => []);
  const trunks = new Map();
  const ways = links.map(({ tail, head, trunk }) => {
    const line = trunks.get(trunk) ?? trunks.set(trunk, new Map()).get(trunk);
    const way = [tail.vertex];
    let end = tail;
    const last = ranks[head.vertex];
    for (let column = ranks[tail.vertex] + 1; column < last; column++) {
      const known = line.get(column);
      const cell = known ?? cells.length;
      if (known === undefined) {
        cells.push({ role: "line", width: 0, height: 0 });
        line.set(column, cell);
        put(cell, column);
      }
      segments[column - 1].push({ tail: end, head: { vertex: cell, offset: 0 } });
      end = { vertex: cell, offset: 0 };
      way.push(cell);
      if (known === undefined) continue;
      // From here on, the way is laid already.
      for (let next = column + 1; next < last; next++) way.push(line.get(next));
      return [...way, head.vertex];
    }
    segments[last - 1].push({ tail: end, head });
    return [...way, head.vertex];
  });
  const lines = [...trunks.values()].filter((line) => line.size > 0)
    .map((line) => [...line].sort(([one], [other]) => one - other).map(([, cell]) => cell));
  const fraction = ({ vertex, offset }) => cells[vertex].height > 0 ? offset / cells[vertex].height : 0.5;
  const count = segments.reduce((sum, { length }) => sum + length, 0);
  const layering = {
    cells, columns, columnOf, segments, ways, lines, fraction, isBox: (cell) => cells[cell].role === "box",
    /// As often as is wished in graphs of usual size, seldom in huge ones.
    repetitions: (wished) => Math.max(2, Math.min(wished, Math.floor(300_000 / Math.max(1, count)))),
  };
  return Object.assign(layering, neighboursOf(layering));
}

/// The cells that each cell is connected with, on both sides. Lines should be straight before short links are.
function neighboursOf({ cells, segments, ways, fraction }) {
  const [left, right] = [cells.map(() => []), cells.map(() => [])];
  const counts = new Map();
  for (const way of ways) {
    for (let place = 2; place < way.length; place++) {
      const key = way[place - 1] * cells.length + way[place];
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  for (const { tail, head } of segments.flat()) {
    const lines = [tail, head].filter(({ vertex }) => cells[vertex].role === "line").length;
    const weight = [1, 2, 8][lines] * (counts.get(tail.vertex * cells.length + head.vertex) ?? 1);
    left[head.vertex].push({ cell: tail.vertex, offset: tail.offset, ownOffset: head.offset, fraction: fraction(tail), weight });
    right[tail.vertex].push({ cell: head.vertex, offset: head.offset, ownOffset: tail.offset, fraction: fraction(head), weight });
  }
  return { left, right };
}

// Orders

/// Sweeps to and fro: each cell goes to the middle of those it is connected with, then neighbours change places where that
/// helps. Boxes keep an order that is known.
function reduceCrossings(layering, boxOrder) {
  const { cells, columns, left, right } = layering;
  const places = [];
  const notePlaces = (column) => columns[column].forEach((cell, place) => { places[cell] = place; });
  const isFixed = (cell) => boxOrder !== null && layering.isBox(cell);
  const keepOrder = (column) => {
    if (!boxOrder) return;
    const boxes = columns[column].filter(isFixed).sort((one, other) => boxOrder.get(cells[one].key) - boxOrder.get(cells[other].key));
    columns[column] = columns[column].map((cell) => isFixed(cell) ? boxes.shift() : cell);
  };
  const sort = (column, side) => {
    const middle = new Map(columns[column].map((cell, place) => [cell, side[cell].length === 0
      ? place + 0.5 : side[cell].reduce((sum, { cell, fraction }) => sum + places[cell] + fraction, 0) / side[cell].length]));
    columns[column].sort((one, other) => middle.get(one) - middle.get(other) || places[one] - places[other]);
    keepOrder(column);
    notePlaces(column);
  };
  arrangeByDepth(layering);
  columns.forEach((_, column) => { keepOrder(column); notePlaces(column); });
  let best = { columns: columns.map((column) => [...column]), crossings: crossingsOf(layering, places) };
  for (let sweep = 0, patience = 6; sweep < layering.repetitions(24) && best.crossings > 0 && patience > 0; sweep++) {
    if (sweep % 2 === 0) for (let column = 1; column < columns.length; column++) sort(column, left);
    else for (let column = columns.length - 2; column >= 0; column--) sort(column, right);
    exchangeNeighbours(layering, places, isFixed);
    const crossings = crossingsOf(layering, places);
    patience -= 1;
    if (crossings >= best.crossings) continue;
    best = { columns: columns.map((column) => [...column]), crossings };
    patience = 6;
  }
  best.columns.forEach((column, number) => { columns[number] = column; });
}

/// Begins with the order in which a search from the left visits the cells, so that neighbours in the graph are near.
function arrangeByDepth({ cells, columns, columnOf, right }) {
  const arranged = columns.map(() => []);
  const isKnown = cells.map(() => false);
  for (const beginning of columns.flat()) {
    const stack = [beginning];
    while (stack.length > 0) {
      const cell = stack.pop();
      if (isKnown[cell]) continue;
      isKnown[cell] = true;
      arranged[columnOf[cell]].push(cell);
      for (let place = right[cell].length - 1; place >= 0; place--) stack.push(right[cell][place].cell);
    }
  }
  arranged.forEach((column, number) => { columns[number] = column; });
}

function exchangeNeighbours({ columns, left, right }, places, isFixed) {
  const gainOn = (upper, lower) => {
    let gain = 0;
    for (const above of upper) {
      const one = places[above.cell] + above.fraction;
      for (const below of lower) gain += Math.sign(one - places[below.cell] - below.fraction);
    }
    return gain;
  };
  for (let round = 0, hasChanged = true; round < 4 && hasChanged; round++) {
    hasChanged = false;
    for (const column of columns) {
      for (let place = 0; place + 1 < column.length; place++) {
        const [upper, lower] = [column[place], column[place + 1]];
        if (isFixed(upper) && isFixed(lower)) continue;
        if (gainOn(left[upper], left[lower]) + gainOn(right[upper], right[lower]) <= 0) continue;
        [column[place], column[place + 1]] = [lower, upper];
        [places[upper], places[lower]] = [place + 1, place];
        hasChanged = true;
      }
    }
  }
}

/// Counts how far a merge sort moves the ends of lines that are sorted by their beginnings.
function crossingsOf({ segments, fraction }, places) {
  let crossings = 0;
  for (const lines of segments) {
    let heads = lines.map(({ tail, head }) => [places[tail.vertex] + fraction(tail), places[head.vertex] + fraction(head)])
      .sort((one, other) => one[0] - other[0] || one[1] - other[1]).map(([, head]) => head);
    let buffer = [...heads];
    for (let width = 1; width < heads.length; width *= 2) {
      for (let start = 0; start < heads.length; start += 2 * width) {
        const [middle, end] = [Math.min(start + width, heads.length), Math.min(start + 2 * width, heads.length)];
        let [one, other] = [start, middle];
        for (let place = start; place < end; place++) {
          if (other === end || one < middle && heads[one] <= heads[other]) {
            buffer[place] = heads[one++];
          } else {
            buffer[place] = heads[other++];
            crossings += middle - one;
          }
        }
      }
      [heads, buffer] = [buffer, heads];
    }
  }
  return crossings;
}

// Places

/// How far down each cell stands. Column by column, each cell would like to stand where its lines are level; cells that get in
/// each other's way form a block, which stands where its members wish in the mean (isotonic regression).
function alignedTops(layering) {
  const { cells, columns, left, right, lines } = layering;
  const tops = cells.map(() => 0);
  const gap = (one, other) => [one, other].some((cell) => cells[cell].role === "line") ? spacing.lines : spacing.boxes;
  const stacks = columns.map((column) => {
    let bottom = 0;
    return column.map((cell, place) => {
      const top = place > 0 ? bottom + gap(column[place - 1], cell) : 0;
      bottom = top + cells[cell].height;
      tops[cell] = top;
      return top;
    });
  });
  const align = (column, sides) => {
    const blocks = [];
    columns[column].forEach((cell, place) => {
      let [sum, weight] = [0, 0];
      for (const side of sides) {
        for (const neighbour of side[cell]) {
          sum += neighbour.weight * (tops[neighbour.cell] + neighbour.offset - neighbour.ownOffset);
          weight += neighbour.weight;
        }
      }
      const isAlone = left[cell].length + right[cell].length === 0;
      const wish = weight > 0 ? sum / weight : tops[cell];
      // A cell without lines is close to its neighbour.
      let block = { place: isAlone && blocks.length > 0 ? blocks.at(-1).place : wish - stacks[column][place], weight: weight || 0.01, count: 1 };
      while (blocks.length > 0 && blocks.at(-1).place > block.place) {
        const before = blocks.pop();
        const weight = before.weight + block.weight;
        block = { place: (before.place * before.weight + block.place * block.weight) / weight, weight, count: before.count + block.count };
      }
      blocks.push(block);
    });
    let place = 0;
    for (const block of blocks) {
      for (let count = 0; count < block.count; count++, place++) tops[columns[column][place]] = block.place + stacks[column][place];
    }
  };
  const sweeps = layering.repetitions(12);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let column = 0; column < columns.length; column++) align(column, [left]);
    for (let column = columns.length - 1; column >= 0; column--) align(column, [right]);
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let column = 0; column < columns.length; column++) align(column, [left, right]);
  }
  straighten(layering, tops, stacks);
  const first = tops.reduce((least, top) => Math.min(least, top), Infinity);
  return tops.map((top) => top - first);
}

/// Makes lines that are nearly straight quite so, where there is room.
function straighten({ columns, columnOf, left, right, lines }, tops, stacks) {
  const places = [];
  for (const column of columns) column.forEach((cell, place) => { places[cell] = place; });
  for (const line of lines) {
    let [lower, upper] = [-Infinity, Infinity];
    for (const cell of line) {
      const [column, stack, place] = [columns[columnOf[cell]], stacks[columnOf[cell]], places[cell]];
      if (place > 0) lower = Math.max(lower, tops[column[place - 1]] + stack[place] - stack[place - 1]);
      if (place + 1 < column.length) upper = Math.min(upper, tops[column[place + 1]] - stack[place + 1] + stack[place]);
    }
    const ends = [right[line.at(-1)][0], left[line[0]][0]].filter(Boolean).map(({ cell, offset }) => tops[cell] + offset);
    const middle = line.reduce((sum, cell) => sum + tops[cell], 0) / line.length;
    const top = [...ends, middle].find((wish) => lower <= wish && wish <= upper);
    if (top !== undefined) for (const cell of line) tops[cell] = top;
  }
}

/// How far to the right columns begin and end: further where many lines change their height.
function columnPlaces({ cells, columns, segments }, tops) {
  const [left, right] = [[], []];
  columns.forEach((column, number) => {
    const steep = number === 0 ? 0 : segments[number - 1].filter(({ tail, head }) =>
      Math.abs(tops[tail.vertex] + tail.offset - tops[head.vertex] - head.offset) > 1).length;
    const leadsToPorts = column.every((cell) => cells[cell].role === "right");
    const least = leadsToPorts ? spacing.columns - spacing.padding : spacing.columns;
    left.push(number === 0 ? 0 : right.at(-1) + Math.min(least + steep * spacing.perLine, spacing.widestGap));
    right.push(left.at(-1) + column.reduce((most, cell) => Math.max(most, cells[cell].width), 0));
  });
  return { left, right };
}
