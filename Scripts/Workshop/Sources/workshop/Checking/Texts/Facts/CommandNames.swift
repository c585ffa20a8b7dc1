/// Scripts, checks and tests that commands in the documentation can name.
struct CommandNames {
  private let repository: Repository
  /// The types in test targets.
  private let testTypes: Set<String>

  init(in repository: Repository) throws {
    self.repository = repository
    let folders = ["Tests", "Scripts/Workshop/Tests", "Sources/Benchmarks/Tests"]
    testTypes = try Set(
      folders.flatMap { try repository.files(below: $0, endingIn: ".swift") }.flatMap { file in
        try repository.text(of: file).matches(of: /\b(?:struct|class|enum|actor)\ (\w+)/).map { String($0.1) }
      })
  }

  /// The scripts, checks and tests that a line names and that do not exist.
  func problems(in line: DocumentedPage.Line) -> [String] {
    line.code.filter { $0.contains("/") || $0.contains("--filter") }.flatMap { code in
      let scripts = code.matches(of: /(?:^|\ )((?:Scripts|\.ci)\/[a-z0-9-]+)/).map { String($0.1) }
      let checks = code.firstMatch(of: /Scripts\/check((?:\ [a-z0-9]+)+)/)?.1.split(separator: " ").prefix(1) ?? []
      let tests = code.matches(of: /--filter[\ =]"?([\w|]+)/).flatMap { $0.1.split(separator: "|") }
      return scripts.filter { !repository.exists($0) }.map { "there is no \($0)" }
        + checks.filter { name in !Workshop.checks.contains { $0.name == name } }.map { "there is no check \($0)" }
        + tests.filter { test in !testTypes.contains { $0.contains(test) } }.map { "no type of tests is called \($0)" }
    }
  }
}
