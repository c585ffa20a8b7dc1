import BindingGraph

/// Finds types that are not meant where code writes their names without the module.
struct AmbiguousTypes {
  /// The full names.
  let names: Set<String>

  /// - Parameter types: the full names of all types of a program.
  init(among types: [String]) {
    let paths = types.map(TypeName.parts).filter { path in
      // What is private or local has no name that others could mean.
      path.count > 1 && !path.contains { $0.contains("(") || $0.contains("<") }
    }
    var modules: [Substring: Set<Substring>] = [:]
    var nested: Set<Substring> = []
    for path in paths {
      modules[path[1], default: []].insert(path[0])
      if path.count > 2 { nested.formUnion(path.dropFirst(2)) }
    }
    names = Set(
      paths.filter { path in
        // Where a type has the name of the module, that is meant instead.
        let isModuleHidden = modules[path[0]] != nil || nested.contains(path[0])
        return !isModuleHidden && (modules[path[1], default: []].count > 1 || nested.contains(path[1]))
      }.map { $0.joined(separator: ".") })
  }
}
