// The schedule of a trace: the time of each creation, and the creations that it waited for. It tells which ones decide the
// length of the start, and how long the start would be without one.

/// Segments are parts of a creation's own time, in the order of their starts. Each begins after the segments in `after`.
function scheduleOf(creations) {
  const segments = [];
  const lastOfRow = new Map();
  for (const creation of creations) if (!creation.outer) addSegments(creation, segments, lastOfRow);
  sortSegments(segments);
  const byNode = new Map();
  for (const creation of creations) {
    if (creation.node) (byNode.get(creation.node) ?? byNode.set(creation.node, []).get(creation.node)).push(creation);
  }
  const concurrent = creations.filter(isConcurrent);
  const prerequisites = new Map(creations.map((creation) => [creation, creation.node ? prerequisitesOf(creation, byNode) : []]));
  for (const segment of segments) {
    waitForThreads(segment, prerequisites.get(segment.creation));
    if (segment.begun) waitToBegin(segment, isConcurrent(segment.begun) ? prerequisites.get(segment.begun) : concurrent, segments);
  }
  // Segments that waited for others begin later now.
  sortSegments(segments);
  leavePauses(segments);
  const total = (node) => byNode.get(node).reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    segments, prerequisites, isPrerequisite: new Set([...prerequisites.values()].flat()),
    longest: byNumber(new Map([...byNode.keys()].map((node) => [node, total(node)])), (total) => total).map(([node]) => node),
    length: segments.reduce((last, { end }) => Math.max(last, end), 0),
  };
}

function sortSegments(segments) {
  segments.sort((one, other) => one.start - other.start || one.end - other.end || one.place - other.place);
  segments.forEach((segment, place) => { segment.place = place; });
}

const isConcurrent = ({ kind }) => kind === "awaited value" || kind === "concurrent value";

/// Adds the segments of a creation and of those nested in it, each after the one before.
function addSegments(creation, segments, lastOfRow) {
  let previous = lastOfRow.get(creation.row) ?? null;
  const add = (creation, start, end) => {
    const segment = { place: segments.length, creation, start, end, after: previous ? [previous] : [], begun: null };
    segments.push(segment);
    creation.last = segment;
    previous = segment;
  };
  const visit = (creation) => {
    let start = creation.start;
    for (const inner of creation.inner) {
      if (inner.start > start) add(creation, start, inner.start);
      visit(inner);
      start = inner.end;
    }
    if (start < creation.end || !creation.last) add(creation, start, creation.end);
    // Its end is also that of the last creation in it.
    else creation.last = previous;
  };
  const count = segments.length;
  visit(creation);
  segments[count].begun = creation;
  lastOfRow.set(creation.row, previous);
}

/// Shortens a segment by the time in which another thread was creating something that it needs.
function waitForThreads(segment, needed) {
  for (const { row, start, last } of needed) {
    if (row === segment.creation.row || start > segment.start || last.end <= segment.start || last.end >= segment.end) continue;
    segment.start = last.end;
    segment.after.push(last);
  }
}

/// Notes the segments that the first one of a thread's work waited for. A concurrent creation begins after its dependencies,
/// others of an awaited build after the concurrent ones.
function waitToBegin(segment, awaited, segments) {
  const isOver = (other) => other.end <= segment.start && other.place < segment.place;
  segment.after.push(...awaited.map(({ last }) => last).filter(isOver));
  const before = segment.after.length === 0 ? latest(segments.filter(isOver)) : null;
  if (before) segment.after.push(before);
}

const latest = (segments) => segments.reduce((best, next) => !best || next.end >= best.end ? next : best, null);

/// The creations that a creation needs directly; shared values of an instance are created once.
function prerequisitesOf({ node, instance }, byNode) {
  const found = new Set();
  const known = new Set([node]);
  const open = [node];
  while (open.length > 0) {
    for (const edge of open.pop().needs) {
      if (isDeferral(edge) || known.has(edge.to)) continue;
      known.add(edge.to);
      // Collections and others that have no row of their own lead on.
      if (!byNode.has(edge.to)) open.push(edge.to);
      else if (edge.to.data.scope) {
        for (const other of byNode.get(edge.to)) if (edge.to.around !== node.around || other.instance === instance) found.add(other);
      }
    }
  }
  return [...found];
}

/// Removes the times in which nothing was created.
function leavePauses(segments) {
  let [pause, end] = [segments[0]?.start ?? 0, segments[0]?.start ?? 0];
  for (const segment of segments) {
    if (segment.start > end) pause += segment.start - end;
    end = Math.max(end, segment.end);
    segment.start -= pause;
    segment.end -= pause;
  }
}

/// The nodes whose creation decides when the start is over, with their own times on the way from its begin to its end; in the
/// order of their ends.
function criticalPath() {
  const own = new Map();
  for (let segment = latest(schedule.segments); segment; segment = latest(segment.after)) {
    const { creation, start, end } = segment;
    if (!creation.node) continue;
    const known = own.get(creation.node) ?? own.set(creation.node, { creation, time: 0 }).get(creation.node);
    known.time += end - start;
  }
  const inOrder = [...own].sort(([, { creation: one }], [, { creation: other }]) => one.end - other.end || other.start - one.start);
  return inOrder.map(([node, { time }]) => [node, time]);
}

/// How much earlier the start would be over if a node were created later, together with all that is created for it alone.
function savingWithout(node) {
  const kept = creationsWithout(node);
  const ends = [];
  let length = 0;
  for (const { creation, start, end, after } of schedule.segments) {
    let [ready, wasReady] = [0, 0];
    for (const other of after) [ready, wasReady] = [Math.max(ready, ends[other.place]), Math.max(wasReady, other.end)];
    const isKept = kept.has(creation);
    ends.push(isKept ? ready + end - wasReady : ready);
    if (isKept) length = Math.max(length, ends.at(-1));
  }
  return Math.max(0, schedule.length - length);
}

/// The creations that the start needs without a node: those that the program requests, those nested in them, and their
/// dependencies.
function creationsWithout(node) {
  const { prerequisites, isPrerequisite } = schedule;
  const isLeft = (creation) => creation.node !== node;
  const isAsked = (creation) => !creation.outer
    && (isConcurrent(creation) || creation.requester === undefined || !isPrerequisite.has(creation));
  const kept = new Set(creations.filter((creation) => isLeft(creation) && isAsked(creation)));
  for (const creation of kept) {
    for (const others of [creation.inner, prerequisites.get(creation)]) {
      for (const other of others) if (isLeft(other)) kept.add(other);
    }
  }
  return kept;
}
