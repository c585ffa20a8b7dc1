import Dispatch
import Foundation

/// Compiles each file of Tests/Fixtures/Refusals against the built library. The compiler must print exactly the
/// messages that the file's comments expect, `expected-error` or `expected-warning`. These files must contain the
/// quotes of the table in Documentation/CompilerMessages.md. A first line `// options: …` adds options of the compiler.
struct RefusalsCheck: Check {
  let name = "refusals"
  let summary = "the compiler says what Tests/Fixtures/Refusals and Documentation/CompilerMessages.md promise"

  static let fixtures = "Tests/Fixtures/Refusals"
  private let document = "Documentation/CompilerMessages.md"

  func parts(in repository: Repository) throws -> [String] {
    try repository.names(in: Self.fixtures).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
  }

  func run(in repository: Repository, parts: [String]) throws {
    let problems = try problems(in: repository)
    guard problems.isEmpty else { throw Failure(problems) }
    for target in ["CleanseTesting", "Pure"] {
      try Command(["swift", "build", "--target", target], in: repository).run()
    }
    let compiler = try RefusingCompiler(repository)
    let names = try parts.isEmpty ? self.parts(in: repository) : parts
    let failures = inParallel(names) { name in
      let file = "\(Self.fixtures)/\(name).swift"
      guard let said = compiler.differences(in: file) else { return [] }
      return ["the compiler does not say what \(name) expects:", said]
    }
    guard failures.isEmpty else { throw Failure(failures) }
    Output.line("The compiler says what is expected: \(names.joined(separator: ", "))")
  }

  /// The errors of the files and the table that need no compilation.
  func problems(in repository: Repository) throws -> [String] {
    let silent = try parts(in: repository).filter { name in
      !(try repository.text(of: "\(Self.fixtures)/\(name).swift")).contains(/\/\/ expected-(error|warning)/)
    }
    let table = MessageTable(try repository.text(of: document))
    let faults = try table.faults { try repository.text(of: "\(Self.fixtures)/\($0).swift") }
    return silent.map { "\($0) expects nothing" } + faults.map { "\(document): \($0)" }
  }
}

/// The compiler in the mode that compares its messages with the expectations of a file.
struct RefusingCompiler {
  let repository: Repository
  private let options: [String]

  init(_ repository: Repository) throws {
    self.repository = repository
    let bin = try Command(["swift", "build", "--show-bin-path"], in: repository).output()
    let products = bin.trimmingCharacters(in: .whitespacesAndNewlines)
    // C modules. Those of build tools would be duplicates.
    let modules = try FileManager.default.contentsOfDirectory(atPath: products).sorted()
      .filter { !$0.hasSuffix("-tool.build") }
      .map { "\(products)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let testing = try Xcode.folder("--show-sdk-platform-path", in: repository).map { platform in
      ["-F", "\(platform)/Developer/Library/Frameworks", "-I", "\(platform)/Developer/usr/lib"]
    }
    // Type checking is not enough: the compiler reports a missing `return` only when it generates intermediate code.
    // Its notes about the library's own sources are ignored.
    options =
      ["-emit-sil", "-swift-version", "6", "-parse-as-library", "-I", "\(products)/Modules"]
      + (testing ?? []) + modules.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + ["-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated"]
  }

  /// The options in the first line of a file.
  static func addedOptions(of text: String) -> [String] {
    guard let options = text.prefixMatch(of: /\/\/ options: (.+)\n/)?.1 else { return [] }
    return options.split(separator: " ").map(String.init)
  }

  /// The differences between the compiler's messages and the expectations of the file.
  func differences(in file: String) -> String? {
    // The output is a file and not a device, because the compiler removes it after an error.
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sil")
    defer { try? FileManager.default.removeItem(at: output) }
    do {
      let added = Self.addedOptions(of: try repository.text(of: file))
      let result = try Command(["swiftc"] + options + added + ["-o", output.path, file], in: repository)
        .result(capturing: .outputAndErrors)
      return result.isSuccess ? nil : result.output
    } catch {
      return "\(error)"
    }
  }
}

/// The results of a function for each name, computed on all processors.
private func inParallel(_ names: [String], _ body: @Sendable (String) -> [String]) -> [String] {
  let results = ParallelResults()
  DispatchQueue.concurrentPerform(iterations: names.count) { results.set(body(names[$0]), at: $0) }
  return results.all
}

private final class ParallelResults: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Int: [String]] = [:]

  func set(_ result: [String], at index: Int) {
    lock.withLock { results[index] = result }
  }

  var all: [String] {
    lock.withLock { results.sorted { $0.key < $1.key }.flatMap(\.value) }
  }
}
