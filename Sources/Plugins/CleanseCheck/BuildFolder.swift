import Foundation

/// The folder that a package is built in, and what its build systems write down there of a build.
///
/// Older builds, also of another build system, have left the same: only what a build has written or used counts.
struct BuildFolder {
  let url: URL
  private let before: [String: Date]

  /// Remembers the state before a build.
  /// - Parameter folder: one inside of the folder that is built in.
  init(above folder: URL) {
    var folder = folder
    // The package manager keeps its state in the folder that it builds in.
    while folder.pathComponents.count > 1, !Self.exists(folder.appendingPathComponent("workspace-state.json")) {
      folder.deleteLastPathComponent()
    }
    url = folder
    before = Self.dates(in: folder)
  }

  /// The plan of the native build system, where that has built since then.
  var nativePlan: URL? {
    let plan = url.appendingPathComponent("debug.yaml")
    return changed.contains(Self.nativeDatabase) && Self.exists(plan) ? plan : nil
  }

  /// The descriptions of what Swift Build has built since then.
  var descriptions: [URL] {
    changed.filter { $0.hasSuffix(".xcbuilddata") }.sorted().map(url.appendingPathComponent)
  }

  /// The native build system writes its database in each build, also where nothing is compiled.
  private static let nativeDatabase = "build.db"
  /// Swift Build sets the date of a description that it uses again.
  private static let descriptions = "out/Intermediates.noindex/XCBuildData"

  private var changed: [String] {
    Self.dates(in: url).filter { before[$0.key] != $0.value }.map(\.key)
  }

  private static func dates(in folder: URL) -> [String: Date] {
    let descriptions = folder.appendingPathComponent(descriptions)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: descriptions.path)) ?? []
    let paths = [nativeDatabase] + names.map { "\(Self.descriptions)/\($0)" }
    let dates = paths.compactMap { path -> (String, Date)? in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)
      return (attributes?[.modificationDate] as? Date).map { (path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: dates)
  }

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}
