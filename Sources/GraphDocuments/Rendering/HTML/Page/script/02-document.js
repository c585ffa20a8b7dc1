// The document as the other files see it: nodes, edges between them, and groups around them: components and modules.

/// The names that writers of documents use for kinds and forms, as words.
const asWords = (name) => name.replaceAll("-", " ");
const placeText = ({ file, line, column }) => `${file}:${line}${column ? `:${column}` : ""}`;

function groupOf(kind, id, name, data, around) {
  const group = { kind, id, name: visible(name), data, around, groups: [], nodes: [], count: 0, isOpen: true };
  around?.groups.push(group);
  return group;
}

/// Graphs of more nodes begin with closed groups.
const mostOpenNodes = 100;

const components = [];
const componentsById = new Map();
content.components.forEach((data, number) => {
  const component = groupOf("component", `c${number}`, data.type.name, data, componentsById.get(data.parent) ?? null);
  component.facts = visible([
    data.scope && `scope ${data.scope.name}`, data.seed && `seed ${data.seed.name}`,
    data.repeatsAncestor && "installed in itself",
  ].filter(Boolean).join(" · "));
  const installed = data.location ? [`installed at ${placeText(data.location)}`] : [];
  component.description = visibleLines([data.type.qualifiedName, ...component.facts.split(" · ").filter(Boolean), ...installed]);
  components.push(component);
  componentsById.set(data.id, component);
});

/// The scopes in the order of their components, which is that of their looks.
const scopes = [...new Set(content.components.flatMap(({ scope }) => scope ? [scope.qualifiedName] : []))];

/// Six scopes differ by their colours, the next ones of these colours by their patterns.
function scopeClass(scope) {
  const number = scopes.indexOf(scope?.qualifiedName);
  if (number < 0) return "";
  const pattern = Math.floor(number / 6) % 4;
  return `scope-${number % 6}${pattern > 0 ? ` pattern-${pattern}` : ""}`;
}

/// Where scopes are more than colours, the letters that name one in the legend and on its nodes.
function scopeLetters(scope) {
  const number = scopes.indexOf(scope?.qualifiedName);
  if (number < 0 || scopes.length <= 6) return "";
  const letter = (number) => String.fromCharCode(65 + number % 26);
  return number < 26 ? letter(number) : letter(Math.floor(number / 26) - 1) + letter(number);
}

const modules = [];
for (const component of components) {
  const known = new Map();
  for (const data of component.data.modules) {
    const module = groupOf("module", `m${modules.length}`, data.type.name, data, known.get(data.parent) ?? component);
    module.description = visible(data.type.qualifiedName);
    known.set(data.id, module);
    modules.push(module);
  }
  component.modulesById = known;
}

function componentAround(group) {
  let component = group;
  while (component && component.kind !== "component") component = component.around;
  return component ?? null;
}

/// The names of the modules that lead to a node, outermost first.
function modulesOf(node) {
  const names = [];
  const own = node.around?.modulesById.get(node.data?.module);
  for (let group = own; group?.kind === "module"; group = group.around) names.unshift(group.name);
  return names;
}

const attributes = document.documentElement.dataset.attributes.split(" ").map((entry) => entry.split(":"));

/// The words for the attributes of a node. A member without a word is a list of words.
const attributesOf = (data) =>
  attributes.flatMap(([member, word]) => (word ? (data[member] ? [word] : []) : data[member])).map(asWords);

const nodes = content.nodes.map((data, number) => {
  const around = componentsById.get(data.component) ?? null;
  return nodeOf({
    number, data, around, home: around?.modulesById.get(data.module) ?? around, name: visible(shortName(data)), kind: data.kind,
    facts: visible([
      asWords(data.kind),
      data.tag && "tagged",
      data.contribution && (data.contribution.key ? `element under ${data.contribution.key}` : "element"),
      data.contribution?.order && `order ${data.contribution.order}`,
      data.scope && "shared", ...attributesOf(data),
      data.visibility && `visible in ${data.visibility}`,
      data.visibility === "module" && data.module && `in ${around?.modulesById.get(data.module)?.name ?? data.module}`,
    ].filter(Boolean).join(" · ")),
  });
});

function nodeOf(node) {
  return { needs: [], neededBy: [], findings: [], id: `n${node.number}`, isRoot: node.data?.isRoot === true, ...node };
}

const nodesById = new Map(content.nodes.map((data, number) => [data.id, nodes[number]]));
tellNamesApart();
const edges = [];
connect();
for (const finding of content.diagnostics) {
  for (const id of finding.nodes) nodesById.get(id)?.findings.push(finding);
}
for (const node of nodes) {
  node.level = node.kind === "missing" ? "error" : worstOf(node.findings.map(levelOf));
  node.description = visibleLines(descriptionOf(node));
}
groupOwnBindings();
const parts = [];
groupByParts();
for (const node of nodes) {
  node.home?.nodes.push(node);
  for (let group = node.home; group; group = group.around) group.count += 1;
}

