import TestSupport
import Foundation
import Testing

/// A program that holds many versions of sources, and tells what is found in each. One run of the compiler does for all.
struct MendedProgram {
  private let mends: [MendedExample.Mend]

  init(_ mends: [MendedExample.Mend]) {
    self.mends = mends
  }

  /// The headlines that are found in each version.
  func run() throws -> [Set<String>] {
    let folder = try TemporaryFolder()
    let source = try folder.write(text, to: "main.swift")
    let program = folder.path("Mended")
    let compiled = try ProgramRun.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-Onone", "-swift-version", "6", "-module-name", "DocumentationTests", source, "-o", program,
        "-I", Self.modules,
      ] + Self.moduleMaps
        + Self.objects)
    try #require(compiled.exitCode == 0, "\(compiled.output)\(compiled.errors)")
    let printed = try ProgramRun.of(URL(fileURLWithPath: program))
    try #require(printed.exitCode == 0, "\(printed.output)\(printed.errors)")
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
    ["-Xcc", "-fmodule-map-file=\(products.appendingPathComponent("CleanseShims.build/module.modulemap").path)"]
  }

  private static func sourceNames(of target: String) -> Set<String> {
    let files = FileManager.default.enumerator(atPath: RepositoryFile.url("Sources/\(target)").path)
    return Set(
      (files?.allObjects ?? []).compactMap { ($0 as? String).map { URL(fileURLWithPath: $0).lastPathComponent } })
  }

  private static var objects: [String] {
    ["Cleanse", "BindingGraph", "CleanseThreads", "CleanseShims"].flatMap { target in
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
