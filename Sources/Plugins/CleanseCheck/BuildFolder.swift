import Foundation

/// The build folder of a package, and the files that its build systems write about a build.
///
/// Older builds, perhaps of another build system, have left files there too. Only the files that the current build has
/// written or used count.
struct BuildFolder {
  let url: URL
  private let before: [String: Date]

  /// Records the state before the build.
  /// - Parameter folder: a folder inside of the build folder.
  init(above folder: URL) {
    var folder = folder
    // The package manager stores its state in the build folder.
    while folder.pathComponents.count > 1, !Self.exists(folder.appendingPathComponent("workspace-state.json")) {
      folder.deleteLastPathComponent()
    }
    url = folder
    before = Self.dates(in: folder)
  }

  /// The plan of the native build system, if the build used that.
  var nativePlan: URL? {
    let plan = url.appendingPathComponent("debug.yaml")
    return changed.contains(Self.nativeDatabase) && Self.exists(plan) ? plan : nil
  }

  /// The build descriptions that the build has written or used, if Swift Build ran it.
  var descriptions: [URL] {
    changed.filter { $0.hasSuffix(".xcbuilddata") }.sorted().map(url.appendingPathComponent)
  }

  /// The native build system writes its database in each build, even if nothing is compiled.
  private static let nativeDatabase = "build.db"
  /// Swift Build updates the date of a description that it reuses.
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
