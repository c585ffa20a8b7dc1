import Commands
import Foundation

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
