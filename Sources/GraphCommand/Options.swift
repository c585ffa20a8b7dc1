import GraphDocuments

/// What the command line of `cleanse-graph` says.
enum Options: Equatable {
  struct Comparison: Equatable {
    var old: String
    var new: String
    var format = GraphChanges.Format.text
  }

  struct Rendering: Equatable {
    var file: String
    /// `nil` where the output's extension names it, and for text.
    var format: GraphFormat?
    /// `nil` for standard output.
    var output: String?
    var filters: [GraphFilter] = []
  }

  case help
  case compare(Comparison)
  case render(Rendering)

  static var formatNames: [String] { GraphFormat.all.map(\.name) }
}

extension Options {
  /// - Throws: `UsageError`, `UnknownGraphFormat`
  init(parsing arguments: [String]) throws {
    var words = CommandWords(arguments)
    let files = try words.read()
    guard !words.has("--help") else {
      self = .help
      return
    }
    switch files.first {
    case "diff"?: self = .compare(try Self.comparison(of: files.dropFirst(), words))
    case "render"?: self = .render(try Self.rendering(of: files.dropFirst(), words))
    case let command?: throw UsageError.unknownCommand(command)
    case nil: throw UsageError.noCommand
    }
  }

  private static func comparison(of files: ArraySlice<String>, _ words: CommandWords) throws -> Comparison {
    try words.allow(["--format"], for: "diff")
    guard let old = files.first, let new = files.dropFirst().first, files.count == 2 else {
      throw UsageError.wrongFiles(command: "diff", count: 2)
    }
    var comparison = Comparison(old: old, new: new)
    if let name = words.value(of: "--format") {
      guard let format = GraphChanges.Format(rawValue: name) else { throw UsageError.unknownChangeFormat(name) }
      comparison.format = format
    }
    return comparison
  }

  private static func rendering(of files: ArraySlice<String>, _ words: CommandWords) throws -> Rendering {
    guard let file = files.first, files.count == 1 else { throw UsageError.wrongFiles(command: "render", count: 1) }
    return Rendering(
      file: file, format: try words.value(of: "--format").map { try GraphFormat(named: $0) },
      output: words.value(of: "--output"), filters: try filters(words))
  }

  /// In the order in which they make sense, whatever that of the words.
  private static func filters(_ words: CommandWords) throws -> [GraphFilter] {
    let depth = try words.value(of: "--depth").map { text in
      guard let depth = Int(text), depth >= 0 else { throw UsageError.noNumber("--depth", text) }
      return depth
    }
    var filters: [GraphFilter] = []
    if let name = words.value(of: "--needed-by") { filters.append(.needed(by: name, depth: depth)) }
    if let name = words.value(of: "--needing") { filters.append(.needing(name, depth: depth)) }
    if filters.isEmpty, let depth { filters.append(.depth(depth)) }
    if let name = words.value(of: "--component") { filters.append(.component(name)) }
    if words.has("--without-leaves") { filters.append(.withoutLeaves) }
    if words.has("--collapse-modules") { filters.append(.collapsedModules) }
    return filters
  }
}
