import Foundation

/// The build folder of the package manager, such as `.build`. Both of its build systems leave a plan there, and the
/// plan of the last build counts.
struct PackageBuildFolder: BuildPlanReader {
  let path: String

  var name: String { path }
  var files: [String] { [nativePlan, database] + BuildDescription(path: descriptions).files }

  /// The locations of the plans of both build systems.
  var plans: [String] { [nativePlan, descriptions] }

  func plan() throws -> BuildPlan? {
    let description = BuildDescription(path: descriptions)
    guard let built = description.date else {
      return FileManager.default.fileExists(atPath: nativePlan) ? try PackageManagerPlan(path: nativePlan).plan() : nil
    }
    let isNative = PlanFile.date(database).map { $0 > built } ?? false
    return isNative ? try PackageManagerPlan(path: nativePlan).plan() : try description.plan()
  }

  /// Whether a folder holds the state of the package manager, and is thus its build folder.
  static func isBuildFolder(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/workspace-state.json")
  }

  private var nativePlan: String { "\(path)/debug.yaml" }
  /// Written in each build of the native build system, even if nothing is compiled.
  private var database: String { "\(path)/build.db" }
  private var descriptions: String { "\(path)/out/Intermediates.noindex/XCBuildData" }
}
