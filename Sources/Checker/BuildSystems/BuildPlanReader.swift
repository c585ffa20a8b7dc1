import Foundation
import TextFiles

/// Reads from one kind of source how modules are compiled.
protocol BuildPlanReader {
  /// The source, as shown in messages.
  var name: String { get }
  /// The files that it reads. If they are unchanged, so is the plan.
  var files: [String] { get }

  /// - Returns: `nil` if the source has no modules.
  func plan() throws -> BuildPlan?
}

/// An error in reading a build plan.
enum PlanError: Error, Equatable, CustomStringConvertible {
  case noModules([String])
  case noCommands(plan: String)
  case olderThan(file: String, plan: String)
  case missingSource(String, plan: String)
  case notBuilt(String, plan: String)
  case unplannedSource(String, plan: String)
  case otherPackage(folder: String, plan: String)

  var description: String {
    switch self {
    case .noModules(let names):
      "no Swift module is compiled in \(names.joined(separator: ", or in ")): build from scratch, or pass another "
        + "'--build-plan', '--build-log' or '--build-server'"
    case .noCommands(let plan):
      "\(plan) has no commands for its Swift files: with CMake, require version 3.29 (cmake_minimum_required), or pass "
        + "the output of 'ninja -t compdb'"
    case .olderThan(let file, let plan): "\(plan) is older than \(file): build again"
    case .missingSource(let file, let plan): "\(plan) is out of date: its source \(file) does not exist; build again"
    case .notBuilt(let target, let plan): "the target '\(target)' of \(plan) was not built: build it"
    case .unplannedSource(let file, let plan): "\(plan) is out of date: it does not have \(file); build again"
    case .otherPackage(let folder, let plan):
      "no module of \(folder) is in \(plan): build it, or pass '--target', or another '--package'"
    }
  }
}

/// Access to the files of plans.
enum PlanFile {
  /// - Throws: `UnreadableFile`
  static func contents(_ path: String) throws -> Data {
    guard let contents = FileManager.default.contents(atPath: path) else { throw UnreadableFile(path) }
    return contents
  }

  /// The date of the last change of a file.
  static func date(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
