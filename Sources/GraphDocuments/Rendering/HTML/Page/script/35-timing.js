// A creation trace, which the reader opens: how long the values of the nodes took.

/// Milliseconds of each node: its own, and with all that was created for it. Empty without a trace.
let times = new Map();
/// Milliseconds of the nodes in each group.
let groupTimes = new Map();
/// The longest time of a node itself.
let longestTime = 0;
/// The creations in the trace, each with those that it waited for.
let creations = [];

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

/// Reads a trace in Chrome's format, as `trace.text(as: .chromeTrace)` writes it.
function readTrace(text) {
  const events = JSON.parse(text).traceEvents.filter(({ ph, args }) => ph === "X" && args?.type);
  const found = events.map(({ ts, dur, tid, args }) => ({
    node: nodeOfEvent(args), start: ts / 1000, total: dur / 1000, own: args.ownMicroseconds / 1000, thread: tid, inner: [], outer: null,
  })).sort((one, other) => one.start - other.start || other.total - one.total);
  const open = new Map();
  for (const creation of found) {
    const stack = open.get(creation.thread) ?? open.set(creation.thread, []).get(creation.thread);
    while (stack.length > 0 && stack.at(-1).start + stack.at(-1).total <= creation.start) stack.pop();
    creation.outer = stack.at(-1) ?? null;
    creation.outer?.inner.push(creation);
    stack.push(creation);
  }
  creations = found;
  times = new Map();
  for (const { node, own, total } of found) {
    if (!node) continue;
    const time = times.get(node) ?? times.set(node, { own: 0, total: 0, count: 0 }).get(node);
    Object.assign(time, { own: time.own + own, total: time.total + total, count: time.count + 1 });
  }
  longestTime = [...times.values()].reduce((longest, { own }) => Math.max(longest, own), 0);
  groupTimes = new Map();
  for (const [node, { own }] of times) {
    for (const group of groupsAround(node)) groupTimes.set(group, (groupTimes.get(group) ?? 0) + own);
  }
}

/// The node of an event: that of its type, at its location if there are several.
function nodeOfEvent({ type, boundAt }) {
  const candidates = nodesByName.get(type) ?? [];
  const isThere = ({ data }) => data?.location && boundAt?.endsWith(`${data.location.file}:${data.location.line}`);
  return candidates.find(isThere) ?? candidates[0] ?? null;
}

/// The creations that decide how long the start takes: at each step the one that took longest.
function criticalPath() {
  const longest = (creations) => creations.reduce((best, next) => !best || next.total > best.total ? next : best, null);
  const path = [];
  for (let creation = longest(creations.filter(({ outer }) => !outer)); creation; creation = longest(creation.inner)) path.push(creation);
  return path.filter(({ node }) => node !== null);
}

/// How much earlier the start would be over if a node were created elsewhere: by a `Provider` later, or before the start. Values
/// that others need directly too are still created.
function savingWithout(node) {
  const reached = new Set();
  const open = creations.filter(({ outer, node: other }) => other && other !== node && !outer?.node).map(({ node }) => node);
  while (open.length > 0) {
    const next = open.pop();
    if (next === node || reached.has(next)) continue;
    reached.add(next);
    for (const { to, style } of next.needs) if (times.has(to) && (style === "direct" || style === "builds")) open.push(to);
  }
  let saved = 0;
  for (const [other, { own }] of times) if (!reached.has(other)) saved += own;
  return saved;
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
