import Foundation
import TestSupport
import Testing

@testable import cleansec

/// The example github-browser: copies with a mistake are fixed, compiled and run.
///
/// Only sources that differ from those of the example are read and compiled; the rest was built with the tests.
struct MendedBrowser: Sendable {
  private static let module = "GitHubBrowser"
  private static let original = RepositoryFile.url("Sources/Examples/GitHubBrowser")

  private let facts: ModuleFacts
  /// Paths below the folder of the example.
  private let names: [String]
  private let generated: [String]
  /// The object file of a program that calls the example.
  private let caller: String
  /// The objects that the example's own program is linked from, without its main file.
  private let objects: [String]

  /// The result of fixing a mistake.
  struct Outcome: Sendable {
    let findings: [String]
    let statements: [String]
    let findingsBehind: [String]
    /// Whether a second fix changes nothing.
    let isStable: Bool
    let run: ProgramRun
  }

  /// - Parameter folder: a folder that exists until the last outcome is read.
  init(in folder: TemporaryFolder) throws {
    let all = FileManager.default.enumerator(atPath: Self.original.path)?.compactMap { $0 as? String } ?? []
    names = all.filter { $0.hasSuffix(".swift") }.sorted()
    generated = BuiltLibraries.generatedSources(ofModule: Self.module)
    let sources = names.map { Self.original.appendingPathComponent($0).path }
    facts = try TestCompiler.facts(ofModule: Self.module, sources: sources + generated)
    let list = try String(
      contentsOf: BuiltProduct.url("github-browser.product/Objects.LinkFileList"), encoding: .utf8)
    objects = list.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { !$0.contains("/github_browser.build/") }
    caller = folder.path("main.o")
    let main = try folder.write(
      "import GitHubBrowser\nprint(CommandLineTool.run(arguments: []).output, terminator: \"\")\n", to: "main.swift")
    try Self.compile(["-module-name", "caller"] + Self.searchPaths + ["-primary-file", main], to: caller)
  }

  /// Applies the mistake to a copy, fixes the copy and runs it.
  func outcome(of mistake: MendableMistake) throws -> Outcome {
    let copy = try TemporaryFolder(copying: Self.original)
    for change in mistake.changes {
      let text = try copy.text(of: change.file)
      #expect(text.components(separatedBy: change.old).count == 2, "\(mistake): \(change.file)")
      try copy.write(text.replacingOccurrences(of: change.old, with: change.new), to: change.file)
    }
    let check = { try ProgramFindings(of: self.modules(of: copy), Options()) }
    let found = try check()
    var options = Options()
    options.fixes = true
    options.folder = copy.url.path
    let fix = FixRun(options: options, files: FixableFiles(package: nil, includesUnmerged: false), check: check)
    let mended = try fix.fix(found)
    let remaining = try check()
    let changed = try changedNames(in: copy)
    let sources = try Dictionary(uniqueKeysWithValues: changed.map { ($0, try copy.text(of: $0)) })
    _ = try fix.fix(remaining)
    let isStable = try changedNames(in: copy) == changed && sources.allSatisfy { try copy.text(of: $0.key) == $0.value }
    return Outcome(
      findings: found.diagnostics.map { "\($0.headline)" },
      statements: mended.output.components(separatedBy: "\n").filter { $0.contains(": inserted: ") },
      findingsBehind: remaining.diagnostics.filter { $0.severity == .error }.map { "\($0.headline)" },
      isStable: isStable, run: try run(copy, changed))
  }

  /// The facts of the example, and those of the sources that differ.
  private func modules(of copy: TemporaryFolder) throws -> InputModules {
    var rest = facts
    rest.files = rest.files.map { file in
      file.hasPrefix(Self.original.path) ? copy.url.path + file.dropFirst(Self.original.path.count) : file
    }
    let changed = try Set(changedNames(in: copy).map(copy.path))
    let read = try TestCompiler.facts(
      ofModule: Self.module, sources: names.map(copy.path) + generated, onlyIn: changed)
    return InputModules(modules: [rest, read])
  }

  private func changedNames(in copy: TemporaryFolder) throws -> [String] {
    try names.filter { name in
      try copy.text(of: name) != String(contentsOf: Self.original.appendingPathComponent(name), encoding: .utf8)
    }
  }

  // MARK: Running

  private func run(_ copy: TemporaryFolder, _ changed: [String]) throws -> ProgramRun {
    var objects = objects
    for name in changed {
      let source = copy.path(name)
      let others = names.map(copy.path).filter { $0 != source } + generated
      let object = copy.path(name + ".o")
      try Self.compile(
        ["-module-name", Self.module, "-parse-as-library"] + Self.searchPaths + ["-primary-file", source] + others,
        to: object)
      let suffix = "/\(Self.module).build/\(URL(fileURLWithPath: name).lastPathComponent).o"
      let index = try #require(objects.firstIndex { $0.hasSuffix(suffix) })
      objects[index] = object
    }
    let list = try copy.write((objects + [caller]).map { "\"\($0)\"" }.joined(separator: "\n"), to: "objects")
    let linked = try ProgramRun.of(
      URL(fileURLWithPath: TestCompiler.path), ["@\(list)", "-o", copy.path("browser")])
    try #require(linked.exitCode == 0, "\(linked.errors)")
    return try ProgramRun.of(copy.url(of: "browser"))
  }

  private static var searchPaths: [String] { ["-swift-version", "6"] + BuiltLibraries.arguments }

  private static func compile(_ arguments: [String], to object: String) throws {
    let run = try ProgramRun.of(
      URL(fileURLWithPath: TestCompiler.path), ["-frontend", "-c", "-Onone"] + arguments + ["-o", object])
    try #require(run.exitCode == 0, "\(run.errors)")
  }
}
