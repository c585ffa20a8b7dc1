import Foundation

/// Counts words that address the reader, and words that stand for a noun, in pages, schemas, comments, titles of tests
/// and commit messages.
///
/// This is a lower bound: a text that passes can still read badly.
struct WordsCheck: TextCheck {
  let name = "words"
  let summary = "pages address their reader; pages, comments, test titles and commits call things by their nouns"
  let success = "The documentation speaks to its reader, and comments and titles name things"

  /// Tables and records, which have no reader to address; nor do decisions.
  private static let references: Set = [
    "Documentation/README.md", "Documentation/API/README.md", "Documentation/Architecture.md",
    "Documentation/Benchmarks.md",
  ]

  /// Folders and files of Swift code whose comments are counted together, without generated files.
  private static let code = ["Package.swift", "Sources", "Tests", "Scripts"]
  /// Scripts and style sheets, which are counted alone: a rate of all sources would hide them.
  private static let page = "Sources/GraphDocuments/Rendering/HTML/Page"
  /// The last commit before these rules. Commits cannot be changed, so that only later ones are checked.
  private static let lastUncheckedCommit = "902f1cb232d7f3e88cc5085214418e5c922c8c6c"

  func problems(in repository: Repository) throws -> [String] {
    try problemsOfPages(in: repository) + problemsOfSchemas(in: repository) + problemsOfCode(in: repository)
      + problemsOfScripts(in: repository) + Self.problems(ofCommits: subjects(in: repository))
  }

  private func problemsOfPages(in repository: Repository) throws -> [String] {
    try repository.guides().filter {
      !Self.references.contains($0) && !$0.hasPrefix("Documentation/Decisions/")
    }.flatMap { page in
      ProseCount(of: try repository.text(of: page)).problems.map { "\(page): \($0)" }
    }
  }

  private func problemsOfSchemas(in repository: Repository) throws -> [String] {
    let files = try repository.files(below: "Documentation", endingIn: ".schema.json")
    let descriptions = try files.flatMap { file in
      try repository.text(of: file).components(separatedBy: "\n").enumerated().flatMap { number, line in
        line.matches(of: /"(?:title|description)": "([^"]*)"/).map { ("\(file):\(number + 1)", String($0.1)) }
      }
    }
    return VagueWords(of: "descriptions of schemas", descriptions).problems
  }

  private func problemsOfCode(in repository: Repository) throws -> [String] {
    let manifest = "Package.swift"
    let titles = TestTitles(manifest: repository.exists(manifest) ? try repository.text(of: manifest) : "")
    return try Self.code.flatMap { part in
      var comments: [(String, String)] = []
      var problems: [String] = []
      for file in try repository.isFolder(part) ? repository.files(below: part, endingIn: ".swift") : [part]
      where repository.exists(file) && !file.contains("/Generated/") {
        let remarks = SwiftRemarks(try repository.text(of: file))
        comments += remarks.comments.map { ("\(file):\($0.line)", $0.text) }
        problems += remarks.titles.compactMap { title in
          titles.problem(of: title.text).map { "\(file):\(title.line): \($0)" }
        }
      }
      return problems + VagueWords(of: "comments of \(part)", comments).problems
    }
  }

  private func problemsOfScripts(in repository: Repository) throws -> [String] {
    let files = try [".js", ".css"].flatMap { try repository.files(below: Self.page, endingIn: $0) }
    let comments = try files.flatMap { file in
      Remark.comments(inScript: try repository.text(of: file)).map { ("\(file):\($0.line)", $0.text) }
    }
    return VagueWords(of: "comments of \(Self.page)", comments).problems
  }

  /// The problems of the subjects of commits, each behind its abbreviated identifier and a space.
  static func problems(ofCommits subjects: [String]) -> [String] {
    VagueWords(
      of: "subjects of commits",
      subjects.map { subject in
        let parts = subject.split(separator: " ", maxSplits: 1)
        return ("commit \(parts.first ?? "")", parts.count > 1 ? String(parts[1]) : "")
      }
    ).problems
  }

  /// The commits since the rules; none without the history, as in a shallow clone.
  private func subjects(in repository: Repository) throws -> [String] {
    let log = try Command(
      ["git", "log", "--no-merges", "--format=%h %s", "\(Self.lastUncheckedCommit)..HEAD"], in: repository
    ).result(capturing: .outputAndErrors)
    return log.isSuccess ? log.output.split(separator: "\n").map(String.init) : []
  }
}
