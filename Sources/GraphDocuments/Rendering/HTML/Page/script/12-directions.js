// Which lines lead against the flow, and the columns of groups that need each other in long chains.

/// The edges that lead against the flow: those that close a cycle where their ends meet, or did in the first layout; and the
/// loose ones, whose ends meet in one column of a wrapped level.
function directionsOf(graph, levels, arrangements, aspect) {
  const { nodes, edges, frames } = graph;
  const [reversed, loose] = [new Set(), new Set()];
  const byLevel = new Map();
  edges.forEach(({ source, target, count }, number) => {
    if (source === target) return;
    const level = levels.meeting(nodes[source].frame, nodes[target].frame);
    const element = (node) => {
      const [frame] = levels.way(level, nodes[node].frame);
      return frame === undefined ? nodes[node].key : frames[frame].key;
    };
    if (!byLevel.has(level)) byLevel.set(level, []);
    byLevel.get(level).push({ number, count, from: element(source), to: element(target) });
  });
  const entries = nodes.filter(({ isEntry }) => isEntry).map(({ key }) => key);
  for (const [level, pairs] of byLevel) {
    const arrangement = arrangementOf(level < 0 ? "" : frames[level].key, arrangements);
    if (!arrangement.ranks) wrapColumns(arrangement, pairs, entries, level < 0 || frames[level].holdsGroups, aspect);
    const { ranks } = arrangement;
    if (ranks && pairs.every(({ from, to }) => ranks.has(from) && ranks.has(to))) {
      for (const { number, from, to } of pairs) {
        if (ranks.get(from) > ranks.get(to)) reversed.add(number);
        if (ranks.get(from) === ranks.get(to)) loose.add(number);
      }
    } else {
      for (const { number } of closingEdges(pairs, entries)) reversed.add(number);
    }
  }
  return { reversed, loose };
}

function arrangementOf(key, arrangements) {
  return arrangements.get(key) ?? arrangements.set(key, { pieces: new Map(), ranks: null, isWrapped: false }).get(key);
}

/// Groups often need each other in long chains: their columns are few, so that a level is about as wide as high.
function wrapColumns(arrangement, pairs, entries, holdsGroups, aspect) {
  if (!holdsGroups) return;
  const size = { width: 330, height: 76 };
  const closing = new Set(closingEdges(pairs, entries));
  const keys = [...new Set(pairs.flatMap(({ from, to }) => [from, to]))];
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const [incoming, outgoing] = [keys.map(() => []), keys.map(() => [])];
  for (const pair of pairs) {
    const [tail, head] = (closing.has(pair) ? [pair.to, pair.from] : [pair.from, pair.to]).map((key) => numbers.get(key));
    if (outgoing[tail].includes(head)) continue;
    outgoing[tail].push(head);
    incoming[head].push(tail);
  }
  const ranks = shortestRanks(incoming, outgoing);
  const columns = Math.max(2, Math.round(Math.sqrt(keys.length * aspect * size.height / size.width)));
  if (new Set(ranks).size <= columns * 1.6) return;
  const order = keys.map((_, number) => number).sort((one, other) => ranks[one] - ranks[other] || one - other);
  const places = new Map(order.map((number, place) => [keys[number], place]));
  const cuts = lightestCuts(keys.length, columns, pairs.map(({ from, to, count }) => [places.get(from), places.get(to), count ?? 1]));
  arrangement.isWrapped = true;
  arrangement.ranks = new Map(order.map((number, place) => [keys[number], cuts.filter((cut) => cut <= place).length]));
}

