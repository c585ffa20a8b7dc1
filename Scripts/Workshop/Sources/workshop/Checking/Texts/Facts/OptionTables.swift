/// The options of the tools, of the examples and of the scripts.
struct OptionTables {
  /// The options of each program, by its name.
  private let options: [String: Set<String>]

  /// The folders whose Swift files declare the options of a program.
  private static let declarations: [String: [String]] = [
    "cleansec": ["Sources/Checker/Command"],
    "cleanse-graph": ["Sources/GraphCommand"],
    "cleanse-autowire": ["Sources/AutowireGenerator/Command"],
    "diagnostics-tour": ["Sources/Examples/diagnostics-tour"],
    "github-browser": ["Sources/Examples/GitHubBrowser/CommandLine", "Sources/LaunchChoices"],
    "GraphRuleCommand": ["Sources/CleanseGraph"],
    "generate": ["Scripts/Workshop/Sources/workshop"],
    "check": ["Scripts/Workshop/Sources/workshop"],
  ]

  /// Programs of other projects, whose options are not checked, and those of their options that are named alone.
  private static let others: Set = ["swift", "swiftc", "git", "xcodebuild", "xcrun", "pod", "carthage", "npm"]
  private static let othersOptions: Set = [
    "--allow-writing-to-package-directory", "--build-system", "--filter", "--icf", "--package-path", "--product",
    "--scratch-path",
  ]

  init(in repository: Repository) throws {
    var options: [String: Set<String>] = [:]
    for (program, folders) in Self.declarations {
      let files = try folders.flatMap { try repository.files(below: $0, endingIn: ".swift") }
      let text = try files.map { try repository.text(of: $0) }.joined()
      // A table takes precedence, because error messages name options too.
      let declared = text.matches(of: /\.(?:option|flag)\(\s*"(--[a-z-]+)"/).map { String($0.1) }
      let named = declared.isEmpty ? text.matches(of: /"(--[a-z-]+)/).map { String($0.1) } : declared
      options[program] = Set(named + ["--help", "--version"])
    }
    for script in try repository.names(in: "Scripts") where options[script] == nil {
      let path = "Scripts/\(script)"
      guard !repository.isFolder(path) else { continue }
      options[script] = Set(try repository.text(of: path).matches(of: /--[a-z][a-z-]*/).map { String($0.0) })
    }
    self.options = options
  }

  /// The options that a line names and that do not exist.
  func problems(in line: DocumentedPage.Line) -> [String] {
    line.code.filter { $0.contains("--") }.flatMap(problems)
  }

  private func problems(in code: String) -> [String] {
    var program: String?
    var isOfOthers = false
    var problems: [String] = []
    var last: Substring = ""
    for word in code.split(whereSeparator: { " |'\"(),;".contains($0) }) {
      defer { last = word }
      if let option = word.prefixMatch(of: /--[a-z][a-z-]*/).map({ String($0.0) }) {
        guard !isOfOthers, !isKnown(option, of: program) else { continue }
        problems.append(program.map { "\($0) has no option \(option)" } ?? "no tool has the option \(option)")
      } else if word == "--" {
        return problems
      } else if last != "--product", let name = word.split(separator: "/").last.map(String.init) {
        if options[name] != nil, name != "check" && name != "generate" || word.hasPrefix("Scripts/") {
          (program, isOfOthers) = (name, false)
        } else if Self.others.contains(name) {
          (program, isOfOthers) = (nil, true)
        }
      }
    }
    return problems
  }

  private func isKnown(_ option: String, of program: String?) -> Bool {
    if let program { return options[program]?.contains(option) ?? false }
    return Self.othersOptions.contains(option) || options.values.contains { $0.contains(option) }
  }
}
