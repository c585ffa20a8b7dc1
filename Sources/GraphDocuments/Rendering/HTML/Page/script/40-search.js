// The search box: a combobox as screen readers know it.

const searchBox = byId("search");
const hits = byId("hits");
const mostHits = 30;
const searchHint = searchBox.placeholder;
let found = [];
let chosen = -1;
/// The node whose paths the reader looks for, if any.
let pathStart = null;

for (const item of [...nodes, ...allGroups]) {
  item.searchText = [item.groups && item.kind, item.name, item.facts, item.description, item.around?.name].join("\n").toLowerCase();
}

/// Nodes, components and modules that have all words; those whose name begins with the first come first, then those with it in
/// their name. A path leads to nodes only.
function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ name }) => {
    const place = name.toLowerCase().indexOf(words[0]);
    return place === 0 ? 0 : place > 0 ? 1 : 2;
  };
  return [...nodes, ...pathStart ? [] : allGroups.filter(({ count }) => count > 0)]
    .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
    .sort((one, other) => rank(one) - rank(other) || one.name.length - other.name.length);
}

function showHits() {
  const all = search(searchBox.value);
  found = all.slice(0, mostHits);
  const factsOf = (item) => item.groups ? [{ own: "group", part: item.noun }[item.kind] ?? item.kind, counted(item.count, "node")] : [item.facts];
  const options = found.map((item, number) => make("li", {
    id: `hit-${number}`, role: "option", "data-item": item.id, onclick: () => take(item),
  }, isolated(item.name), make("span", {}, visible([...factsOf(item), item.around?.name].filter(Boolean).join(" · ")))));
  const rest = all.length - found.length;
  if (rest > 0) options.push(make("li", { role: "option", "aria-disabled": "true" }, `and ${numeral(rest)} more`));
  if (all.length === 0) options.push(make("li", { role: "option", "aria-disabled": "true" }, "Nothing found"));
  hits.replaceChildren(...options);
  choose(found.length > 0 ? 0 : -1);
  const isOpen = searchBox.value.trim() !== "";
  hits.hidden = !isOpen;
  searchBox.setAttribute("aria-expanded", isOpen);
}

function choose(number) {
  chosen = number;
  [...hits.children].forEach((option, place) => {
    option.setAttribute("aria-selected", place === chosen);
    if (place === chosen) option.scrollIntoView({ block: "nearest" });
  });
  if (chosen >= 0) searchBox.setAttribute("aria-activedescendant", `hit-${chosen}`);
  else searchBox.removeAttribute("aria-activedescendant");
}

function take(item) {
  const start = pathStart;
  closeHits();
  endPathSearch();
  searchBox.blur();
  if (item.groups) visitGroup(item);
  else if (start) showPaths(start, item);
  else visit(item);
}

/// Lets the reader choose the other end of paths by searching.
function askForPath(node) {
  pathStart = node;
  searchBox.placeholder = `Path from ${visible(node.name)} to …`;
  searchBox.value = "";
  searchBox.focus();
}

function endPathSearch() {
  pathStart = null;
  searchBox.placeholder = searchHint;
}

function closeHits() {
  hits.hidden = true;
  searchBox.setAttribute("aria-expanded", false);
  searchBox.removeAttribute("aria-activedescendant");
}

function followSearch() {
  searchBox.addEventListener("input", showHits);
  searchBox.addEventListener("focus", () => { if (searchBox.value) showHits(); });
  searchBox.addEventListener("blur", (event) => { if (!hits.contains(event.relatedTarget)) closeHits(); });
  hits.addEventListener("pointerdown", (event) => event.preventDefault());
  searchBox.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      if (hits.hidden) searchBox.blur();
      endPathSearch();
      closeHits();
      event.preventDefault();
    } else if (event.key === "Enter" && found[chosen] && !hits.hidden) {
      take(found[chosen]);
      event.preventDefault();
    } else if (["ArrowDown", "ArrowUp"].includes(event.key) && found.length > 0) {
      choose((chosen + (event.key === "ArrowDown" ? 1 : -1) + found.length) % found.length);
      event.preventDefault();
    }
    event.stopPropagation();
  });
}
