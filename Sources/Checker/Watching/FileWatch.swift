import Foundation
import TextFiles

/// Watches the files that the diagnostics depend on. It lists them from the build plan, which it reads again only if a
/// file of the plan or a listed file has changed.
final class FileWatch {
  /// The files to watch, and sources whose folders are watched for new sources.
  struct Paths {
    var files: [String] = []
    var sources: [String] = []

    fileprivate var state: WatchedFiles { WatchedFiles(files, besideSources: sources) }
  }

  /// Returns the paths of the build plan's own files.
  private let plan: () -> [String]
  /// Reads the plan, and lists the files to watch.
  private let paths: () -> Paths
  private var known: (paths: Paths, plan: WatchedFiles, state: WatchedFiles)?

  init(plan: @escaping () -> [String], paths: @escaping () -> Paths) {
    self.plan = plan
    self.paths = paths
  }

  /// The current state of all files.
  func state() -> WatchedFiles {
    // Recorded before the plan is read, so that the next call notices changes made meanwhile.
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
  ///   - files: paths of files and folders. A folder is compared by its own date, not by its contents.
  ///   - sources: sources whose folders are watched for new sources.
  init(_ files: [String], besideSources sources: [String]) {
    for file in Set(files) { signatures[file] = FileSignature(ofFile: file)?.text ?? "-" }
    for folder in Set(sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      self.names[folder] = names.filter { $0.hasSuffix(".swift") }.sorted()
    }
  }
}
