import Cleanse

/// Fails the test with the full report if a module is not valid by itself. Creates no objects.
///
///     assertValidModule(StorageModule.self, given: [Clock.self])
///
/// - Parameters:
///   - module: the module, with the modules that it includes and the components that it installs.
///   - given: the types that components bind for the module. Any other missing type is an error. By default everything
///     may come from outside.
///   - serviceLoader: the plugins to run, such as rules of your own.
public func assertValidModule<M: Module>(
  _ module: M.Type, given: [Any.Type]? = nil, serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let report = GraphValidator.validate(
    module: module, given: given, serviceLoader: serviceLoader, file: filePath, line: Int(line))
  guard !report.isValid else { return }
  FailureRecorder.record(
    report.failure, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
