/// Builds the program BriefReports of two packages, and compares its reports: optimized and with the default traits, as
/// users release it, and for debugging, which has the same errors in complete reports.
struct BriefReportsCheck: Check {
  let name = "brief-reports"
  let summary = "a release program has brief reports of the same errors, and no code for complete ones"

  private let program = "BriefReports"
  private let folder = "Tests/Fixtures/Clients/Programs/BriefReports"
  /// Part of the mangled names of functions that only complete reports need: a property `explanation`.
  private let detail = "11explanation"

  func run(in repository: Repository, parts: [String]) throws {
    let debug = try BuiltPackage(WiringCheck.package, options: WiringCheck.options, in: repository)
    try debug.build(program)
    try debug.compareOutput(of: program, ["--findings"], with: "\(folder)/ExpectedFindings.txt")
    let release = try BuiltPackage("Tests/Fixtures/Clients", options: ["-c", "release"], in: repository)
    try release.build()
    try release.compareOutput(of: program, ["--findings"], with: "\(folder)/ExpectedFindings.txt")
    try release.compareOutput(of: program, with: "\(folder)/ExpectedOutput.txt")
    guard try Command(["which", "nm"], in: repository).result(capturing: .outputAndErrors).isSuccess else { return }
    let symbols = try Command(["nm", release.path(of: program)], in: repository).output().split(separator: "\n")
    let left = symbols.filter { ($0.contains(" t ") || $0.contains(" T ")) && $0.contains(detail) }
    guard left.isEmpty else {
      throw Failure(left.prefix(5).map { "a program without DetailedReports still has \($0)" })
    }
  }
}
