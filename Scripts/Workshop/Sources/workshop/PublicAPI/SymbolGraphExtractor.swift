import Foundation

/// Builds the libraries, and has the compiler print the public declarations of its modules, without those that are
/// unavailable or hidden from documentation.
struct SymbolGraphExtractor {
  let repository: Repository
  private let target: String
  private let maps: [String]
  /// The folders of compiled modules, in the order of their search.
  private let folders: [String]
  private let sdk: String?

  init(_ repository: Repository) throws {
    self.repository = repository
    // A build of the whole package would compile the tools of the plugins a second time.
    for library in try LibraryProduct.all(in: repository) {
      try Command(["swift", "build", "--quiet", "--target", library.name], in: repository).run()
    }
    let products = try Command(["swift", "build", "--show-bin-path"], in: repository).output()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let info = try Command(["swiftc", "-print-target-info"], in: repository).output()
    target = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.triple
    sdk = try Xcode.folder("--show-sdk-path", in: repository)
    maps = try FileManager.default.contentsOfDirectory(atPath: products).sorted()
      .filter { !$0.hasSuffix("-tool.build") }
      .map { "\(products)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    #if canImport(SwiftUI)
      folders = ["\(products)/Modules"]
    #else
      let options = ["-I", "\(products)/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      folders = [try Self.compileWithStandIns(options: options, in: repository), "\(products)/Modules"]
    #endif
  }

  #if !canImport(SwiftUI)
    /// Compiles the library that is empty without SwiftUI, with the declarations that the example Birdwatch has in its
    /// place.
    /// - Returns: The folder of the compiled modules.
    private static func compileWithStandIns(options: [String], in repository: Repository) throws -> String {
      let folder = repository.url(of: ".build/stand-ins")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, sources) in [
        ("SwiftUI", "Sources/Examples/Birdwatch/Sources/SwiftUIStandIn"), ("CleanseSwiftUI", "Sources/CleanseSwiftUI"),
      ] {
        let output = ["-module-name", name, "-o", folder.appendingPathComponent("\(name).swiftmodule").path]
        let files = try repository.files(below: sources, endingIn: ".swift")
        try Command(
          ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-I", folder.path] + options + output
            + files, in: repository
        ).run()
      }
      return folder.path
    }
  #endif

  func module(_ name: String) throws -> PublicModule {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeGraphs(of: name, to: folder)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return PublicModule(
      name: name, graphs: try files.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) })
  }

  /// Writes the symbol graphs of a module, with the declarations of the modules that it exports as its own.
  func writeGraphs(of name: String, reexporting modules: [String] = [], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let reexported =
      modules.isEmpty ? [] : ["-experimental-allowed-reexported-modules=\(modules.joined(separator: ","))"]
    let result = try Command(
      [
        "swift", "symbolgraph-extract", "-module-name", name, "-target", target, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-output-dir", folder.path,
      ] + folders.flatMap { ["-I", $0] } + reexported + (sdk.map { ["-sdk", $0] } ?? [])
        + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] },
      in: repository
    ).result(capturing: .outputAndErrors)
    guard result.isSuccess else { throw Failure("the symbols of \(name) cannot be read").adding(result.output) }
  }

  private struct TargetInfo: Decodable {
    let target: Target

    struct Target: Decodable {
      let triple: String
    }
  }
}
