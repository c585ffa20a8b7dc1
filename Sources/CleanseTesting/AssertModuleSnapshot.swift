import Cleanse
import Foundation

/// Fails the test when what a module offers, and takes from outside, differs from its committed text.
///
///     assertModuleSnapshot(StorageModule.self, file: "Snapshots/StorageModule.txt")
///
/// A file that does not exist is recorded, and fails the test that once. With `CLEANSE_RECORD=1` in the environment a
/// file that differs is rewritten. A module with errors fails the test with the report and is not recorded.
///
/// - Parameters:
///   - module: the module, with all that it includes and installs.
///   - file: the file's path, relative to the folder of the test's source file.
///   - given: what components bind for it; with this, whatever else is missing is an error. By default everything may come
///     from outside.
public func assertModuleSnapshot<M: Module>(
  _ module: M.Type, file: String, given: [Any.Type]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let report = GraphValidator.validate(module: module, given: given, file: filePath, line: Int(line))
  let failure =
    report.isValid
    ? GraphSnapshot(of: "\(report.contract)\n", at: file, besides: "\(filePath)")
      .failure(isRecording: ProcessInfo.processInfo.environment["CLEANSE_RECORD"] == "1")
    : report.failure
  guard let failure else { return }
  FailureRecorder.record(failure, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
