import Commands
import Foundation
import TestSupport

@testable import cleansec

/// A package with a build plan that has only the entries of these tests.
struct PlannedPackage {
  struct Target {
    let name: String
    let source: String
    let imports: [String]
    let folder: String
    let usesCleanse: Bool
    let sourcesInFile: String?

    init(
      _ name: String, _ source: String, imports: [String] = [], folder: String = "Sources", usesCleanse: Bool = true,
      sourcesInFile: String? = nil
    ) {
      self.name = name
      self.source = source
      self.imports = imports
      self.folder = folder
      self.usesCleanse = usesCleanse
      self.sourcesInFile = sourcesInFile
    }
  }

  private let files: TemporaryFolder

  var folder: String { files.url.path }

  /// - Parameter options: further arguments of the compiler.
  init(_ targets: [Target], options: [String] = [], in folder: TemporaryFolder? = nil) throws {
    files = try folder ?? TemporaryFolder()
    var plan = "client:\n  name: basic\ncommands:\n"
    for target in targets {
      let source = try files.write(target.source, to: "\(target.folder)/\(target.name).swift")
      let modules = (target.imports + (target.usesCleanse ? ["Cleanse"] : [])).map { "/modules/\($0).swiftmodule" }
      let sources = target.sourcesInFile.map { "@\($0)" } ?? source
      plan += """
          "C.\(target.name)-debug.module":
            inputs: \(Self.list([source] + modules))
            args: \(Self.list(["swiftc"] + TestCompiler.arguments(ofModule: target.name) + options + [sources]))

        """
    }
    try files.write(plan, to: "debug.yaml")
  }

  func run(_ options: [String], progress: @escaping @Sendable (String) -> Void = { _ in }) -> Outcome {
    let command = CleansecCommand(program: "cleansec", environment: ProcessInfo.processInfo.environment)
    return command.run(["--build-plan", files.path("debug.yaml")] + options, progress: progress)
  }

  /// Runs the program itself in a folder of the package.
  func runProgram(_ arguments: [String], in name: String = "") throws -> ProgramRun {
    let folder = files.url(of: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try ProgramRun.of(BuiltProduct.url("cleansec"), arguments, in: folder)
  }

  func text(of file: String) throws -> String { try files.text(of: file) }

  private static func list(_ words: [String]) -> String { "[\(words.map { "\"\($0)\"" }.joined(separator: ","))]" }
}
