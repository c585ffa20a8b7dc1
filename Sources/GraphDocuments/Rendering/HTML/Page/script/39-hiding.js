// Hides types, modules and kinds of nodes. The address keeps them, and the page is loaded again without them.

/// The address of the page with another list of hidden names; without the selection, if that is hidden.
function addressHiding(parameter, names, gone) {
  const next = new URLSearchParams(location.search);
  next.delete(parameter);
  for (const name of names) next.append(parameter, name);
  return `${location.pathname}?${next}${gone ? "" : location.hash}`;
}

function hidingButton(text, parameter, name, gone) {
  return action(text, () => location.assign(addressHiding(parameter, [...query.getAll(parameter), name], gone)), { class: "hide" });
}

function hidingActions(node) {
  if (!node.data) return null;
  const module = node.home?.kind === "module" ? node.home : null;
  const kind = visible(asWords(node.kind));
  return make("details", { id: "hiding" }, make("summary", {}, "Hide"), make("div", { class: "actions" },
    hidingButton("This node", "without", addressOf(node), true),
    module ? hidingButton(`All of ${visible(module.name)}`, "without", module.data.type.qualifiedName, true) : null,
    hidingButton(`Each ${kind}`, "without-kind", node.kind, true)));
}

/// The hidden things, each with a button that shows it again.
function showHidden() {
  const hidden = hidingParameters.flatMap((parameter) => query.getAll(parameter).map((name, number) => ({ parameter, name, number })));
  if (hidden.length === 0) return;
  const again = ({ parameter, number }) => location.assign(addressHiding(parameter, query.getAll(parameter).filter((_, other) => other !== number)));
  const entry = (part) => make("li", {}, action(visible(part.parameter === "without" ? part.name : `each ${asWords(part.name)}`), () => again(part), {
    "aria-label": `Show again: ${visible(part.name)}`,
  }, " ×"), unknownHidden.has(part.name) ? " is not in this graph" : null);
  details.before(make("div", { id: "hidden" }, make("h2", {}, "Hidden"), make("ul", {}, hidden.map(entry)),
    hidden.length > 1 ? action("Show all again", () => location.assign(hidingParameters.reduce((address, parameter) => withoutParameter(address, parameter), location.href))) : null));
}

function withoutParameter(address, parameter) {
  const next = new URL(address);
  next.searchParams.delete(parameter);
  return next.href;
}
