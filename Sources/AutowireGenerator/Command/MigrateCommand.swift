import Commands
import Foundation
import TextFiles

/// The command `migrate`: a report on registrations of other frameworks, with bindings in their place.
struct MigrateCommand {
  static let name = "migrate"

  let tool: Tool
  let environment: [String: String]

  func run(_ arguments: [String]) -> Outcome {
    tool.run(arguments, MigrateOptions.table, help: { _ in MigrateOptions.help }, run)
  }

  private func run(_ options: MigrateOptions) throws -> Outcome {
    guard !options.sources.isEmpty else { throw UsageError.missingSources }
    let reader = SourceReader(try SourceKit(path: options.sourceKit, environment: environment))
    let files = try SourceList(options.sources).signatures.keys.sorted().map(reader.code)
    let code = MigrationReader(files)
    guard !code.registrations.isEmpty || !code.uses.isEmpty else { throw MissingRegistrations(files: files.count) }
    let catalogue = TypeCatalogue(
      Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.declarations) }), moduleName: nil)
    let rule = MigrationRule(code, catalogue: catalogue)
    let bindings = rule.bindings
    let modules = MigratedModule.modules(
      of: bindings, imports: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.imports) })
    ) { name in catalogue.entries.contains { $0.path == name } }
    if let output = options.output, !modules.isEmpty { try write(modules, to: output, root: options.root) }
    let report = MigrationReport(
      bindings: bindings, uses: code.uses, unregistered: rule.unregistered, modules: modules,
      writer: SwiftWriter(root: options.root))
    return Outcome(output: options.format.report?.text(of: report.diagnostics) ?? report.text)
  }

  /// Writes the modules into a folder, unless one of the files exists.
  private func write(_ modules: [MigratedModule], to folder: String, root: String) throws {
    let files = modules.map { ($0, URL(fileURLWithPath: folder).appendingPathComponent("\($0.name).swift").path) }
    if let (_, path) = files.first(where: { FileManager.default.fileExists(atPath: $0.1) }) {
      throw ExistingFile(path: path)
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputFile.Unwritable(folder, error)
    }
    for (module, path) in files { try OutputFile.write(Data(module.source(root: root).utf8), to: path) }
  }
}

/// Sources without anything to migrate.
private struct MissingRegistrations: Error, CustomStringConvertible {
  let files: Int

  var description: String { "no registrations of Swinject or Factory were found; files read: \(files)" }
}

/// A file that would be overwritten.
private struct ExistingFile: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) exists, and is not overwritten: pass another folder to '--output'" }
}

/// The options of the command `migrate`.
struct MigrateOptions {
  enum Format: String, CaseIterable, ArgumentValue {
    case text, compiler, json, sarif

    /// `nil` for text, which is sorted by files.
    var report: ReportFormat? { self == .text ? nil : ReportFormat(rawValue: rawValue) }
  }

  var sources: [String] = []
  var output: String?
  var root = ""
  var sourceKit: String?
  var format = Format.text
}

extension MigrateOptions {
  static var table: ArgumentTable<MigrateOptions> {
    ArgumentTable(
      MigrateOptions(),
      [
        .init(arguments: [
          .operands("FILE-OR-FOLDER", \.sources, "The Swift files, or folders of Swift files, to read."),
          .option("--output", "FOLDER", \.output, "Write the modules into this folder; existing files stay."),
          .option("--relative-to", "FOLDER", \.root, "The folder that paths are relative to."),
          .option("--sourcekit", "FILE", \.sourceKit, "The toolchain's sourcekitdInProc library, if it is not found."),
          .option("--format", "FORMAT", \.format, "The format of the report."),
        ])
      ])
  }

  static var help: HelpPage {
    HelpPage(
      overview: "Report how registrations of Swinject and Factory become bindings.",
      discussion:
        "The sources are not compiled or changed. Registrations that need a decision are listed, not rewritten.",
      usage: ["cleanse-autowire \(MigrateCommand.name) [<options>] <file-or-folder> ..."], sections: table.help(),
      endings: ExitCode.endings())
  }
}
