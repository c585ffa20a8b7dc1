/// The Xcode project of the example Birdwatch.
struct XcodeProjectGenerator: Generator {
  let name = "xcode-project"
  let summary = "Sources/Examples/Birdwatch/App: the Xcode project of the app and its tests"

  /// The folder of the project, and of the folders of its targets.
  static let folder = "Sources/Examples/Birdwatch/App"

  private let example = ".."
  private let library = "../../../.."

  func folders(for repository: Repository) throws -> [GeneratedFolder] {
    let models = ["BirdwatchApplication", "BirdwatchViews"].map { XcodeTarget.Product(name: $0, package: example) }
    let libraries = ["Cleanse", "CleanseSwiftUI", "CleanseTesting"].map {
      XcodeTarget.Product(name: $0, package: library)
    }
    let app = XcodeTarget(name: "Birdwatch", kind: .app, products: models)
    // Without the app as their host: in its process, a second copy of the library would have types of its own.
    let tests = XcodeTarget(name: "BirdwatchTests", kind: .unitTests, products: models + libraries)
    let project = XcodeProject(name: "Birdwatch", targets: [app, tests])

    var bundle = GeneratedFolder("\(Self.folder)/\(project.name).xcodeproj", holdsOthers: true)
    bundle.add("project.pbxproj") { project.file.lines }
    var schemes = GeneratedFolder("\(bundle.path)/xcshareddata/xcschemes")
    schemes.add("\(app.name).xcscheme") { XcodeScheme(project: project.name, app: app, tests: tests).lines }
    return [bundle, schemes]
  }
}
