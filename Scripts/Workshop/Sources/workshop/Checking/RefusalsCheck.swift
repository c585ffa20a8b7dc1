import Dispatch
import Foundation

/// Compiles each file of Tests/Fixtures/Refusals against the built library. The compiler has to say what the file's
/// comments expect, `expected-error` or `expected-warning`, and nothing else. What the table of
/// Documentation/CompilerMessages.md quotes has to stand in these files.
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

  /// What is wrong with the files and the table, before anything is compiled.
  func problems(in repository: Repository) throws -> [String] {
    let silent = try parts(in: repository).filter { name in
      !(try repository.text(of: "\(Self.fixtures)/\(name).swift")).contains(/\/\/ expected-(error|warning)/)
    }
    let table = MessageTable(try repository.text(of: document))
    let faults = try table.faults { try repository.text(of: "\(Self.fixtures)/\($0).swift") }
    return silent.map { "\($0) expects nothing" } + faults.map { "\(document): \($0)" }
  }
}

/// The compiler, told to compare what it says with what a file expects.
private struct RefusingCompiler {
  let repository: Repository
  private let options: [String]

  init(_ repository: Repository) throws {
    self.repository = repository
    let bin = try Command(["swift", "build", "--show-bin-path"], in: repository).output()
    let products = bin.trimmingCharacters(in: .whitespacesAndNewlines)
    // Modules of C. Those of tools that run in builds would be there twice.
    let modules = try FileManager.default.contentsOfDirectory(atPath: products).sorted()
      .filter { !$0.hasSuffix("-tool.build") }
      .map { "\(products)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let testing = try Xcode.folder("--show-sdk-platform-path", in: repository).map { platform in
      ["-F", "\(platform)/Developer/Library/Frameworks", "-I", "\(platform)/Developer/usr/lib"]
    }
    // Not only type-checked: the compiler misses a `return` when it makes intermediate code.
    // What it notes of the library's own sources is left aside.
    options =
      ["-emit-sil", "-swift-version", "6", "-parse-as-library", "-I", "\(products)/Modules"]
      + (testing ?? []) + modules.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + ["-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated"]
  }

  /// What the compiler says where it is not what the file expects.
  func differences(in file: String) -> String? {
    // Not a device: the compiler removes its output where it fails.
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sil")
    defer { try? FileManager.default.removeItem(at: output) }
    do {
      let result = try Command(["swiftc"] + options + ["-o", output.path, file], in: repository)
        .result(capturing: .outputAndErrors)
      return result.isSuccess ? nil : result.output
    } catch {
      return "\(error)"
    }
  }
}

/// What a function makes of each name, on all processors.
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
