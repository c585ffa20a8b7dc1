// Hides types, modules and kinds of nodes. The address keeps them, and the page is loaded again without them.

/// The query of the address with other values of a parameter.
function queryWith(parameter, values, from = query) {
  const next = new URLSearchParams(from);
  next.delete(parameter);
  for (const value of values) next.append(parameter, value);
  return next;
}

/// Loads the page with other hidden parts; without the selection, if that is hidden.
function hide(next, isGone) {
  location.assign(`${location.pathname}?${next}${isGone ? "" : location.hash}`);
}

function hidingButton(text, parameter, name) {
  return action(text, () => hide(queryWith(parameter, [...query.getAll(parameter), name]), true), { class: "hide" });
}

function hidingActions(node) {
  if (!node.data) return null;
  const module = node.home?.kind === "module" ? node.home : null;
  const kind = visible(asWords(node.kind));
  return make("details", { id: "hiding" }, make("summary", {}, "Hide"), make("div", { class: "actions" },
    hidingButton("This node", "without", shortestName(node, (name) => allNodesNamed(name).length === 1)),
    module ? hidingButton(`All of ${visible(module.name)}`, "without", module.data.type.qualifiedName) : null,
    hidingButton(`Each ${kind}`, "without-kind", node.kind)));
}

/// The hidden things, each with a button that shows it again.
function showHidden() {
  const hidden = hidingParameters.flatMap((parameter) => query.getAll(parameter).map((name, number) => ({ parameter, name, number })));
  if (hidden.length === 0) return;
  const again = ({ parameter, number }) => hide(queryWith(parameter, query.getAll(parameter).filter((_, other) => other !== number)));
  const entry = (part) => make("li", {}, action(visible(part.parameter === "without" ? part.name : `each ${asWords(part.name)}`), () => again(part), {
    "aria-label": `Show again: ${visible(part.name)}`,
  }, " ×"), unknownHidden.has(part.name) ? " is not in this graph" : null);
  details.before(make("div", { id: "hidden" }, make("h2", {}, "Hidden"), make("ul", {}, hidden.map(entry)),
    hidden.length > 1 ? action("Show all again", () => hide(hidingParameters.reduce((next, parameter) => queryWith(parameter, [], next), query))) : null));
}
