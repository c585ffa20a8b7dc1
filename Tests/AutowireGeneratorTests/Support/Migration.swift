import Foundation
import TestSupport

@testable import cleanse_autowire

/// The bindings and decisions for the registrations of some files.
struct Migration {
  let files: [FileCode]
  let code: MigrationReader
  let bindings: [MigratedBinding]

  init(_ source: String) throws {
    try self.init(["File.swift": source])
  }

  /// - Parameter imports: a file of its own that imports the frameworks.
  init(_ sources: [String: String], imports: String = "import Swinject\nimport Factory") throws {
    let sources = sources.merging(["Imports.swift": imports]) { $1 }
    let folder = try TemporaryFolder(sources)
    let reader = SourceReader(try SourceKit(path: nil, environment: ProcessInfo.processInfo.environment))
    files = try sources.keys.sorted().map { try reader.code(inFile: folder.path($0)) }
    code = MigrationReader(files)
    let declarations = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.declarations) })
    bindings = MigrationRule(code, catalogue: TypeCatalogue(declarations, moduleName: nil)).bindings
  }

  /// The statements of all bindings.
  var statements: [String] { bindings.flatMap { $0.statements ?? [] } }

  /// The decisions on each type that needs one.
  var decisions: [String: [MigrationDecision]] {
    Dictionary(
      bindings.filter { $0.statements == nil }.map { ($0.registration.service, $0.decisions) }, uniquingKeysWith: +)
  }
}
