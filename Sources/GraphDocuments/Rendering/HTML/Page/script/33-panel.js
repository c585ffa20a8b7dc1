// The panel at the side: facts about the selected node, or about the whole graph.

const details = byId("details");

function showPanel() {
  replaceAll(details, selected ? detailsOf(selected) : asked ? answerTo(asked) : [hint()]);
  document.body.classList.toggle("choosing", isChoosing());
}

function hint() {
  if (nodes.length === 0 && isPartial) return make("p", {}, "All nodes are hidden.");
  if (nodes.length === 0) return make("p", {}, `This graph has no bindings. ${content.diagnostics.length > 0 ? "Below are the problems that were found." : "No problems were found."}`);
  const problems = wholeContent.diagnostics.length === 0 ? "No problems were found. " : "";
  return make("p", { class: "hint" }, `${problems}Choose a node to see what it needs and what needs it.`);
}

function detailsOf(node) {
  const needs = allNeededBy(node).size;
  const needing = allNeeding(node).size;
  const strongly = distances(node, (node) => node.neededBy.filter(({ style }) => style !== "weak").map(({ from }) => from)).size;
  return [
    closeButton(),
    make("h2", {}, isolated(node.name)),
    make("p", {}, factsOfNode(node).join(" · ")),
    make("p", { class: "facts-list" }, withSourceLinks(node.description)),
    make("div", { class: "actions" },
      action("Only this", () => showOnly(node), { id: "only-this" }),
      action("Why? Path from the root", () => navigate({ ...mapPlace, view: "from-root", node }), { id: "from-root" }),
      action("Path to …", () => askForPath(node), { id: "path-to" })),
    hidingActions(node),
    ...shownPath(node),
    ...node.findings.map((finding) => reportOf(finding)),
    make("h3", {}, `Needs ${numeral(node.needs.length)} directly, ${numeral(needs)} in all`),
    groupedLinks(node.needs, (edge) => edge.to),
    make("h3", {}, `Needed by ${numeral(node.neededBy.length)} directly, ${numeral(needing)} in all${strongly < needing ? `, ${numeral(strongly)} without weak references` : ""}`),
    groupedLinks(node.neededBy, (edge) => edge.from),
  ].filter(Boolean);
}

/// The path that is shown, in words.
function shownPath(node) {
  const pathOfView = { path: () => bestPath(place.node, place.to), "from-root": () => pathFromRoot(node), "longest-chain": chainAsPath };
  const path = pathOfView[place.view]?.() ?? null;
  if (!path) return place.view === "from-root" ? [make("p", {}, isPartial ? "No path from a root is shown: parts of the graph are hidden." : `No root needs it.${times.has(node) ? " But the recorded start created it." : ""}`)] : [];
  const onRequest = isOnlyOnRequest(path)
    ? make("p", { id: "on-request" }, `Each ${isPartial ? "shown " : ""}path has a step that is only taken when asked for.`) : null;
  const recorded = place.view === "from-root" && onRequest && times.has(node)
    ? make("p", { id: "recorded" }, "The recorded start created it, so something asked for it then.") : null;
  const start = path[0].node;
  const built = place.view === "from-root" && isFromEager(path)
    ? make("p", { id: "when-built" }, isolated(start.name), " is created when ", isolated(builtComponentOf(start)), " is built.") : null;
  if (built && path.length === 1) return [built];
  return [
    built,
    make("h3", {}, `Path: ${counted(path.length - 1, "step")}`), onRequest, recorded,
    make("ol", { class: "path" }, path.map(({ node, edge }) => make("li", {}, linkTo(node), edge ? formOf(edge) : null))),
  ];
}

function chainAsPath() {
  const chain = longestChain();
  return chain.map((node, number) => ({ node, edge: node.neededBy.find(({ from }) => from === chain[number - 1]) ?? null }));
}

/// The files of the document, those with the longest paths first: they may end in the path of another one.
const files = [...new Set([...content.nodes, ...content.components, ...content.diagnostics].flatMap(({ location }) => location?.file ? [location.file] : []))]
  .sort((one, other) => other.length - one.length);

/// A text with its locations as links into an editor or to a web page, as the option `--source-link` says.
function withSourceLinks(text) {
  const template = document.documentElement.dataset.sourceLink;
  if (!template) return text;
  const span = make("span");
  let end = 0;
  for (const { 0: numbers, 1: line, 2: column, index } of text.matchAll(/:(\d+)(?::(\d+))?/g)) {
    const before = text.slice(end, index);
    const file = files.find((file) => before.endsWith(file) && /^$|[\s(]$/.test(before.slice(0, -file.length)));
    if (!file) continue;
    const values = { path: file.split("/").map(encodeURIComponent).join("/"), line, column: column ?? 1 };
    const address = template.replace(/\{(path|line|column)\}/g, (_, name) => values[name]);
    span.append(before.slice(0, -file.length), make("a", { href: address, class: "source" }, file + numbers));
    end = index + numbers.length;
  }
  span.append(text.slice(end));
  return span;
}

function showSummary() {
  const parts = [counted(content.nodes.length, "node"), counted(components.length, "component")];
  const named = modules.filter(({ kind, count }) => kind === "module" && count > 0).length;
  if (named > 0 && mapScene.isGrouped) parts.push(counted(named, "module"));
  byId("summary").textContent = [...parts, summaryOf(content.diagnostics), isPartial && "parts are hidden"].filter(Boolean).join(" · ");
}
