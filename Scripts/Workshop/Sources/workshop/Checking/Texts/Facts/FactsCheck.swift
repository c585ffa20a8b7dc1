/// Compares the documentation with the code that it describes: options, commands, functions, folders and measured figures.
struct FactsCheck: TextCheck {
  let name = "facts"
  let summary = "options, commands, functions, folders and figures in the documentation are those of the code"
  let success = "The documentation names what is there"

  func problems(in repository: Repository) throws -> [String] {
    let pages = try DocumentedPage.all(in: repository)
    let options = try OptionTables(in: repository)
    let commands = try CommandNames(in: repository)
    let functions = try PublicFunctions(in: repository)
    let figures = try RecordedFigures(in: repository)
    var problems = try folderProblems(in: repository)
    for page in pages {
      for line in page.lines {
        var found = options.problems(in: line)
        found += commands.problems(in: line)
        if page.kind != .schema { found += functions.problems(in: line, of: page.kind) }
        problems += found.map { "\(page.path):\(line.number): \($0)" }
      }
      if page.kind == .guide { problems += figures.problems(in: page) }
    }
    return problems
  }

  /// Source folders that the table for contributors lacks.
  private func folderProblems(in repository: Repository) throws -> [String] {
    let table = try repository.text(of: "CONTRIBUTING.md")
    return try repository.names(in: "Sources").filter {
      repository.isFolder("Sources/\($0)") && !table.contains("`\($0)`")
    }
    .map { "CONTRIBUTING.md: the folder Sources/\($0) is missing" }
  }
}
