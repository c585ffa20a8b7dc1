// The panel at the side: what is known of the selected node, or of the whole graph.

const details = byId("details");

function showPanel() {
  details.replaceChildren(...(selected ? detailsOf(selected) : [hint()]));
  document.body.classList.toggle("choosing", selected !== null);
}

function hint() {
  const problems = content.diagnostics.length === 0 ? "No problems were found. " : "";
  return make("p", { class: "hint" }, `${problems}Choose a node to see what it needs and what needs it.`);
}

function detailsOf(node) {
  const needs = allNeededBy(node).size;
  const needing = allNeeding(node).size;
  return [
    action("×", () => select(null), { id: "close", "aria-label": "Close details" }),
    make("h2", {}, isolated(node.name)),
    make("p", {}, factsOfNode(node).join(" · ")),
    make("p", { class: "facts-list" }, withSourceLink(node.description, node.data?.location)),
    make("div", { class: "actions" },
      action("Only this", () => showOnly(node), { id: "only-this" }),
      action("Why? Path from the root", () => navigate({ ...mapPlace, view: "from-root", node }), { id: "from-root" }),
      action("Path to …", () => askForPath(node), { id: "path-to" })),
    ...shownPath(node),
    ...node.findings.map((finding) => reportOf(finding)),
    make("h3", {}, `Needs ${numeral(node.needs.length)} directly, ${numeral(needs)} in all`),
    linksOf(node.needs, (edge) => edge.to),
    make("h3", {}, `Needed by ${numeral(node.neededBy.length)} directly, ${numeral(needing)} in all`),
    linksOf(node.neededBy, (edge) => edge.from),
  ];
}

/// The path that is shown, in words.
function shownPath(node) {
  const path = place.view === "path" ? shortestPath(place.node, place.to) : place.view === "from-root" ? pathFromRoot(node) : null;
  if (!path) return place.view === "from-root" ? [make("p", {}, "No root needs it.")] : [];
  return [make("h3", {}, `Shortest path: ${counted(path.length - 1, "step")}`), make("ol", { class: "path" }, ...path.map((node) => make("li", {}, linkTo(node))))];
}

/// A text with its location as a link into an editor or to a web page, as the option `--source-link` says.
function withSourceLink(text, location) {
  const template = document.documentElement.dataset.sourceLink;
  if (!template || !location) return text;
  const source = placeText(location);
  const at = text.lastIndexOf(`at ${source}`);
  if (at < 0) return text;
  const values = { path: location.file.split("/").map(encodeURIComponent).join("/"), line: location.line, column: location.column ?? 1 };
  const address = template.replace(/\{(path|line|column)\}/g, (_, name) => values[name]);
  const span = make("span", {}, text.slice(0, at + 3));
  span.append(make("a", { href: address, class: "source" }, source), text.slice(at + 3 + source.length));
  return span;
}

function showSummary() {
  const parts = [counted(content.nodes.length, "node"), counted(components.length, "component")];
  const named = modules.filter(({ kind, count }) => kind === "module" && count > 0).length;
  if (named > 0 && mapScene.isGrouped) parts.push(counted(named, "module"));
  byId("summary").textContent = [...parts, summaryOf(content.diagnostics)].filter(Boolean).join(" · ");
}
