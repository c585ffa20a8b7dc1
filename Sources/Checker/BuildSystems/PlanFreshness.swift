import Foundation

extension BuildPlan {
  /// Refuses a plan of another state of the package than that on disk.
  ///
  /// Sources may change without another plan; one that was added or removed is not in it.
  /// - Parameters:
  ///   - manifests: the files that say how the package or project is built.
  ///   - targets: the names of the targets that are read; empty for all.
  /// - Throws: `PlanError`, `UnknownTarget`
  func checkFreshness(manifests: [String], targets: [String]) throws {
    let read = try modules(for: targets)
    for module in read {
      if let missing = module.sources.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
        throw PlanError.missingSource(missing, plan: origin)
      }
    }
    guard let date else { return }
    for manifest in manifests {
      if let changed = PlanFile.date(manifest), changed > date {
        throw PlanError.olderThan(file: manifest, plan: origin)
      }
    }
    let planned = Set(sources.joined())
    let folders = Set(read.flatMap { $0.sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } })
    for folder in folders.sorted(by: { $0.path < $1.path }) where !Self.isMade(folder) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".swift") {
        let path = folder.appendingPathComponent(name).path
        guard !planned.contains(path), let changed = PlanFile.date(path), changed > date else { continue }
        throw PlanError.unplannedSource(path, plan: origin)
      }
    }
  }

  /// Whether a folder is one of a build, where tools may leave sources that belong to no module.
  private static func isMade(_ folder: URL) -> Bool {
    folder.pathComponents.contains { $0.hasPrefix(".") || $0 == "DerivedData" || $0 == "DerivedSources" }
  }
}
