extension LinkedGraph {
  /// A component as reports of missing bindings have it.
  func home(_ component: ComponentNode.ID) -> MissingBinding.Home {
    MissingBinding.Home(
      number: component, type: components[component].type,
      statementPlace: modulePaths[components[component].module].statementPlace)
  }
}
