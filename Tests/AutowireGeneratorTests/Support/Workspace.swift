import TestSupport
import Foundation

@testable import cleanse_autowire

/// A folder with sources, and the program that reads them.
struct Workspace {
  private let scratch: TemporaryFolder
  private let command = AutowireCommand(program: "test", environment: ProcessInfo.processInfo.environment)

  init(_ files: [String: String] = [:]) throws {
    scratch = try TemporaryFolder()
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  var folder: URL { scratch.url }
  var sources: URL { scratch.url(of: "Sources") }
  var output: URL { scratch.url(of: "Output.swift") }

  func write(_ text: String, to name: String) throws {
    try scratch.write(text, to: "Sources/\(name)")
  }

  func delete(_ name: String) throws {
    try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
  }

  /// Runs the program on the sources with a cache.
  func run(_ options: String...) -> Run {
    var filesRead = 0
    let outcome = command.run(
      ["--output", output.path, "--cache", scratch.path("Cache"), "--relative-to", sources.path]
        + options
        + [sources.path],
      progress: { filesRead = $0 })
    return Run(complaint: outcome.complaint, exitCode: outcome.exitCode, filesRead: filesRead)
  }

  /// The result of a run, which prints nothing to standard output.
  struct Run: Equatable {
    var complaint = ""
    var exitCode: Int32 = 0
    var filesRead = 0
  }

  func written() throws -> String {
    try scratch.text(of: "Output.swift")
  }

  /// The text of a part beside the output.
  func written(part: Int) throws -> String {
    try scratch.text(of: "OutputPart\(part).swift")
  }

  /// The modification date of the output.
  func date() throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: output.path)[.modificationDate] as? Date
  }
}
