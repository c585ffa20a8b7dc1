import Foundation
import TextFiles

/// The files that the diagnostics depend on. Their list is derived from the build plan, which is read again only after
/// a change of its files or of the listed ones.
final class FileWatch {
  /// Files, and sources whose folders may get more sources.
  struct Paths {
    var files: [String] = []
    var sources: [String] = []

    fileprivate var state: WatchedFiles { WatchedFiles(files, besideSources: sources) }
  }

  /// The files of the build plan.
  private let plan: () -> [String]
  /// Reads the plan, and lists the files to watch.
  private let paths: () -> Paths
  private var known: (paths: Paths, plan: WatchedFiles, state: WatchedFiles)?

  init(plan: @escaping () -> [String], paths: @escaping () -> Paths) {
    self.plan = plan
    self.paths = paths
  }

  /// The present state of all files.
  func state() -> WatchedFiles {
    // Taken before the plan is read, so that changes during the reading are noticed next time.
    let plan = Paths(files: plan()).state
    if let known, known.plan == plan, known.paths.state == known.state { return known.state }
    let paths = paths()
    let state = paths.state
    known = (paths, plan, state)
    return state
  }
}

/// The state of files at one time, and the names of the sources in some folders.
struct WatchedFiles: Equatable, Sendable {
  private var signatures: [String: String] = [:]
  private var names: [String: [String]] = [:]

  /// - Parameters:
  ///   - files: paths; for a folder, its own date counts.
  ///   - sources: sources whose folders may get more sources.
  init(_ files: [String], besideSources sources: [String]) {
    for file in Set(files) { signatures[file] = FileSignature(ofFile: file)?.text ?? "-" }
    for folder in Set(sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      self.names[folder] = names.filter { $0.hasSuffix(".swift") }.sorted()
    }
  }
}
