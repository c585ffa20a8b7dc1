// Shows the data that options of `cleanse-graph render` add: the change since another graph, a creation trace, the
// tests that create each node, and the explanations of nodes.

const effects = { added: "added", changed: "changed", affected: "affected by a change" };
const changedNodes = new Map(nodes.flatMap((node) => {
  const effect = own(additions.change?.nodes, node.data?.id);
  return effect ? [[node, effect]] : [];
}));

// So that searches for these words find them.
for (const [node, effect] of changedNodes) nodesByFact.set(effect, (nodesByFact.get(effect) ?? new Set()).add(node));

/// Marks boxes by rules about their identifiers, because boxes are made again with each layout.
function markChange() {
  const sheet = new CSSStyleSheet();
  for (const effect of Object.keys(effects).reverse()) {
    const marked = [...changedNodes].filter(([, other]) => other === effect).map(([node]) => node);
    if (marked.length === 0) continue;
    const colour = `var(--${effect})`;
    // The border alone could be that of a scope.
    const tint = `color-mix(in srgb, ${colour} 10%, var(--card))`;
    const selected = (items) => items.map(({ id }) => `#${id}`).join();
    // Selections have stronger rules.
    sheet.insertRule(`#graph :where(${selected(marked)}) .box { fill: ${tint}; stroke: ${colour}; stroke-width: calc(3px * var(--hairline)); stroke-dasharray: ${effect === "affected" ? "3 3" : "none"}; }`);
    const sign = draw("svg", { viewBox: "-14 -9 28 18", class: "graph", "aria-hidden": "true" },
      draw("rect", { x: -12, y: -7, width: 24, height: 14, rx: 3, style: `fill: ${tint}; stroke: ${colour}; stroke-width: 3px; stroke-dasharray: ${effect === "affected" ? "3 3" : "none"}` }));
    byId("lines").prepend(make("li", { class: "effect" }, sign, `${effects[effect]}: ${numeral(marked.length)}`));
    if (effect === "affected") continue;
    const groups = new Set(marked.flatMap((node) => groupsAround(node)));
    if (groups.size > 0) sheet.insertRule(`#graph :where(${selected([...groups])}).folded .border { stroke: ${colour}; stroke-width: calc(3px * var(--hairline)); fill: ${tint}; }`);
  }
  markNewDependencies(sheet);
  document.adoptedStyleSheets = [sheet];
}

/// Marks the lines of new dependencies between modules: those between nodes, and those between modules that are closed.
function markNewDependencies(sheet) {
  const ends = (id) => [nodesById.get(id), binderOf(nodesById.get(id))].map((item) => item.id);
  const lines = additions.change.moduleDependencies.flatMap(({ causes }) => causes)
    .filter((pair) => pair.every((id) => nodesById.has(id)))
    .flatMap(([from, to]) => ends(from).flatMap((start) => ends(to).filter((end) => end !== start)
      .map((end) => `[data-from="${start}"][data-to="${end}"]`)));
  if (lines.length === 0) return;
  const unselected = `#graph .edge:is(${lines.join()}):not(.needed, .needing, .both)`;
  sheet.insertRule(`${unselected} .line { stroke: var(--added); stroke-width: calc(3px * var(--hairline)) !important; }`);
  sheet.insertRule(`${unselected} .tip { fill: var(--added); }`);
  const sign = draw("svg", { viewBox: "-14 -9 28 18", class: "graph", "aria-hidden": "true" },
    draw("path", { d: "M-12 0H12", style: "stroke: var(--added); stroke-width: 3px" }));
  byId("lines").prepend(make("li", { class: "effect" }, sign, "new dependency between modules"));
}

/// More are in a list that opens.
const mostSentences = 12;

function showChange() {
  const { from, sentences, moduleDependencies } = additions.change;
  const known = (id) => nodesById.get(id);
  const causes = (pairs) => pairs.flatMap(([from, to]) => known(from) && known(to) ? [make("li", {}, linkTo(known(from)), " needs ", linkTo(known(to)))] : []);
  const counts = Object.entries(effects).map(([effect, words]) => [[...changedNodes.values()].filter((other) => other === effect).length, words])
    .filter(([count]) => count > 0).map(([count, words]) => `${numeral(count)} ${words}`);
  const listOf = (texts) => make("ul", {}, texts.map((text) => make("li", {}, visible(text))));
  const parts = [
    make("h2", {}, `Change since ${visible(from)}`),
    make("p", {}, sentences.length === 0 ? "The graph has not changed." : counts.length > 0 ? `Nodes: ${counts.join(", ")}.` : "No node has changed."),
    changedNodes.size === 0 && !isOnlyChange ? null
      : make("p", {}, make("a", { id: "only-change", href: `?${queryWith("change", isOnlyChange ? [] : [""])}`.replace("change=", "change") }, isOnlyChange ? "Show the whole graph" : "Show only the change")),
    ...moduleDependencies.length === 0 ? [] : [make("h3", {}, "New dependencies between modules"), make("ul", { id: "module-dependencies" },
      moduleDependencies.map(({ from, to, causes: pairs, closesCycle }) => make("li", {}, make("details", {},
        make("summary", {}, isolated(from), " now depends on ", isolated(to), closesCycle ? make("strong", {}, ", which closes a cycle") : null), make("ul", {}, causes(pairs))))))],
    ...sentences.length === 0 ? [] : [make("h3", {}, counted(sentences.length, "change")), listOf(sentences.slice(0, mostSentences)),
      sentences.length > mostSentences ? make("details", {}, make("summary", {}, `${numeral(sentences.length - mostSentences)} more`), listOf(sentences.slice(mostSentences))) : null],
  ];
  byId("findings").before(make("div", { id: "change" }, ...parts));
}

