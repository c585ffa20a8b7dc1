// A creation trace, which the reader opens: how long the values of the nodes took.

/// Milliseconds of each node itself, and how often it was created. Empty without a trace.
let times = new Map();
/// Milliseconds of the nodes in each group.
let groupTimes = new Map();
/// The longest time of a node itself.
let longestTime = 0;
/// The creations in the trace, in the order of their starts.
let creations = [];
/// Those that several nodes could have made.
let undecided = [];
/// Their times, and the creations that they waited for; `null` without a trace.
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
  undecided = [];
  creations = events.map(({ ts, dur, tid, cat, args }) => {
    const candidates = ["graph", "instance"].includes(cat) ? [] : nodesOfEvent(args);
    if (candidates.length > 1) undecided.push(candidates);
    return {
      kind: cat ?? "value", type: args.type, requester: args.askedForBy, instance: args.instance, own: args.ownMicroseconds / 1000,
      node: candidates.length === 1 ? candidates[0] : null,
      start: nanoseconds(ts), end: nanoseconds(ts) + nanoseconds(dur), row: tid, inner: [], outer: null,
    };
  }).sort((one, other) => one.start - other.start || other.end - one.end);
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

/// Nodes of these kinds create nothing that a trace records.
const untraced = ["value", "seed", "collection", "collection-declaration"];

/// The nodes that an event can belong to: those of its type in its component, at its location if one of them is there.
function nodesOfEvent({ type, boundAt, instance }) {
  const place = placeIn(boundAt);
  const nodesThere = place ? (nodesByLine.get(place.line) ?? []).filter(({ data }) => isAt(data.location, place)) : [];
  const ofType = (nodesByName.get(type) ?? []).filter((node) => node.data && isInComponent(node, instance));
  const there = ofType.filter((node) => nodesThere.includes(node));
  // An assisted factory creates objects of a type that another node may have.
  if (there.length === 0 && nodesThere.some(({ kind }) => kind === "assisted-factory")) return [];
  const candidates = there.length > 0 ? there : ofType;
  const traced = candidates.filter(({ kind }) => !untraced.includes(kind));
  return candidates.length > 1 && traced.length > 0 ? traced : candidates;
}

const nodesByLine = new Map();
for (const node of nodes) {
  const line = node.data?.location?.line;
  if (line !== undefined) nodesByLine.set(line, [...nodesByLine.get(line) ?? [], node]);
}

/// The parts of a location in a trace: `/Users/me/App/Root.swift:12`, or with a column `…:12:5`.
function placeIn(text) {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/s.exec(text ?? "") ?? [];
  return file ? { file, line: Number(line), column: column ? Number(column) : undefined } : null;
}

/// Whether two locations can be the same: the document has the end of a path, and columns may be unknown.
function isAt(location, { file, line, column }) {
  const [known, other] = [location.file, file].map((path) => `/${path.replaceAll("\\", "/")}`);
  const isSameFile = known.endsWith(other) || other.endsWith(known);
  return isSameFile && location.line === line && (!location.column || !column || location.column === column);
}

/// Whether a node is in the component of an instance, such as `Session #2 (seed Ann)`; also where that is unknown.
function isInComponent(node, instance) {
  const name = /^(.+?) #\d+/s.exec(instance ?? "")?.[1];
  const isNamed = ({ data }) => data.type.name === name || `.${data.type.qualifiedName}`.endsWith(`.${name}`);
  return !name || !node.around || isNamed(node.around) || !components.some(isNamed);
}

/// How many nodes have times, and which creations belong to no node because the trace does not tell them apart.
function traceText(file) {
  const found = times.size > 0 ? `${counted(times.size, "node")} with times from ${visible(file)}.` : "No type of this graph is in the trace.";
  if (undecided.length === 0) return found;
  const names = [...new Set(undecided.map(([{ data }]) => data.key.name))].sort();
  const others = names.length > mostNamed ? ` and ${counted(names.length - mostNamed, "more type")}` : "";
  const text = `${counted(undecided.length, "creation")} of ${visible(names.slice(0, mostNamed).join(", "))}${others}`;
  const verb = undecided.length === 1 ? "belongs" : "belong";
  const sentence = `${text} ${verb} to no node here: several nodes have the type, and the trace does not tell which one was created.`;
  return times.size > 0 ? `${found} ${sentence}` : sentence;
}

/// More types are not named.
const mostNamed = 3;

function followTrace() {
  const input = byId("trace");
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    const answer = byId("trace-answer");
    try {
      readTrace(await file.text());
      answer.textContent = traceText(file.name);
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
