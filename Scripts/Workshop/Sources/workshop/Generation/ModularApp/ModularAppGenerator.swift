/// Two packages of one app, assembled by Cleanse and by hand, for `Scripts/benchmark --modular-app`. They are not
/// committed, because five hundred modules cost a minute of the package manager's time.
struct ModularAppGenerator: Generator {
  let name = "modular-app"
  let summary = ".build/modular-app: an app of many Swift modules, with Cleanse and by hand"
  let isPartOfRepository = false
  /// The number of modules of the app.
  var count = ModularApp.defaultCount

  func folders(for repository: Repository) -> [GeneratedFolder] {
    let app = ModularApp(count: count)
    return package("Cleanse", of: app, main: app.cleanseApp, using: repository.root.path) { $0.cleanseSource }
      + package("ByHand", of: app, main: app.appByHand, using: nil) { $0.sourceByHand }
  }

  /// - Parameter library: the folder of the library; `nil` for a package that does not use it.
  private func package(
    _ name: String, of app: ModularApp, main: [String], using library: String?, source: (ModularApp.Module) -> [String]
  ) -> [GeneratedFolder] {
    let root = ".build/modular-app/\(count)/\(name)"
    var manifest = GeneratedFolder(root, holdsOthers: true)
    manifest.add("Package.swift") { self.manifest(of: app, using: library) }
    var contracts = GeneratedFolder("\(root)/Sources/Contracts")
    contracts.add("Contracts.swift") { file(app.contracts) }
    var program = GeneratedFolder("\(root)/Sources/App")
    program.add("App.swift") { file(main) }
    program.add("main.swift") { file(Self.program) }
    let modules = app.modules.map { module in
      var folder = GeneratedFolder("\(root)/Sources/\(module.name)")
      folder.add("\(module.name).swift") { file(source(module)) }
      return folder
    }
    return [manifest, contracts, program] + modules
  }

  @SourceLines
  private func manifest(of app: ModularApp, using library: String?) -> [String] {
    """
    // swift-tools-version: 6.0
    \(header)
    import PackageDescription

    let modules: [(name: String, dependencies: [String])] = [
    """
    for module in app.modules { "  (\"\(module.name)\", [\(module.dependencies.map { "\"\($0)\"" }.joinedList)])," }
    """
    ]

    let package = Package(
      name: "ModularApp",
      platforms: [.macOS(.v10_15)],
    """
    if let library { "  dependencies: [.package(name: \"Cleanse\", path: \"\(library)\")]," }
    let cleanse = library == nil ? "" : ", .product(name: \"Cleanse\", package: \"Cleanse\")"
    """
      targets: [
        .target(name: "Contracts"),
        .executableTarget(
          name: "App", dependencies: ["Contracts"\(cleanse)] + modules.map { .target(name: $0.name) }),
      ]
        + modules.map {
          .target(name: $0.name, dependencies: ["Contracts"\(cleanse)] + $0.dependencies.map { .target(name: $0) })
        },
      swiftLanguageModes: [.v6]
    )
    """
  }

  /// A program that starts the app the given number of times, and prints the time of each start.
  @SourceLines
  private static var program: [String] {
    """
    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #endif

    /// Nanoseconds of processor time.
    func now() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// Starts the app, and says how long it took.
    func timeOfStart(validate: Bool) throws -> Int {
      let start = now()
      let app = try startApp(validate: validate)
      return withExtendedLifetime(app) { now() - start }
    }

    let arguments = CommandLine.arguments
    if arguments.count == 3, let starts = Int(arguments[2]), ["validated", "unvalidated"].contains(arguments[1]) {
      for _ in 0..<starts { print(try timeOfStart(validate: arguments[1] == "validated")) }
    } else {
      let app = try startApp(validate: true)
      print(app.plugins.count, app.initializers.count, app.modules.map { $0.describe().count }.reduce(0, +))
    }
    """
  }

  @SourceLines
  private func file(_ lines: [String]) -> [String] {
    header
    ""
    lines
  }
}