/// Where to cut a row into columns, so that few lines have both ends in one, and none is much longer than the others.
function lightestCuts(count, columns, lines) {
  const most = Math.ceil(count / columns * 1.4);
  const weights = Array.from({ length: count }, () => new Float64Array(count));
  for (const [one, other, weight] of lines) weights[Math.min(one, other)][Math.max(one, other)] += weight;
  // within[start] is the weight of the lines within a column that begins at `start` and ends before `end`.
  const best = Array.from({ length: columns + 1 }, () => Array(count + 1).fill({ weight: Infinity, cuts: [] }));
  best[0][0] = { weight: 0, cuts: [] };
  const within = new Float64Array(count);
  for (let end = 1; end <= count; end++) {
    let added = 0;
    for (let start = end - 1; start >= 0; start--) {
      added += weights[start][end - 1];
      within[start] += added;
      if (end - start > most) continue;
      for (let column = 1; column <= columns; column++) {
        const before = best[column - 1][start];
        const weight = before.weight + within[start] + (end - start) ** 2 * 0.01;
        if (weight < best[column][end].weight) best[column][end] = { weight, cuts: [...before.cuts, start] };
      }
    }
  }
  return best[columns][count].cuts.slice(1);
}

/// Edges without which there are no cycles, with few dependencies in sum: those that lead back in an order of their ends.
/// The entries are first in the order.
function closingEdges(pairs, entries) {
  const places = new Map(lightestOrder(pairs, entries).map((key, place) => [key, place]));
  return pairs.filter(({ from, to }) => places.get(from) > places.get(to));
}

/// An order of all ends in which the edges that lead back are light: after Eades, Lin and Smyth, then improved one by one.
function lightestOrder(pairs, entries) {
  const ends = new Map();
  const endOf = (key) => ends.get(key) ?? ends.set(key, { key, out: new Map(), into: new Map(), surplus: 0 }).get(key);
  for (const { from, to, count = 1 } of pairs) {
    if (from === to) continue;
    const [tail, head] = [endOf(from), endOf(to)];
    tail.out.set(head, (tail.out.get(head) ?? 0) + count);
    head.into.set(tail, (head.into.get(tail) ?? 0) + count);
    tail.surplus += count;
    head.surplus -= count;
  }
  const open = new Set(ends.values());
  for (const end of open) [end.heads, end.tails] = [end.out.size, end.into.size];
  const [front, back, core] = [[], [], []];
  const sinks = [], sources = [];
  const note = (end) => {
    if (end.heads === 0) sinks.push(end); else if (end.tails === 0) sources.push(end);
  };
  const take = (end, list) => {
    if (!open.delete(end)) return;
    list.push(end);
    for (const [head, count] of end.out) if (open.has(head)) { head.tails -= 1; head.surplus += count; note(head); }
    for (const [tail, count] of end.into) if (open.has(tail)) { tail.heads -= 1; tail.surplus -= count; note(tail); }
  };
  for (const key of entries) if (ends.has(key)) take(ends.get(key), front);
  for (const end of open) note(end);
  while (open.size > 0) {
    if (sinks.length > 0) { take(sinks.pop(), back); continue; }
    if (sources.length > 0) { take(sources.pop(), core.length > 0 ? core : front); continue; }
    take([...open].reduce((best, end) => end.surplus > best.surplus ? end : best), core);
  }
  return [...front, ...improvedOrder([...core, ...back.reverse()])].map(({ key }) => key);
}

/// Moves each end to where the edges that lead back are lightest.
function improvedOrder(order) {
  const most = 1500;
  if (order.length > most) return order;
  for (let round = 0, hasMoved = true; round < 4 && hasMoved; round++) {
    hasMoved = false;
    for (const end of [...order]) {
      const place = order.indexOf(end);
      // The weight of the edges that lead back, compared with the first place.
      let [weight, here, best] = [0, 0, { weight: 0, place: 0 }];
      order.forEach((other, number) => {
        if (other !== end) weight += (end.out.get(other) ?? 0) - (end.into.get(other) ?? 0);
        if (number < place && weight < best.weight) best = { weight, place: number + 1 };
        if (number === place) here = weight;
        if (number > place && weight < best.weight) best = { weight, place: number };
      });
      if (best.weight >= here) continue;
      order.splice(place, 1);
      order.splice(best.place, 0, end);
      hasMoved = true;
    }
  }
  return order;
}
