import Foundation

/// The Swift compiler, as the source of syntax trees.
package struct Compiler: Sendable {
  let program: String
  /// The base of relative paths.
  let folder: String

  /// - Parameters:
  ///   - program: the path of `swiftc`.
  ///   - folder: the base of relative paths of sources.
  package init(program: String, folder: String) {
    self.program = program
    self.folder = folder
  }

  /// The path of the compiler that a shell would call.
  package static func path(environment: [String: String]) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = folders.map { "\($0)/swiftc" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swiftc"
  }

  /// Reads a module's facts from the compiler's syntax trees.
  /// - Parameter files: the sources to read; `nil` for all of the module.
  /// - Throws: `CompilerError`, `DumpError`, `SourceError`
  package func facts(of module: CompilerArguments, onlyIn files: Set<String>? = nil) throws -> ModuleFacts {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("cleansec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let command = try frontendCommand(for: module, onlyIn: files, scratch: scratch)
    let trees = scratch.appendingPathComponent("trees.json")
    let run = try CompilerRun(command[0], Array(command.dropFirst()), output: trees, folder: folder)
    guard run.exitCode == 0 else { throw run.failure(of: command[0]) }
    let document = try Data(contentsOf: trees, options: .alwaysMapped)
    return try ModuleFacts(readingTree: document, ofModule: module.moduleName, folder: folder)
  }

  /// The one frontend command that prints the trees of all sources.
  ///
  /// The driver knows the frontend's arguments, but would call it once for each source.
  private func frontendCommand(
    for module: CompilerArguments, onlyIn files: Set<String>?, scratch: URL
  ) throws -> [String] {
    let jobs = scratch.appendingPathComponent("jobs")
    // Without the threshold, the driver would name many sources in a file.
    let options = ["-###", "-dump-ast", "-dump-ast-format", "json", "-driver-filelist-threshold=1000000"]
    // The driver leaves a folder of temporary files behind if it only prints commands, hence `scratch`.
    let run = try CompilerRun(
      program, options + module.arguments, output: jobs, folder: folder, scratch: scratch)
    guard run.exitCode == 0 else {
      if run.complaint.contains("-dump-ast-format") { throw CompilerError.tooOld(version: version(scratch: scratch)) }
      throw run.failure(of: program)
    }
    let lines = String(decoding: try Data(contentsOf: jobs), as: UTF8.self).split(separator: "\n")
    let commands = lines.map { ShellWords.split($0) }.filter { $0.contains("-dump-ast") }
    guard let first = commands.first else { throw run.failure(of: program) }
    let sources = files ?? Set(commands.flatMap(Self.primaryFiles))
    guard !sources.isEmpty else { throw CompilerError.noSources(module: module.moduleName) }
    return Self.withPrimaryFiles(sources, in: first)
  }

  private static func primaryFiles(of command: [String]) -> [String] {
    zip(command, command.dropFirst()).filter { $0.0 == "-primary-file" }.map(\.1)
  }

  private static func withPrimaryFiles(_ sources: Set<String>, in command: [String]) -> [String] {
    // Without `-o`, the frontend writes all trees to its standard output.
    let plain = command.indices.filter { command[$0] != "-o" && ($0 == 0 || command[$0 - 1] != "-o") }
    return plain.map { command[$0] }.filter { $0 != "-primary-file" }
      .flatMap { sources.contains($0) ? ["-primary-file", $0] : [$0] }
  }

  private func version(scratch: URL) -> String {
    let output = scratch.appendingPathComponent("version")
    _ = try? CompilerRun(program, ["--version"], output: output, folder: folder)
    let text = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init) ?? program
  }
}
