import Foundation
import Testing

/// A program that holds many versions of sources, and tells what is found in each. One run of the compiler does for all.
struct MendedProgram {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Mended-\(UUID().uuidString)")
  private let mends: [MendedExample.Mend]

  init(_ mends: [MendedExample.Mend]) {
    self.mends = mends
  }

  /// The headlines that are found in each version.
  func run() throws -> [Set<String>] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("main.swift")
    try Data(text.utf8).write(to: source)
    let program = folder.appendingPathComponent("Mended").path
    let compiled = try Self.run(
      "/usr/bin/env",
      [
        "swiftc", "-Onone", "-swift-version", "6", "-module-name", "DocumentationTests", source.path, "-o", program,
        "-I", Self.modules,
      ] + Self.moduleMaps
        + Self.objects)
    try #require(compiled.status == 0, "\(compiled.output)")
    let printed = try Self.run(program, [])
    try #require(printed.status == 0, "\(printed.output)")
    return printed.output.components(separatedBy: "\n").dropLast().map { line in
      Set(line.components(separatedBy: "\t").filter { !$0.isEmpty })
    }
  }

  /// Each version in a type of its own.
  private var text: String {
    let versions = mends.enumerated().map {
      "enum Version\($0) {\n\($1.source)\nstatic func report() -> ValidationReport { \($1.validation) }\n}"
    }
    let calls = mends.indices.map { "tell(Version\($0).report())" }
    let tell = #"""
      func tell(_ report: ValidationReport) {
        print(report.diagnostics.map { "\($0.severity): \($0.headline)" }.joined(separator: "\t"))
      }
      """#
    return (["import Cleanse"] + versions + [tell] + calls).joined(separator: "\n")
  }

  private static func run(_ executable: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  // MARK: What was built

  private static var products: URL {
    var folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    repeat {
      folder.deleteLastPathComponent()
    } while folder.pathComponents.count > 1
      && !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Cleanse.build").path)
    return folder
  }

  private static var modules: String { products.appendingPathComponent("Modules").path }

  private static var moduleMaps: [String] {
    ["CleanseAtomics", "CleanseRuntime"].flatMap { name in
      ["-Xcc", "-fmodule-map-file=\(products.appendingPathComponent("\(name).build/module.modulemap").path)"]
    }
  }

  private static func sourceNames(of target: String) -> Set<String> {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(atPath: package.appendingPathComponent("Sources/\(target)").path)
    return Set(
      (files?.allObjects ?? []).compactMap { ($0 as? String).map { URL(fileURLWithPath: $0).lastPathComponent } })
  }

  private static var objects: [String] {
    ["Cleanse", "BindingGraph", "CleanseAtomics", "CleanseRuntime"].flatMap { target in
      let folder = products.appendingPathComponent("\(target).build")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      // Folders of former builds may hold objects whose sources are gone.
      let sources = Self.sourceNames(of: target)
      return names.filter { $0.hasSuffix(".o") && sources.contains(String($0.dropLast(2))) }.sorted().map {
        folder.appendingPathComponent($0).path
      }
    }
  }
}
