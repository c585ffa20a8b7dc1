// The legend: what this drawing has, and no more.

function showLegend() {
  const sign = (child) => draw("svg", { viewBox: "-14 -9 28 18", class: "graph", "aria-hidden": "true" }, child);
  const entry = (id, child, text) => byId(id).append(make("li", {}, sign(child), text));
  const kinds = new Map();
  for (const { element } of nodes) {
    if (!kinds.has(element.classList[1])) kinds.set(element.classList[1], element.querySelector(".symbol"));
  }
  for (const [kind, symbol] of kinds) {
    const path = symbol.cloneNode();
    path.removeAttribute("transform");
    entry("kinds", draw("g", { class: `node ${kind}` }, path), kind.replace("-", " "));
  }
  const scopes = new Map(components.filter(({ data }) => data.scope).map(({ data, element }) => [data.scope.name, element.classList[1]]));
  for (const [scope, style] of scopes) {
    const size = (inset) => ({ x: -13 + inset, y: -8 + inset, width: 26 - 2 * inset, height: 16 - 2 * inset, rx: 4 - inset });
    const box = draw("g", { class: `node ${style}` }, draw("rect", { class: "box", ...size(0) }), draw("rect", { class: "inner", ...size(2.5) }));
    entry("scopes", box, visible(`shared in ${scope}`));
  }
  const words = { direct: "needs", deferred: "asks for later", weak: "needs weakly", builds: "builds the component" };
  for (const [style, text] of Object.entries(words)) {
    if (!edges.some((edge) => edge.style === style)) continue;
    entry("lines", draw("g", { class: `edge ${style}` }, draw("path", { class: "line", d: "M-14 0H14" })), text);
  }
  const lit = (style, text) => entry("lines", draw("g", { class: `edge ${style}` }, draw("path", { class: "line", d: "M-14 0H14" })), text);
  lit("needed", "needed by the chosen node");
  lit("needing", "needs the chosen node");
}
