// Which nodes and groups match the words of a search.

for (const item of [...nodes, ...allGroups]) {
  item.searchText = [item.groups && nounOf(item), item.name, item.facts, item.description, item.around?.name].join("\n").toLowerCase();
}

/// The nodes of each word that stands for a fact: those that have it, and those that others need in this way.
const nodesByFact = new Map();
noteFacts();

function noteFacts() {
  const note = (fact, node) => nodesByFact.set(fact, (nodesByFact.get(fact) ?? new Set()).add(node));
  for (const node of nodes.filter(({ data }) => data)) {
    const { scope, tag, requirements } = node.data;
    if (scope) note("shared", node);
    if (tag) note("tagged", node);
    if (isEager(node)) note("eager", node);
    for (const { forms, target } of requirements) {
      for (const form of ["weak", "lazy"]) if (forms.includes(form)) for (const end of [node, nodesById.get(target)]) if (end) note(form, end);
      if (forms.includes("decorated") && nodesById.has(target)) note("decorated", nodesById.get(target));
    }
  }
  if (!isPartial) for (const node of unused()) note("unused", node);
}

/// Nodes, components and modules that have all words: those whose name begins with the first come first, then those with it in
/// their name, then those whose name has these initials. If there are none, those whose name differs by one letter.
/// A path leads to nodes only.
function search(text) {
  const typed = text.split(/\s+/).filter(Boolean);
  if (typed.length === 0) return { items: [], areSimilar: false };
  const words = typed.map((word) => word.toLowerCase());
  const candidates = [...nodes, ...pathStart ? [] : allGroups.filter(({ count }) => count > 0)];
  const [first] = words.filter((word) => !nodesByFact.has(word));
  const rank = (item) => {
    const place = first === undefined ? 0 : item.name.toLowerCase().indexOf(first);
    const [isMatch, isInitials] = [words.every((word) => hasWord(item, word)), typed.length === 1 && hasInitials(item.name, typed[0])];
    if (isMatch && place === 0) return 0;
    // Capital letters are meant as initials.
    if (isInitials) return typed[0] === typed[0].toUpperCase() ? 1 : 3;
    return isMatch ? place > 0 ? 2 : 4 : Infinity;
  };
  const ranked = (rankOf) => candidates.map((item) => ({ item, rank: rankOf(item) })).filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank || one.item.name.length - other.item.name.length).map(({ item }) => item);
  const items = ranked(rank);
  const isNear = (item) => words.every((word) => word.length >= 4 && isNearlyIn(item.name.toLowerCase(), word));
  return items.length > 0 ? { items, areSimilar: false } : { items: ranked((item) => isNear(item) ? 0 : Infinity), areSimilar: true };
}

/// The word of a fact is not looked for in other texts than names: too many mention it.
function hasWord(item, word) {
  const having = nodesByFact.get(word);
  return having ? having.has(item) || item.name.toLowerCase().includes(word) : item.searchText.includes(word);
}

/// Whether the capital letters of a name, or the first letters of its words, begin with a text: `HVM` for `HomeViewModel`.
function hasInitials(name, text) {
  if (!/^\p{L}{2,}$/u.test(text) || text.length === 2 && text !== text.toUpperCase()) return false;
  const capitals = (name.match(/\p{Lu}/gu) ?? []).join("");
  const words = (name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}/gu) ?? []).map(([letter]) => letter).join("");
  return [capitals, words].some((initials) => initials.startsWith(text.toUpperCase()));
}

/// Whether a part of a name is a word with one letter more, less, changed, or exchanged with the next one.
function isNearlyIn(name, word) {
  let [before, row] = [null, Array(name.length + 1).fill(0)];
  for (let place = 1; place <= word.length; place++) {
    const next = [place];
    for (let end = 1; end <= name.length; end++) {
      const isSame = word[place - 1] === name[end - 1];
      next[end] = Math.min(row[end] + 1, next[end - 1] + 1, row[end - 1] + (isSame ? 0 : 1));
      if (before && end > 1 && word[place - 1] === name[end - 2] && word[place - 2] === name[end - 1]) next[end] = Math.min(next[end], before[end - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return Math.min(...row) <= 1;
}
