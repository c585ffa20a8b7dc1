// The panel at the side: what is known of the selected node, and what is wrong with the graph.

const details = byId("details");

function showPanel() {
  details.replaceChildren(...(selected ? detailsOf(selected) : [hint()]));
}

function hint() {
  const problems = content.diagnostics.length === 0 ? "No problems were found. " : "";
  return make("p", { class: "hint" }, `${problems}Choose a node to see what it needs and what needs it.`);
}

function countsOf(node) {
  return `It needs ${allNeededBy(node).size} in all, and is needed by ${allNeeding(node).size}`;
}

function detailsOf(node) {
  const needs = allNeededBy(node).size;
  const needing = allNeeding(node).size;
  return [
    make("h2", {}, isolated(node.name)),
    make("p", {}, node.facts),
    make("p", { class: "facts-list" }, node.description),
    ...node.findings.map(reportOf),
    make("h3", {}, `Needs ${node.needs.length} directly, ${needs} in all`),
    linksOf(node.needs, (edge) => edge.to),
    make("h3", {}, `Needed by ${node.neededBy.length} directly, ${needing} in all`),
    linksOf(node.neededBy, (edge) => edge.from),
  ];
}

/// They do not depend on the selection, so that screen readers do not read them again.
function showProblems() {
  if (content.diagnostics.length === 0) return;
  const entries = content.diagnostics.map((finding) => {
    const concerned = finding.nodes.map((id) => nodesOfDocument.get(id)).filter(Boolean);
    return make("li", {}, reportOf(finding), ...concerned.map(linkTo));
  });
  byId("findings").append(make("h2", {}, summaryOf(content.diagnostics)), make("ul", { id: "problems" }, ...entries));
}

// A severity that came after this page counts as a note.
function levelOf(finding) {
  return ["error", "warning"].includes(finding.severity) ? finding.severity : "note";
}

function summaryOf(findings) {
  const count = (level) => findings.filter((finding) => levelOf(finding) === level).length;
  const parts = ["error", "warning", "note"].map((severity) => counted(count(severity), severity));
  return parts.filter((part) => !part.startsWith("0 ")).join(", ");
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function showSummary() {
  const parts = [counted(content.nodes.length, "node"), counted(components.length, "component")];
  byId("summary").textContent = [...parts, summaryOf(content.diagnostics)].filter(Boolean).join(" · ");
}
