// The coarser level of a large map. The modules and subcomponents of a component stand in parts: one for each Swift module
// or, where all are of one, for each folder. A part opens as a module does.

/// Smaller graphs, and components with fewer groups, have no parts.
function groupByParts() {
  const [leastNodes, mostGroups] = [1000, 30];
  if (nodes.length < leastNodes) return;
  const foldersOf = folderCounts();
  for (const component of components) {
    const members = component.groups.filter(({ kind }) => kind !== "own");
    if (members.length <= mostGroups) continue;
    const folders = new Map(members.map((group) => [group, mostCommon(foldersOf.get(group))]));
    const deepest = Math.max(...[...folders.values()].map((folder) => folder.length));
    const folderOf = (depth) => (group) => folders.get(group).slice(0, depth).join("/");
    const partitions = [
      { noun: "Swift module", sourceOf: ({ data }) => data.type.qualifiedName.split(".")[0] },
      ...Array.from({ length: deepest }, (_, number) => ({ noun: "Folder", sourceOf: folderOf(deepest - number) })),
    ];
    for (const { noun, sourceOf } of partitions) if (addParts(component, members, noun, sourceOf, mostGroups)) break;
  }
}

/// How many nodes of each group are in each folder.
function folderCounts() {
  const counts = new Map();
  for (const node of nodes) {
    const folder = node.data?.location?.file?.split("/").slice(0, -1).join("/") ?? "";
    for (const group of groupsAround(node)) {
      const known = counts.get(group) ?? counts.set(group, new Map()).get(group);
      known.set(folder, (known.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

/// The names of the folders that lead to most nodes of a group.
function mostCommon(counts = new Map()) {
  const [[folder] = [""]] = [...counts].sort(([, one], [, other]) => other - one);
  return folder === "" ? [] : folder.split("/");
}

/// Whether the groups have several sources, few enough to read. A source of one group is no part.
function addParts(component, members, noun, sourceOf, most) {
  const sources = new Map();
  for (const group of members) sources.set(sourceOf(group), [...sources.get(sourceOf(group)) ?? [], group]);
  if (sources.size < 2 || sources.size > Math.min(most, members.length / 2)) return false;
  const lastName = (source) => source.split("/").at(-1);
  const names = [...sources.keys()].map(lastName);
  for (const [source, groups] of sources) {
    if (groups.length === 1) continue;
    const isUnique = names.filter((name) => name === lastName(source)).length === 1;
    const part = groupOf("part", `p${parts.length}`, (isUnique ? lastName(source) : source) || "elsewhere", null, component);
    Object.assign(part, { noun, description: visible(`${noun} ${source}`), groups });
    for (const group of groups) group.around = part;
    parts.push(part);
  }
  component.groups = component.groups.filter(({ around }) => around === component);
  return true;
}
