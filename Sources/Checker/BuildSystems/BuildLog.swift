import Foundation

/// The output of Swift Build or `xcodebuild`: a line `builtin-SwiftDriver -- .../swiftc ...` for each compiled module.
/// It omits modules that were up to date, but names a build description, which has all modules.
struct BuildLog: BuildPlanReader {
  /// `-` for the standard input.
  let path: String
  /// The commands of former logs, for modules that are neither in this log nor in the description.
  let memory: RememberedCommands

  var name: String { path == "-" ? "the log on standard input" : path }
  /// The build descriptions that a log names change only together with the log.
  var files: [String] { [path] }

  func plan() throws -> BuildPlan? {
    let contents =
      path == "-" ? FileHandle.standardInput.readDataToEndOfFile() : try PlanFile.contents(path)
    let log = Contents(String(decoding: contents, as: UTF8.self))
    let described = log.descriptions.flatMap { BuildDescription(path: $0).commands }
    let commands = memory.complete(log.commands, with: described)
    guard !commands.isEmpty else { return nil }
    return BuildPlan(commands, origin: name, date: path == "-" ? nil : PlanFile.date(path))
  }

  /// The parsed contents of a log.
  struct Contents {
    private(set) var commands: [CompileCommand] = []
    /// The paths of the build descriptions that were built.
    private(set) var descriptions: [String] = []

    private static let drivers = ["builtin-SwiftDriver -- ", "builtin-Swift-Compilation -- "]
    private static let descriptionPath = "Build description path: "

    init(_ log: String) {
      var folder = "/"
      for line in log.split(whereSeparator: \.isNewline) {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("cd ") {
          folder = ShellWords.split(text).dropFirst().first ?? folder
        } else if let range = text.range(of: Self.descriptionPath) {
          descriptions.append(text[range.upperBound...].trimmingCharacters(in: .whitespaces))
        } else if let driver = Self.drivers.first(where: { text.contains($0) }), let range = text.range(of: driver),
          let command = CompileCommand(words: ShellWords.split(text[range.upperBound...]), folder: folder)
        {
          commands.append(command)
        }
      }
    }
  }
}
