import Foundation

/// A file `compile_commands.json`, as written by CMake, Ninja and others, with an entry for each source file or module.
struct CompilationDatabase: BuildPlanReader {
  let path: String

  var name: String { path }
  var files: [String] { [path] }

  private struct Entry: Decodable {
    let directory: String?
    let command: String?
    let arguments: [String]?
    let file: String?

    func compileCommand(folder: String) -> CompileCommand? {
      let words = arguments ?? command.map { ShellWords.split($0) } ?? []
      let directory = directory ?? folder
      if let whole = CompileCommand(words: words, folder: directory) { return whole }
      // The source may be named only beside the command.
      guard let file, isSwift else { return nil }
      return CompileCommand(words: words + [file], folder: directory)
    }

    var isSwift: Bool { file?.hasSuffix(".swift") ?? false }
  }

  func plan() throws -> BuildPlan? {
    let entries: [Entry]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: PlanFile.contents(path))
    } catch let error as DecodingError {
      throw InvalidDatabase(path: path, why: "\(error)")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let commands = entries.compactMap { $0.compileCommand(folder: folder) }
    guard !commands.isEmpty else {
      if entries.contains(where: \.isSwift) { throw PlanError.noCommands(plan: path) }
      return nil
    }
    return BuildPlan(Self.modules(of: commands), origin: path, date: PlanFile.date(path))
  }

  /// One command for each module. An entry may name only one of its sources.
  private static func modules(of commands: [CompileCommand]) -> [CompileCommand] {
    let modules = Dictionary(grouping: commands, by: \.moduleName).sorted { $0.key < $1.key }.map(\.value)
    return modules.compactMap { commands in
      guard let first = commands.first else { return nil }
      var known = Set(first.sources)
      let further = commands.dropFirst().flatMap(\.sources).filter { known.insert($0).inserted }
      return further.isEmpty
        ? first
        : CompileCommand(compiler: first.compiler, arguments: first.arguments + further, folder: first.folder)
    }
  }
}

/// An error for a file that is no compilation database.
struct InvalidDatabase: Error, CustomStringConvertible {
  let path: String
  let why: String

  var description: String { "\(path) is not a compilation database: \(why)" }
}
