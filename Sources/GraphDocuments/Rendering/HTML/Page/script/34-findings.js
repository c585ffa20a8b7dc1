// The diagnostics of the graph: grouped by kind, and cycles as drawings.

/// Groups are open while all findings can be seen without scrolling for long.
const mostOpenFindings = 4;
const findingsAtOnce = 20;

function summaryOf(findings) {
  const count = (level) => findings.filter((finding) => levelOf(finding) === level).length;
  const parts = ["error", "warning", "note"].map((severity) => counted(count(severity), severity));
  return parts.filter((part) => !part.startsWith("0 ")).join(", ");
}

function reportOf(finding) {
  const [, ...rest] = finding.text.split("\n");
  const cycle = cycleOf(finding);
  // The drawing replaces the lines before the help.
  const lines = cycle ? rest.filter((_, number) => number >= rest.findIndex((line) => /^ *(help|see|note):/.test(line))) : rest;
  return make("div", { class: `finding ${levelOf(finding)}` },
    make("strong", {}, visible(`${finding.severity}: ${finding.headline}`)),
    cycle ? drawnCycle(cycle) : null,
    lines.length > 0 ? make("pre", {}, withSourceLinks(visibleLines(lines))) : null);
}

/// They do not depend on the selection, so that screen readers do not read them again.
function showProblems() {
  const verb = hiddenFindings.length === 1 ? "concerns" : "concern";
  if (hiddenFindings.length > 0) byId("findings").append(make("p", { id: "hidden-problems" }, `${summaryOf(hiddenFindings)} ${verb} hidden nodes.`));
  if (content.diagnostics.length === 0) return;
  const kinds = new Map();
  for (const finding of content.diagnostics) {
    const key = `${finding.severity} ${finding.id}`;
    kinds.set(key, [...kinds.get(key) ?? [], finding]);
  }
  // Without nodes, the findings are all that there is to see.
  const isOpen = nodes.length === 0 || content.diagnostics.length <= mostOpenFindings && !isNarrow.matches;
  byId("findings").prepend(make("h2", {}, summaryOf(content.diagnostics)),
    make("div", { id: "problems" }, [...kinds.values()].map((findings) => findingsOfKind(findings, isOpen))));
}

function findingsOfKind(findings, isOpen) {
  const [{ severity, id }] = findings;
  const list = make("ul");
  const more = action("", () => showMore(), { class: "more" });
  const group = make("details", { class: `kind ${levelOf(findings[0])}` },
    make("summary", {}, make("span", { class: "count" }, numeral(findings.length)), ` ${visible(asWords(id))} `, make("span", { class: "form" }, visible(severity))),
    list, more);
  const showMore = () => {
    const next = findings.slice(list.childElementCount, list.childElementCount + findingsAtOnce);
    list.append(...next.map(entryOfFinding));
    const rest = findings.length - list.childElementCount;
    more.hidden = rest === 0;
    more.textContent = `Show ${Math.min(rest, findingsAtOnce)} of ${numeral(rest)} more`;
  };
  more.hidden = true;
  group.addEventListener("toggle", () => { if (group.open && list.childElementCount === 0) showMore(); });
  if (isOpen) {
    showMore();
    group.open = true;
  }
  return group;
}

function entryOfFinding(finding) {
  const concerned = finding.nodes.map((id) => nodesById.get(id)).filter(Boolean);
  return make("li", {}, reportOf(finding), concerned.map((node) => linkTo(node)));
}

/// The nodes of a cycle in its order, where a finding is about one.
function cycleOf({ id, nodes }) {
  if (!/cycle/.test(id)) return null;
  const members = new Set(nodes.map((id) => nodesById.get(id)).filter(Boolean));
  const [start] = members;
  if (!start) return null;
  const before = new Map();
  const open = [start];
  for (const node of open) {
    for (const next of following(node).filter((next) => members.has(next))) {
      if (next === start) {
        const cycle = [];
        for (let step = node; step; step = before.get(step)) cycle.unshift(step);
        return cycle;
      }
      if (before.has(next)) continue;
      before.set(next, node);
      open.push(next);
    }
  }
  return null;
}

/// Boxes below each other, with a line back to the first.
function drawnCycle(cycle) {
  const [width, step, height, left] = [270, 44, 28, 26];
  const picture = draw("svg", { class: "cycle", viewBox: `0 0 ${width + left + 4} ${cycle.length * step - step + height + 4}`, role: "img", "aria-label": `Cycle: ${visible(cycle.map(({ name }) => name).join(" needs "))} needs ${visible(cycle[0].name)}` });
  cycle.forEach((node, number) => {
    const y = 2 + number * step;
    picture.append(
      draw("rect", { x: left, y, width, height, rx: 6 }),
      draw("text", { x: left + 10, y: y + 18.5 }, shortened(node.name, width - 20, 13)));
    if (number > 0) picture.append(draw("path", { d: `M${left + 24} ${y - step + height}V${y - 1}m-4 -6l4 6l4 -6` }));
  });
  const [top, bottom] = [2 + height / 2, 2 + (cycle.length - 1) * step + height / 2];
  const back = cycle.length === 1 ? `M${left} ${top - 6}H8V${top + 8}H${left}` : `M${left} ${bottom}H14Q8 ${bottom} 8 ${bottom - 6}V${top + 6}Q8 ${top} 14 ${top}H${left - 1}`;
  picture.append(draw("path", { class: "back", d: `${back}m-6 -4l6 4l-6 4` }));
  return picture;
}
