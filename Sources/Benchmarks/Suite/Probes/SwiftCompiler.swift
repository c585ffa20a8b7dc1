import BenchmarkHarness
import Foundation

/// The compiler, with all options of a program that uses Cleanse.
struct SwiftCompiler {
  /// The library targets of such a program.
  static let targets = ["BindingGraph", "Cleanse", "CleanseThreads", "CleanseShims"]

  /// The folder in which the program was built.
  let products: URL

  /// Whether the library was built in the expected folder.
  var canImportCleanse: Bool {
    FileManager.default.fileExists(atPath: products.appendingPathComponent("Modules/Cleanse.swiftmodule").path)
  }

  /// One of the compiler's frontends, called as for a module of a program.
  /// - Parameter folder: the folder of other modules.
  func frontend(_ arguments: [String], module: String, of folder: URL) throws -> Command {
    try swiftc(["-frontend"] + arguments + settings + ["-module-name", module, "-parse-as-library", "-I", folder.path])
  }

  func swiftc(_ arguments: [String]) throws -> Command {
    guard let command = Command("swiftc", arguments) else { throw Probe.NotAvailable("there is no swiftc") }
    return command
  }

  /// The options for programs that import Cleanse.
  var settings: [String] {
    let modules = products.appendingPathComponent("Modules").path
    let maps = Self.targets.flatMap { Self.files(in: build(of: $0), endingWith: "module.modulemap") }
    return ["-package-name", "benchmarks", "-swift-version", "6", "-I", modules]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private func build(of target: String) -> URL {
    products.appendingPathComponent("\(target).build")
  }

  /// The paths of a folder's files, in order; empty without the folder.
  static func files(in folder: URL, endingWith ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appendingPathComponent($0).path }
  }

  /// Calls the closure with a folder that is removed afterwards.
  static func inTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
