extension LinkedGraph {
  /// Where a binding was made, and how it came into its component.
  package func site(ofBinding index: Int) -> BindingSite {
    let binding = bindings[index]
    return BindingSite(
      location: binding.location, modulePath: path(of: binding.module), role: BindingSite.Role(of: binding))
  }

  /// The sites of bindings, each once, in order of location; those without one come last.
  func sites(ofBindings indices: [Int]) -> [BindingSite] {
    indices.map { site(ofBinding: $0) }.uniqued().inOrder
  }
}

extension BindingSite.Role {
  fileprivate init(of binding: Binding) {
    self =
      switch binding.kind {
      case .decorator: .decorator
      case _ where binding.isOverride: .override
      case _ where binding.isRoot: .root
      case .collectionDeclaration: .declaration
      case _ where binding.contribution != nil: .contribution
      case .seed: .seed
      case .componentFactory: .installation
      default: .binding
      }
  }
}
