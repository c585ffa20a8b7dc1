extension BindingGraph.Builder {
  /// Returns the component itself, as the module of the bindings of its own `configure`.
  package func module(of component: ComponentNode.ID) -> ModulePath.ID {
    Self.demand(
      graph.components.indices.contains(component), "Component \(component) does not exist: add it before its bindings."
    )
    return graph.components[component].module
  }

  /// Adds a module to the component of the module that includes it.
  package mutating func addModule(_ type: TypeReference, includedBy parent: ModulePath.ID) -> ModulePath.ID {
    checkModule(parent)
    graph.modulePaths.append(ModulePath(type: type, parent: parent))
    componentOfModule.append(componentOfModule[parent])
    return graph.modulePaths.count - 1
  }

  /// Adds the modules that a component includes.
  /// - Parameter recorded: the component itself, then each module after the first module that includes it; parents are
  ///   positions in this array.
  /// - Returns: the module of the graph for each of them.
  package mutating func addModules(_ recorded: [ModulePath], to component: ComponentNode.ID) -> [ModulePath.ID] {
    var modules = [module(of: component)]
    for module in recorded.dropFirst() {
      modules.append(addModule(module.type, includedBy: modules[module.parent ?? 0]))
    }
    for (number, module) in recorded.enumerated() {
      if let place = module.statementPlace { setStatementPlace(of: modules[number], to: place) }
      for parent in module.otherParents { include(modules[number], againBy: modules[parent]) }
    }
    return modules
  }

  /// Sets the location for new statements in the `configure` of a module or component.
  package mutating func setStatementPlace(of module: ModulePath.ID, to place: StatementPlace) {
    checkModule(module)
    graph.modulePaths[module].statementPlace = place
  }

  /// Records that another module includes a module of the same component again.
  package mutating func include(_ module: ModulePath.ID, againBy parent: ModulePath.ID) {
    checkModule(module)
    checkModule(parent)
    Self.demand(
      componentOfModule[module] == componentOfModule[parent] && graph.modulePaths[module].parent != nil,
      "A module can only be included by modules of its own component: add it to the other component as well.")
    graph.modulePaths[module].otherParents.append(parent)
  }

  /// Accepts a warning for a key, or for all bindings of a module.
  package mutating func accept(_ warning: GraphWarning, for key: Key?, in module: ModulePath.ID) {
    checkModule(module)
    graph.acceptances.insert(Acceptance(warning: warning, key: key, module: module))
  }

  /// Stops the program if a module is unknown.
  func checkModule(_ module: ModulePath.ID) {
    Self.demand(
      componentOfModule.indices.contains(module), "Module \(module) does not exist: add it before it is used.")
  }

  /// Stops the program if a front end misuses the builder.
  // Unlike a precondition, prints its explanation in release builds too.
  static func demand(_ condition: Bool, _ explanation: @autoclosure () -> String) {
    if !condition { fatalError(explanation()) }
  }
}
