/// Compares the lists of `Documentation/API` with the built library, and the caveats in doc comments with the lists of
/// `Documentation/Stability.md`.
struct APICheck: Check {
  let name = "api"
  let summary = "Documentation/API and the lists of Documentation/Stability.md are those of the library"

  func run(in repository: Repository, parts: [String]) throws {
    let api = try PublicAPI(of: repository)
    let compiler = try CompilerVersion(in: repository)
    var problems = StabilityPage(try repository.text(of: StabilityPage.path)).problems(with: api)
    if let reason = try Self.reasonToLeaveOut(compiler: compiler, in: repository) {
      Output.line("api: the lists are left out, \(reason)")
    } else {
      problems += try Self.problems(with: APIGenerator.lists(of: api, compiler: compiler), in: repository)
    }
    guard problems.isEmpty else { throw Failure(problems) }
    Output.line("The public API is what Documentation/API and Documentation/Stability.md say")
  }

  /// The format of declarations depends on the compiler that recorded them, and few of them on the platform.
  static func reasonToLeaveOut(compiler: CompilerVersion, in repository: Repository) throws -> String? {
    #if os(Linux)
      let page = "\(APIGenerator.folder)/README.md"
      guard repository.exists(page), let line = try repository.text(of: page).firstMatch(of: /Recorded with .*/),
        try CompilerVersion(String(line.0)) != compiler
      else { return nil }
      return "because another compiler than Swift \(compiler) has recorded them"
    #else
      return "because Linux has recorded them"
    #endif
  }

  /// The lines that are missing (`-`) or new (`+`) in each list.
  static func problems(with lists: GeneratedFolder, in repository: Repository) throws -> [String] {
    let differences = try lists.differences(in: repository)
    guard !differences.isEmpty else { return [] }
    let lines = try lists.files.keys.sorted().filter { $0.hasSuffix(".txt") }.flatMap { name in
      let path = "\(lists.path)/\(name)"
      guard repository.exists(path) else { return [String]() }
      return ExpectedText.differences(
        from: try repository.text(of: path).components(separatedBy: "\n"),
        to: (lists.files[name] ?? "").components(separatedBy: "\n")
      ).map { "\(name): \($0)" }
    }
    return differences + lines + ["look at what has changed, and run Scripts/generate api"]
  }
}
