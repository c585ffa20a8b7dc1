extension LinkedGraph {
  /// A component as reports of missing bindings have it.
  func home(_ component: ComponentNode.ID) -> MissingBindingFact.Home {
    MissingBindingFact.Home(
      number: component, type: components[component].type,
      statementPlace: modulePaths[components[component].module].statementPlace)
  }
}
