// The legend, which explains only kinds and styles that this graph has.

function showLegend() {
  const sign = (child) => draw("svg", { viewBox: "-14 -9 28 18", class: "graph", "aria-hidden": "true" }, child);
  const entry = (id, child, ...text) => {
    const item = make("li", {}, sign(child), ...text);
    byId(id).append(item);
    return item;
  };
  for (const kind of new Set(nodes.map((node) => node.kind))) {
    entry("kinds", draw("g", { class: `node ${kind}` }, draw("path", { class: "symbol", "fill-rule": "evenodd", d: symbols[kind] ?? symbols.other })), visible(asWords(kind)));
  }
  for (const scope of new Map(components.flatMap(({ data: { scope } }) => scope ? [[scope.qualifiedName, scope]] : [])).values()) {
    const size = (inset) => ({ x: -13 + inset, y: -8 + inset, width: 26 - 2 * inset, height: 16 - 2 * inset, rx: 4 - inset });
    const box = draw("g", { class: `node ${scopeClass(scope)}` }, draw("rect", { class: "box", ...size(0) }), draw("rect", { class: "inner", ...size(2.5) }));
    entry("scopes", box, scopeLetters(scope) ? make("b", {}, scopeLetters(scope)) : null, visible(`shared in ${scope.name}`));
  }
  const line = (style, text, width) => entry("lines", draw("g", { class: `edge ${style}` },
    draw("path", { class: "line", d: "M-14 0H14", ...(width ? { style: `stroke-width: ${width}px` } : {}) })), text);
  const words = { direct: "needs", deferred: "asks for later", weak: "needs weakly", builds: "builds the component" };
  for (const [style, text] of Object.entries(words)) if (edges.some((edge) => edge.style === style)) line(style, text);
  backwardEntry.text = make("span", {});
  backwardEntry.item = line("backward", backwardEntry.text);
  if (mapScene.isGrouped) line("bundle", "many dependencies", 6);
  line("needed", "needed by the chosen node");
  line("needing", "needs the chosen node");
  line("both", "needs it, and is needed by it");
}

const backwardEntry = {};

/// How many dependencies of the drawing lead against the flow; groups that need each other cannot stand otherwise.
function showBackward() {
  const countOf = (lines) => lines.filter(({ from, to }) => from !== to).reduce((sum, { edges }) => sum + edges.length, 0);
  const [backward, all] = [countOf(drawing.lines.filter(({ isBackward }) => isBackward)), countOf(drawing.lines)];
  backwardEntry.item.hidden = backward === 0;
  backwardEntry.text.textContent = `leads back: ${numeral(backward)} of ${numeral(all)} dependencies`;
}
