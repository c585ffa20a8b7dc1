import BindingGraph

/// Finds types whose name without the module may refer to another type.
struct AmbiguousTypes {
  /// The full names.
  let names: Set<String>

  /// - Parameter types: the full names of all types of a program.
  init(among types: [String]) {
    let paths = types.map(TypeName.parts).filter { path in
      // Private and local types have no name that could refer to another type.
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
        // A module name that is also the name of a type refers to that type.
        let isModuleHidden = modules[path[0]] != nil || nested.contains(path[0])
        return !isModuleHidden && (modules[path[1], default: []].count > 1 || nested.contains(path[1]))
      }.map { $0.joined(separator: ".") })
  }
}