/// Draws one line between two nodes, in the first of these styles that one of its dependencies has.
function connect() {
  const styles = ["direct", "builds", "deferred", "weak"];
  // A `TaggedProvider` is the plain form of a tagged dependency, and a `SendableProvider` has its value from the beginning.
  const deferring = new Set(["provider", "closure", "lazy", "deferred-elements", "asynchronous"]);
  const missing = new Map();
  const known = new Map();
  const add = (from, to, style) => {
    const key = `${from.number} ${to.number}`;
    const edge = known.get(key) ?? { from, to, style };
    if (styles.indexOf(style) < styles.indexOf(edge.style)) edge.style = style;
    if (known.has(key)) return;
    known.set(key, edge);
    edges.push(edge);
    from.needs.push(edge);
    to.neededBy.push(edge);
  };
  for (const node of [...nodes]) {
    for (const requirement of node.data.requirements) {
      const target = requirement.resolution === "missing" ? missingNode(requirement, node, missing) : nodesById.get(requirement.target);
      const style = requirement.forms.includes("weak") ? "weak" : requirement.forms.some((form) => deferring.has(form)) ? "deferred" : "direct";
      if (target) add(node, target, style);
    }
    const root = nodesById.get(componentsById.get(node.data.installs)?.data.root);
    if (root) add(node, root, "builds");
  }
}

/// Something that is needed and bound nowhere: once in each component that needs it.
function missingNode(requirement, node, known) {
  const type = requirement.missingType ?? requirement.type;
  const key = JSON.stringify([node.data.component, type.qualifiedName]);
  if (!known.has(key)) {
    const missing = nodeOf({ number: nodes.length, around: node.around, home: node.around, name: visible(type.name), kind: "missing", facts: "missing" });
    nodes.push(missing);
    known.set(key, missing);
  }
  return known.get(key);
}

/// Many bindings of a component itself are a group of their own, beside its modules and subcomponents; more than can be read at
/// once are one for each folder, or file, of their code. The root needs all, and all need seeds: they stand apart.
function groupOwnBindings() {
  const most = 3;
  for (const component of components) {
    const own = nodes.filter((node) => node.home === component);
    if (own.length > mostOpenNodes && groupBySource(component, own) || component.groups.length === 0) continue;
    const remaining = { seeds: [], collections: [], others: [] };
    for (const node of own) {
      const box = node.kind === "collection" ? groupOfConsumers(node) : null;
      if (box) Object.assign(node, { home: box, isMoved: true });
      if (node.isRoot || node.home !== component) continue;
      (node.kind === "seed" ? remaining.seeds : node.kind === "collection" ? remaining.collections : remaining.others).push(node);
    }
    const { seeds, collections, others } = remaining;
    if (seeds.length > most) addOwnGroup(component, `Seeds of ${component.name}`, `given to ${component.name}`, seeds);
    if (collections.length > most) addOwnGroup(component, `Collections of ${component.name}`, `collected in ${component.name}`, collections);
    if (others.length > most) addOwnGroup(component, `Bindings of ${component.name}`, `bound in ${component.name} itself`, others);
  }
}

/// The module that needs a collection, where that is one of its component.
function groupOfConsumers(collection) {
  const [first, ...rest] = new Set(collection.neededBy.map(({ from }) => from.home));
  return first?.kind === "module" && rest.length === 0 && first.data && componentAround(first) === collection.around ? first : null;
}

/// Whether there are several folders or files.
function groupBySource(component, own) {
  const fileOf = (node) => node.data?.location?.file ?? "";
  for (const sourceOf of [(node) => fileOf(node).split("/").slice(0, -1).join("/"), fileOf]) {
    const parts = new Map();
    for (const node of own) {
      const source = sourceOf(node);
      if (!parts.has(source)) parts.set(source, []);
      parts.get(source).push(node);
    }
    if (parts.size < 2 || parts.size > own.length / 3) continue;
    const lastName = (source) => source.split("/").at(-1);
    const known = new Set(), repeated = new Set();
    for (const name of [...parts.keys()].map(lastName)) (known.has(name) ? repeated : known).add(name);
    for (const [source, members] of parts) {
      const name = repeated.has(lastName(source)) ? source : lastName(source);
      addOwnGroup(component, name || "elsewhere", source ? `bound in ${source}` : "bound elsewhere", members);
    }
    return true;
  }
  return false;
}

function addOwnGroup(component, name, description, members) {
  const group = groupOf("own", `m${modules.length}`, name, null, component);
  group.description = visible(description);
  modules.push(group);
  for (const node of members) node.home = group;
}

/// The noun for groups in components.
const groupNoun = modules.some(({ kind, count }) => kind === "module" && count > 0) ? "Module" : "Group";

function descriptionOf(node) {
  if (!node.data) return [node.name, "missing"];
  const { key, tag, contribution, scope, visibility, location } = node.data;
  const modules = modulesOf(node);
  return [
    key.qualifiedName, tag && `tag ${tag.qualifiedName}`,
    contribution && `element of ${contribution.collection}${
      contribution.key ? ` under ${contribution.key}` : contribution.order ? `, order ${contribution.order}` : ""}`,
    scope && `shared in ${scope.name}`, visibility && `visible in ${visibility}`,
    modules.length > 0 && `in ${modules.join(" > ")}`,
    location && `at ${placeText(location)}`, ...node.findings.map((finding) => `${finding.severity}: ${finding.headline}`),
  ].filter(Boolean);
}

/// A severity that came after this page counts as a note.
function levelOf(finding) {
  return ["error", "warning"].includes(finding.severity) ? finding.severity : "note";
}

function worstOf(levels) {
  return ["error", "warning", "note"].find((level) => levels.includes(level)) ?? null;
}

/// The groups around a node or a group, innermost first.
function groupsAround(item) {
  const groups = [];
  for (let group = item.home ?? item.around; group; group = group.around) groups.push(group);
  return groups;
}

/// The group that binds a node. A collection in the box of its consumer is one of its component.
const binderOf = (node) => node.isMoved ? node.around : node.home;

/// The groups that bind a node, innermost first. Numbers of dependencies count by them: no module needs what a collection collects.
const groupsBinding = (node) => groupsAround({ home: binderOf(node), around: node.around });
