import Foundation

/// Builds the libraries, and has the compiler print the public declarations of its modules, without those that are
/// unavailable or hidden from documentation.
struct SymbolGraphExtractor {
  let repository: Repository
  private let products: String
  private let target: String
  private let maps: [String]
  private let sdk: String?

  init(_ repository: Repository) throws {
    self.repository = repository
    // A build of the whole package would compile the tools of the plugins a second time.
    for library in try LibraryProduct.all(in: repository) {
      try Command(["swift", "build", "--quiet", "--target", library.name], in: repository).run()
    }
    let folder = try Command(["swift", "build", "--show-bin-path"], in: repository).output()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    products = folder
    let info = try Command(["swiftc", "-print-target-info"], in: repository).output()
    target = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.triple
    sdk = try Xcode.folder("--show-sdk-path", in: repository)
    maps = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { !$0.hasSuffix("-tool.build") }
      .map { "\(folder)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

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
        "swift", "symbolgraph-extract", "-module-name", name, "-I", "\(products)/Modules", "-target", target,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
      ] + reexported + (sdk.map { ["-sdk", $0] } ?? []) + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] },
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
