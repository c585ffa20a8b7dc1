extension BindingGraph {
  /// Whether a warning about a binding is accepted where the binding was made, or where that module is included.
  func accepts(_ warning: GraphWarning, for binding: Int) -> Bool {
    guard !acceptances.isEmpty else { return false }
    let key = bindings[binding].key
    return sequence(first: bindings[binding].module) { modulePaths[$0].parent }.contains { module in
      acceptances.contains(Acceptance(warning: warning, key: key, module: module))
        || acceptances.contains(Acceptance(warning: warning, key: nil, module: module))
    }
  }
}
