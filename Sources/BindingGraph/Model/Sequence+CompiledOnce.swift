// Each specialization for an element type takes 3 to 6 kB of every program, and reports have many such types with few
// elements. So these functions are compiled once, for all types. A call makes Swift look for conformances, even without
// elements: code that runs on valid graphs first checks that there are any.
extension Sequence {
  /// Returns the elements in a stable order.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func inOrder(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    sorted(by: areInOrder)
  }

  /// Returns the elements that do not repeat earlier ones.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func uniqued() -> [Element] where Element: Hashable {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }

  /// Returns the first elements for each identity.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func uniqued<Identity: Hashable>(by identity: (Element) -> Identity) -> [Element] {
    var known: Set<Identity> = []
    return filter { known.insert(identity($0)).inserted }
  }

  /// Returns the elements grouped by key, in the order of the first element of each group.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var positions: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let position = positions[key] {
        groups[position].elements.append(element)
      } else {
        positions[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
