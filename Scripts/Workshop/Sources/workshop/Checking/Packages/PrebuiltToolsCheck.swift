/// Builds a package that takes its plugin from the package of `Scripts/build-prebuilt-tools`, which has a compiled tool.
struct PrebuiltToolsCheck: Check {
  let name = "prebuilt-tools"
  let summary = "the package of Scripts/build-prebuilt-tools checks graphs with a compiled cleansec"

  private let tools = ".build/prebuilt/CleanseTools"

  func run(in repository: Repository, parts: [String]) throws {
    guard repository.exists(tools) else { throw Failure("there is no \(tools): run Scripts/build-prebuilt-tools") }
    let help = try Command(["swift", "build", "--help"], in: repository).result(capturing: .outputAndErrors)
    for system in ["native", "swiftbuild"] where help.output.contains(system) {
      try CheckedClient(tools: tools, in: repository).check(system, ["--scratch-path", ".build/prebuilt/\(system)"])
    }
  }
}
