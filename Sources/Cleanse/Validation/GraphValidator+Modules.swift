import BindingGraph

extension GraphValidator {
  /// Validates one module alone, with the modules that it includes and the components that it installs.
  ///
  ///     let report = GraphValidator.validate(module: StorageModule.self, given: [Clock.self, TaggedProvider<Folder>.self])
  ///     print(report.contract)
  ///
  /// Dependencies that the module does not bind must be bound by the components that include it. The report's contract
  /// lists them, and the module's bindings. With `given`, only the listed types may come from outside.
  ///
  /// Runs `configure` of the module, of included modules and of installed components, and creates no objects.
  ///
  /// - Parameters:
  ///   - module: the module, of any scope.
  ///   - given: the types that components bind for the module, as they bind them; a tagged binding as its
  ///     `TaggedProvider`. Any other missing type is an error, and a listed type that the module does not use is a
  ///     warning. By default everything may come from outside.
  ///   - serviceLoader: the plugins to run. They get the module as a component without a root.
  /// - Returns: the errors and warnings, and the contract of the module.
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
      root: ComponentBindingNode(graph: visited, component: nil),
      contract: ModuleContract(of: visited, needing: outside.needs))
  }

  /// Validates one module alone, as `validate(module:given:serviceLoader:)` does, and throws its errors.
  ///
  /// - Returns: the contract of the module: its bindings, and its dependencies on other modules.
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
