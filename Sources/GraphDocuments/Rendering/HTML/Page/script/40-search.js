// The search box: a combobox as screen readers know it.

const searchBox = byId("search");
const hits = byId("hits");
const mostHits = 30;
const moreHits = 200;
const searchHint = searchBox.placeholder;
let found = [];
let chosen = -1;
/// Shows more hits, if there are more.
let showingMore = null;
/// The node whose paths the reader looks for, if any.
let pathStart = null;

/// Shows what was found; further hits take the place of the entry for more.
function showHits(most = mostHits) {
  const { items, areSimilar } = search(searchBox.value);
  found = items.slice(0, most);
  const factsOf = (item) => item.groups ? [nounOf(item).toLowerCase(), counted(item.count, "node")] : [item.facts];
  const options = found.map((item, number) => make("li", {
    id: `hit-${number}`, role: "option", "data-item": item.id, onclick: () => take(item),
  }, isolated(item.name), make("span", {}, visible([...factsOf(item), item.around?.name].filter(Boolean).join(" · ")))));
  const rest = items.length - found.length;
  const showMore = () => {
    showHits(most + moreHits);
    choose(most);
  };
  showingMore = rest > 0 ? showMore : null;
  if (rest > 0) options.push(make("li", { id: `hit-${found.length}`, role: "option", onclick: showMore }, `and ${numeral(rest)} more`));
  if (items.length === 0) options.push(make("li", { role: "option", "aria-disabled": "true" }, "Nothing found"));
  else if (areSimilar) options.push(make("li", { role: "option", "aria-disabled": "true" }, "Similar names; nothing has this text"));
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
  searchBox.addEventListener("input", () => showHits());
  searchBox.addEventListener("focus", () => { if (searchBox.value) showHits(); });
  searchBox.addEventListener("blur", (event) => { if (!hits.contains(event.relatedTarget)) closeHits(); });
  hits.addEventListener("pointerdown", (event) => event.preventDefault());
  searchBox.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      if (hits.hidden) searchBox.blur();
      endPathSearch();
      closeHits();
      event.preventDefault();
    } else if (event.key === "Enter" && chosen >= 0 && !hits.hidden) {
      if (found[chosen]) take(found[chosen]); else showingMore();
      event.preventDefault();
    } else if (["ArrowDown", "ArrowUp"].includes(event.key) && found.length > 0) {
      const count = found.length + (showingMore ? 1 : 0);
      choose((chosen + (event.key === "ArrowDown" ? 1 : -1) + count) % count);
      event.preventDefault();
    }
    event.stopPropagation();
  });
}
