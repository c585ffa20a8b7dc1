// A creation trace, which the reader opens: how long the values of the nodes took.

/// Milliseconds of each node itself, and how often it was created. Empty without a trace.
let times = new Map();
/// Milliseconds of the nodes in each group.
let groupTimes = new Map();
/// The longest time of a node itself.
let longestTime = 0;
/// The creations in the trace, in the order of their starts.
let creations = [];
/// When they ran, and what they waited for; `null` without a trace.
let schedule = null;

function timeText(item) {
  if (item.groups) return groupTimes.has(item) ? milliseconds(groupTimes.get(item)) : "";
  const time = times.get(item);
  return time ? `${milliseconds(time.own)}${time.count > 1 ? `, ${time.count} times` : ""}` : "";
}

function milliseconds(number) {
  return `${number >= 100 ? numeral(Math.round(number)) : Number(number.toPrecision(2))} ms`;
}

/// A bar along the lower side of a node, as long as its part of the longest time.
function showHeat(node, element) {
  element.querySelector(".heat")?.remove();
  const time = times.get(node);
  if (!time || time.own <= 0) return;
  const { width, height } = sizeOfNode(node);
  element.append(draw("rect", { class: "heat", x: 6, y: height - 5, width: Math.max(2, (width - 12) * time.own / longestTime), height: 3, rx: 1.5 }));
}

/// Reads a trace in Chrome's format, as `trace.text(as: .chromeTrace)` writes it. Times are whole nanoseconds.
function readTrace(text) {
  const events = JSON.parse(text).traceEvents.filter(({ ph, args }) => ph === "X" && args?.type);
  const nanoseconds = (microseconds) => Math.round(microseconds * 1000);
  creations = events.map(({ ts, dur, tid, cat, args }) => ({
    kind: cat ?? "value", type: args.type, requester: args.askedForBy, instance: args.instance, own: args.ownMicroseconds / 1000,
    node: ["graph", "instance"].includes(cat) ? null : nodeOfEvent(args),
    start: nanoseconds(ts), end: nanoseconds(ts) + nanoseconds(dur), row: tid, inner: [], outer: null,
  })).sort((one, other) => one.start - other.start || other.end - one.end);
  nestCreations();
  times = new Map();
  for (const { node, own } of creations) {
    if (!node) continue;
    const time = times.get(node) ?? times.set(node, { own: 0, count: 0 }).get(node);
    Object.assign(time, { own: time.own + own, count: time.count + 1 });
  }
  longestTime = [...times.values()].reduce((longest, { own }) => Math.max(longest, own), 0);
  groupTimes = new Map();
  for (const [node, { own }] of times) {
    for (const group of groupsAround(node)) groupTimes.set(group, (groupTimes.get(group) ?? 0) + own);
  }
  schedule = scheduleOf(creations);
}

/// Puts each creation into the one whose code created it: on the same thread, or in an async binding, which has a row of its own.
function nestCreations() {
  const open = new Map();
  const awaited = [];
  const isNamed = ({ type }, name) => type === name || type.endsWith(`.${name}`);
  for (const creation of creations) {
    const stack = open.get(creation.row) ?? open.set(creation.row, []).get(creation.row);
    while (stack.length > 0 && (stack.at(-1).end <= creation.start || stack.at(-1).end < creation.end)) stack.pop();
    const around = awaited.findLast((other) => isNamed(other, creation.requester) && other.end >= creation.end
      // Steps beside each other are no part of each other.
      && (other.inner.at(-1)?.end ?? 0) <= creation.start);
    creation.outer = stack.at(-1) ?? (creation.kind === "awaited value" || creation.requester === undefined ? null : around ?? null);
    creation.outer?.inner.push(creation);
    stack.push(creation);
    if (creation.kind === "awaited value") awaited.push(creation);
  }
}

/// The node of an event: that of its type, at its location if there are several.
function nodeOfEvent({ type, boundAt }) {
  const candidates = nodesByName.get(type) ?? [];
  const isThere = ({ data }) => data?.location && boundAt?.endsWith(`${data.location.file}:${data.location.line}`);
  return candidates.find(isThere) ?? candidates[0] ?? null;
}

function followTrace() {
  const input = byId("trace");
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    const answer = byId("trace-answer");
    try {
      readTrace(await file.text());
      answer.textContent = times.size > 0 ? `${counted(times.size, "node")} with times from ${visible(file.name)}.` : "No type of this graph is in the trace.";
    } catch {
      answer.textContent = `${visible(file.name)} is not a creation trace: write one with trace.text(as: .chromeTrace).`;
    }
    showInsight();
    showPanel();
    // Boxes have times now, and need room for them.
    if (isFitted && drawing.items.length <= mostOpenNodes) compactLayout();
    redraw(isFitted ? null : selected && isDrawn(selected) ? selected : drawing.items[0]);
  });
}
