import BindingGraph

extension GraphValidator {
  /// Checks one module alone, with all that it includes and installs, and reports everything that was found.
  ///
  ///     let report = GraphValidator.validate(module: StorageModule.self, given: [Clock.self, TaggedProvider<Folder>.self])
  ///     print(report.contract)
  ///
  /// What the module asks for and does not bind comes from outside: the components that include it have to bind it. The
  /// report's contract lists that, and what the module offers. With `given` nothing else may come from outside.
  ///
  /// Runs `configure` of the module and of all that it includes and installs, and no factory.
  ///
  /// - Parameters:
  ///   - module: the module, of any scope.
  ///   - given: what components bind for the module, as they bind it; what is bound under a tag as its `TaggedProvider`.
  ///     Whatever else is missing is an error, and what is given in vain a warning. By default everything may come from
  ///     outside.
  ///   - serviceLoader: the plugins to run. They see the module as a component without a root.
  public static func validate<M: Module>(
    module: M.Type, given: [Any.Type]? = nil, serviceLoader: CleanseServiceLoader = .instance,
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> ModuleReport {
    let outside = ModuleSurroundings(
      of: RecordedGraph(alone: M.self), given: given,
      location: SourceLocation(file: file, line: line, function: function))
    let recorded = outside.graph
    let faults = recorded.faults(serviceLoader: serviceLoader)
    let visited = ComponentBindingGraph(recorded)
    return ModuleReport(
      errors: faults.errors, warnings: outside.warnings + recorded.warnings() + faults.pluginWarnings,
      root: ComponentBindingNode(graph: visited, place: .aboveRoot),
      contract: ModuleContract(of: visited, needing: outside.needs))
  }

  /// Checks one module alone, as `validate(module:given:serviceLoader:)` does.
  ///
  /// - Returns: what the module offers, and what it takes from outside.
  /// - Throws: the error, or a `MultiError` with all of them.
  @discardableResult
  public static func check<M: Module>(
    module: M.Type, given: [Any.Type]? = nil, serviceLoader: CleanseServiceLoader = .instance,
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) throws -> ModuleContract {
    let report = validate(
      module: module, given: given, serviceLoader: serviceLoader, file: file, line: line, function: function)
    try MultiError.throwIfAny(report.errors)
    return report.contract
  }
}
