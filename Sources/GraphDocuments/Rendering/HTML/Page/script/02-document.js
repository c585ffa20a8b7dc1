// The document as the other files see it: nodes, edges between them, and groups around them: components and modules.

const content = JSON.parse(byId("data").textContent);

/// The names that writers of documents use for kinds and forms, as words.
const asWords = (name) => name.replaceAll("-", " ");
const placeText = ({ file, line, column }) => `${file}:${line}${column ? `:${column}` : ""}`;

function groupOf(kind, id, name, data, around) {
  const group = { kind, id, name: visible(name), data, around, groups: [], nodes: [], count: 0, isOpen: true };
  around?.groups.push(group);
  return group;
}

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
  for (let group = node.home; group?.kind === "module"; group = group.around) names.unshift(group.name);
  return names;
}

const nodes = content.nodes.map((data, number) => {
  const around = componentsById.get(data.component) ?? null;
  return nodeOf({
    number, data, around, home: around?.modulesById.get(data.module) ?? around, name: visible(data.key.name), kind: data.kind,
    facts: visible([
      asWords(data.kind),
      data.contribution && (data.contribution.key ? `element under ${data.contribution.key}` : "element"),
      data.contribution?.order && `order ${data.contribution.order}`,
      data.scope && "shared", data.isSendable && "sendable", data.isLive && "live", ...data.lifecycle.map(asWords),
      data.isRoot && "root",
      data.visibility && `visible in ${data.visibility}`,
      data.visibility === "module" && data.module && `in ${around?.modulesById.get(data.module)?.name ?? data.module}`,
    ].filter(Boolean).join(" · ")),
  });
});

function nodeOf(node) {
  return { needs: [], neededBy: [], findings: [], id: `n${node.number}`, isRoot: node.data?.isRoot === true, ...node };
}

const nodesById = new Map(content.nodes.map((data, number) => [data.id, nodes[number]]));
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
for (const node of nodes) {
  node.home?.nodes.push(node);
  for (let group = node.home; group; group = group.around) group.count += 1;
}

/// Draws one line between two nodes, in the first of these styles that one of its dependencies has.
function connect() {
  const styles = ["direct", "builds", "deferred", "weak"];
  const deferring = new Set(["provider", "closure", "lazy", "deferred-elements", "tagged", "weak", "sendable", "asynchronous"]);
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

/// Many bindings of a component itself are groups of their own: one beside its modules and subcomponents, or one for each file
/// where they are too many to be seen at once.
function groupOwnBindings() {
  const [most, mostTogether] = [3, 100];
  const add = (component, name, description, members) => {
    const group = groupOf("own", `m${modules.length}`, name, null, component);
    group.description = description;
    modules.push(group);
    for (const node of members) node.home = group;
  };
  for (const component of components) {
    const own = nodes.filter((node) => node.home === component);
    const parts = own.length > mostTogether ? partsOf(own) : new Map([[null, own]]);
    for (const [place, members] of parts) {
      if (place !== null) add(component, place.split("/").at(-1), `bound in ${visible(place)}`, members);
      else if (members.length > most && (component.groups.length > 0 || parts.size > 1)) {
        add(component, `Bindings of ${component.name}`, `bound in ${visible(component.name)} itself`, members);
      }
    }
  }
}

/// Bindings by their files, or by their folders where files have few each; those without a place last, under `null`.
function partsOf(nodes) {
  const files = nodes.map(({ data }) => data?.location?.file ?? null);
  const folders = files.map((file) => file?.includes("/") ? file.slice(0, file.lastIndexOf("/")) : file);
  const places = new Set(files).size > nodes.length / 4 ? folders : files;
  const parts = new Map();
  nodes.forEach((node, number) => {
    if (!parts.has(places[number])) parts.set(places[number], []);
    parts.get(places[number]).push(node);
  });
  if (parts.size - (parts.has(null) ? 1 : 0) < 2) return new Map([[null, nodes]]);
  return new Map([...parts].sort(([one], [other]) => (one === null) - (other === null)));
}

function descriptionOf(node) {
  if (!node.data) return [node.name, "bound nowhere"];
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
