extension LinkedGraph {
  /// Whether a warning about a binding is accepted where the binding was made, or where that module is included.
  package func accepts(_ warning: GraphWarning, for binding: Int) -> Bool {
    guard !acceptances.isEmpty else { return false }
    let key = bindings[binding].key
    var known: Set<ModulePath.ID> = []
    var open = [bindings[binding].module]
    while let module = open.popLast() {
      guard known.insert(module).inserted else { continue }
      if acceptances.contains(Acceptance(warning: warning, key: key, module: module)) { return true }
      if acceptances.contains(Acceptance(warning: warning, key: nil, module: module)) { return true }
      open += modulePaths[module].otherParents
      if let parent = modulePaths[module].parent { open.append(parent) }
    }
    return false
  }
}
