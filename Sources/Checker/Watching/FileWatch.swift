import Commands
import Foundation

/// The files that findings depend on, looked at again and again. The plan that names them is read only when it has changed,
/// or one of them.
final class FileWatch {
  /// Files, and sources whose folders may get more of them.
  struct Paths {
    var files: [String] = []
    var sources: [String] = []

    fileprivate var state: WatchedFiles { WatchedFiles(files, besideSources: sources) }
  }

  /// The files that the plan is read from.
  private let plan: () -> [String]
  /// Reads the plan.
  private let paths: () -> Paths
  private var known: (paths: Paths, plan: WatchedFiles, state: WatchedFiles)?

  init(plan: @escaping () -> [String], paths: @escaping () -> Paths) {
    self.plan = plan
    self.paths = paths
  }

  /// The state of all files now.
  func state() -> WatchedFiles {
    // Taken before the plan is read: what changes meanwhile is read again.
    let plan = Paths(files: plan()).state
    if let known, known.plan == plan, known.paths.state == known.state { return known.state }
    let paths = paths()
    let state = paths.state
    known = (paths, plan, state)
    return state
  }
}

/// Files, and which sources lie beside them, as they are at one time.
struct WatchedFiles: Equatable, Sendable {
  private var signatures: [String: String] = [:]
  private var names: [String: [String]] = [:]

  /// - Parameters:
  ///   - files: paths; a folder counts by its own date.
  ///   - sources: sources whose folders may get more of them.
  init(_ files: [String], besideSources sources: [String]) {
    for file in Set(files) { signatures[file] = FileSignature(ofFile: file)?.text ?? "-" }
    for folder in Set(sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      self.names[folder] = names.filter { $0.hasSuffix(".swift") }.sorted()
    }
  }
}
