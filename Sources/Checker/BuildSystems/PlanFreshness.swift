import Foundation

extension BuildPlan {
  /// Rejects a plan that belongs to another state of the package than the one on disk.
  ///
  /// Changed sources need no new plan. Added or removed ones do.
  /// - Parameters:
  ///   - manifests: the files that configure the build of the package or project.
  ///   - targets: the names of the targets that are read; empty for all.
  ///   - package: the folder of the package or project, possibly below a hidden folder.
  /// - Throws: `PlanError`, `UnknownTarget`
  func checkFreshness(manifests: [String], targets: [String], package: String) throws {
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
    for folder in folders.sorted(by: { $0.path < $1.path })
    where !Self.isBuildOutput(folder, of: package) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".swift") {
        let path = folder.appendingPathComponent(name).path
        guard !planned.contains(path), let changed = PlanFile.date(path), changed > date else { continue }
        throw PlanError.unplannedSource(path, plan: origin)
      }
    }
  }

  /// Whether a folder contains build output, where tools may leave sources that belong to no module.
  ///
  /// Only names below the package count, because a checkout may lie below a hidden folder. Elsewhere, all names count.
  private static func isBuildOutput(_ folder: URL, of package: String) -> Bool {
    let names = folder.resolvingSymlinksInPath().pathComponents
    let above = URL(fileURLWithPath: package).resolvingSymlinksInPath().pathComponents
    let below = names.starts(with: above) ? names.dropFirst(above.count) : names[...]
    return below.contains { $0.hasPrefix(".") || $0 == "DerivedData" || $0 == "DerivedSources" }
  }
}
