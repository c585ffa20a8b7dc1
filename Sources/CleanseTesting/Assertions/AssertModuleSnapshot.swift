import Cleanse

/// Fails the test if the contract of a module, its bindings and its dependencies on other modules, differs from its
/// committed text.
///
///     assertModuleSnapshot(StorageModule.self, matches: "Snapshots/StorageModule.txt")
///
/// A missing file is recorded, and the test fails once. With `CLEANSE_RECORD=1` in the environment, or with
/// `record: true`, a file that differs is rewritten. A module with errors fails the test with its report and is not
/// recorded.
///
/// - Parameters:
///   - module: the module, with the modules that it includes and the components that it installs.
///   - path: the file's path, relative to the folder of the test's source file.
///   - record: whether to rewrite the file if it differs. This fails the test, so that you do not commit the argument.
///   - given: the types that components bind for the module. Any other missing type is an error. By default everything
///     may come from outside.
///   - serviceLoader: the plugins to run; their errors fail the test.
public func assertModuleSnapshot<M: Module>(
  _ module: M.Type, matches path: String, record: Bool = false, given: [Any.Type]? = nil,
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let report = GraphValidator.validate(
    module: module, given: given, serviceLoader: serviceLoader, file: filePath, line: Int(line))
  let failure =
    report.isValid
    ? GraphSnapshot(of: "\(report.contract)\n", at: path, besides: "\(filePath)").failure(recording: record)
    : report.failure
  guard let failure else { return }
  FailureRecorder.record(failure, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
