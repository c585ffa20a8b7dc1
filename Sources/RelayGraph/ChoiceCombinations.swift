import LaunchChoices

/// The possible choices from an index, type by type, in the order of the names.
struct ChoiceCombinations {
  /// The possible choices for each binding.
  private let groups: [[DynamicDependencyChoice]]

  init(of index: DynamicDependencyIndex) {
    let factories = index.factories.sorted { $0.key.identifier < $1.key.identifier }
    var order: [IndexedKey] = []
    var groups: [IndexedKey: [DynamicDependencyChoice]] = [:]
    for (name, type) in index.types.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      let key = IndexedKey(type)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []] += factories.filter { $0.value.element == type }.map { factory in
        DynamicDependencyChoice(
          instruction: DependencyInjectionInstruction(type: name, factory: factory.key), type: type,
          factory: factory.value)
      }
    }
    self.groups = order.compactMap { groups[$0] }
  }

  /// The sets of choices that differ for a graph, small ones first.
  func sets(limit: Int) -> [[DynamicDependencyChoice]] {
    var sets = groups.flatMap { $0.map { [$0] } }
    let asking = groups.map { $0.filter { !$0.factory.dependencies.isEmpty } }.filter { !$0.isEmpty }
    // Each set with the first group that can extend it, so that no set occurs twice.
    var largest: [(set: [DynamicDependencyChoice], next: Int)] = [([], 0)]
    while !largest.isEmpty, sets.count < limit {
      largest = largest.flatMap { last in
        asking.indices.dropFirst(last.next).flatMap { group in
          asking[group].map { (set: last.set + [$0], next: group + 1) }
        }
      }
      sets += largest.map(\.set).filter { $0.count > 1 }
    }
    return Array(sets.prefix(limit))
  }
}
