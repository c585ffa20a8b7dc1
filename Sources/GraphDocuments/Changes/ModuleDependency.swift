/// A dependency of a Cleanse module, or of a component's own bindings, on another one, and the bindings that cause it.
struct ModuleDependency: Sendable, Hashable {
  /// A dependency of one binding.
  struct Cause: Sendable, Hashable {
    let dependent: GraphDocument.Node
    let target: GraphDocument.Node

    /// Whether both bindings belong to modules.
    fileprivate var isBetweenModules: Bool { dependent.module != nil && target.module != nil }
  }

  let from: GraphDocument.TypeName
  let to: GraphDocument.TypeName
  /// In the order of the document.
  fileprivate(set) var causes: [Cause]
  /// Whether the second module depends on the first, directly or through other modules.
  fileprivate(set) var closesCycle = false
}

extension GraphDocument {
  /// The dependencies between modules that an older document lacks, in the order of their first causes.
  /// - Parameter old: the older document, with the names of this one.
  func moduleDependencies(missingIn old: GraphDocument) -> [ModuleDependency] {
    func ends(of dependency: ModuleDependency) -> [String] {
      [dependency.from.qualifiedName, dependency.to.qualifiedName]
    }
    let known = Set(old.moduleDependencies.map(ends))
    let all = moduleDependencies
    var successors: [String: [String]] = [:]
    for dependency in all where dependency.causes.contains(where: \.isBetweenModules) {
      successors[dependency.from.qualifiedName, default: []].append(dependency.to.qualifiedName)
    }
    return all.filter { !known.contains(ends(of: $0)) }.map { dependency in
      var dependency = dependency
      dependency.closesCycle =
        dependency.causes.contains(where: \.isBetweenModules)
        && Self.reachable(from: [dependency.to.qualifiedName], over: successors).contains(dependency.from.qualifiedName)
      return dependency
    }
  }

  /// All dependencies between modules. Collections belong to no module: their contributions do.
  private var moduleDependencies: [ModuleDependency] {
    let index = Index(self)
    var places: [[String]: Int] = [:]
    var found: [ModuleDependency] = []
    for node in nodes where node.kind != .collection {
      guard let from = index.modulePath(of: node).last else { continue }
      for target in node.requirements.compactMap(\.target).compactMap(index.node) where target.kind != .collection {
        guard let to = index.modulePath(of: target).last, to.qualifiedName != from.qualifiedName else { continue }
        let ends = [from.qualifiedName, to.qualifiedName]
        let cause = ModuleDependency.Cause(dependent: node, target: target)
        if let place = places[ends] {
          found[place].causes.append(cause)
        } else {
          places[ends] = found.count
          found.append(ModuleDependency(from: from, to: to, causes: [cause]))
        }
      }
    }
    return found
  }
}