/// Gives the trace to the field where readers open one.
function openTrace({ file, text }) {
  const files = new DataTransfer();
  files.items.add(new File([text], file, { type: "application/json" }));
  byId("trace").files = files.files;
  byId("trace").dispatchEvent(new Event("change"));
}

function showCoverage() {
  const { tests, bindings } = additions.coverage;
  const uncreated = Object.keys(bindings).filter((id) => bindings[id].length === 0).map((id) => nodesById.get(id)).filter(Boolean);
  const title = `Created by no test: ${numeral(uncreated.length)}`;
  const table = nodeTable(["needed by", "Nodes that need it directly"], uncreated.map((node) => [node, node.neededBy.length]));
  insight.after(make("div", { id: "coverage" }, make("h2", {}, `Coverage by ${counted(tests, "test")}`),
    make("details", { id: "uncreated" }, make("summary", {}, title), table)));
}

function explanationOf(node) {
  const explanation = own(additions.explanations, node.data?.id);
  if (!explanation) return [];
  const { created, isUnshared, holders, holderCount, lost, lostCount, lostComponents, losses } = explanation;
  const items = (texts, count) => make("ul", {}, texts.map((text) => make("li", {}, text)),
    count > texts.length ? make("li", {}, `and ${numeral(count - texts.length)} more`) : null);
  const links = lost.map((id) => nodesById.get(id)).filter(Boolean).map((node) => linkTo(node));
  const components = lostComponents.length > 0 ? `, and ${counted(lostComponents.length, "component")} not built: ${visible(lostComponents.join(", "))}` : "";
  return [
    make("p", { class: "added-fact" }, `Created: ${visible(created)}.`),
    isUnshared ? make("p", { class: "added-fact" }, "Each dependent has a value of its own; the graph retains none.") : null,
    holderCount === 0 ? null : make("details", { class: "added-fact" }, make("summary", {}, `Retained by ${numeral(holderCount)}`), items(holders.map(visible), holderCount)),
    lostCount === 0 && losses.length === 0 ? make("p", { class: "added-fact" }, "Without it, nothing is missing.") : null,
    ...losses.map((loss) => make("p", { class: "added-fact" }, `Without it, ${visible(loss)}.`)),
    lostCount === 0 ? null
      : make("details", { class: "added-fact" }, make("summary", {}, `Without it, ${numeral(lostCount)} cannot be created${components}`), items(links, lostCount)),
  ];
}

/// The facts about the selected node that the panel has not: its effect, its tests and its explanation.
function addedFacts(node) {
  const tests = own(additions.coverage?.bindings, node.data?.id);
  const effect = changedNodes.get(node);
  return [
    effect ? make("p", { class: "added-fact" }, `Since ${visible(additions.change.from)}: ${effects[effect]}.`) : null,
    tests?.length === 0 ? make("p", { class: "added-fact" }, "No test creates it.") : null,
    tests?.length > 0 ? make("details", { class: "added-fact" }, make("summary", {}, `Created by ${counted(tests.length, "test")}`),
      make("ul", {}, tests.map((test) => make("li", {}, visible(test))))) : null,
    ...explanationOf(node),
  ];
}

/// The panel is written anew with each selection.
function followDetails() {
  new MutationObserver(() => {
    if (!selected || details.querySelector(".added-fact")) return;
    const title = details.querySelector("h2");
    for (const fact of addedFacts(selected).reverse()) if (fact) title?.after(fact);
  }).observe(details, { childList: true });
}

/// Waits until the graph is drawn, which takes a moment if it is large.
function whenDrawn(act) {
  if (working.hidden) act(); else setTimeout(() => whenDrawn(act), 50);
}

if (additions.change) {
  markChange();
  showChange();
}
if (additions.coverage) showCoverage();
if (additions.change || additions.coverage || additions.explanations) followDetails();
if (additions.trace) whenDrawn(() => openTrace(additions.trace));
