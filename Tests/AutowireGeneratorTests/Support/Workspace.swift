import Foundation

@testable import AutowireGenerator

/// A folder with sources, and the program that reads them.
struct Workspace: ~Copyable {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("autowire-\(UUID().uuidString)")
  private let command = AutowireCommand(program: "test", environment: ProcessInfo.processInfo.environment)

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var sources: URL { folder.appendingPathComponent("Sources") }
  var output: URL { folder.appendingPathComponent("Output.swift") }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: sources.appendingPathComponent(name))
  }

  func delete(_ name: String) throws {
    try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
  }

  /// Runs the program on the sources, which it remembers.
  func run(_ options: String...) -> AutowireCommand.Outcome {
    command.run(
      ["--output", output.path, "--cache", folder.appendingPathComponent("Cache").path, "--root", sources.path]
        + options
        + [sources.path])
  }

  func written() throws -> String {
    try String(contentsOf: output, encoding: .utf8)
  }

  /// When the output was written.
  func date() throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: output.path)[.modificationDate] as? Date
  }
}
