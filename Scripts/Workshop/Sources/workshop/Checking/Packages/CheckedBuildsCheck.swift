/// Builds a package with the plugin CleanseBuildCheck, with each build system: with a valid graph, without a binding, and
/// with the binding again. The build runs the check only after a change.
struct CheckedBuildsCheck: Check {
  let name = "checked-builds"
  let summary = "a build with the plugin CleanseBuildCheck fails for a missing binding, at its line"

  /// The folders and options of other checks, so that the tool is compiled once.
  private let options = [
    "native": ["--scratch-path", ".build/packages"] + WiringCheck.options,
    "swiftbuild": ["--scratch-path", ".build/swiftbuild"],
  ]

  func run(in repository: Repository, parts: [String]) throws {
    let help = try Command(["swift", "build", "--help"], in: repository).result(capturing: .outputAndErrors)
    try BuiltPackage.removePlans(in: repository)
    for (system, options) in options.sorted(by: { $0.key < $1.key }) where help.output.contains(system) {
      try CheckedClient(in: repository).check(system, options)
    }
  }
}
