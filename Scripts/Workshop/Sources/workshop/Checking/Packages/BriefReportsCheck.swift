/// Builds the package Tests/Fixtures/BriefReports optimized, in a folder of its own because the library has other code
/// without its trait DetailedReports, and compares its reports. All other packages build the library with the trait.
struct BriefReportsCheck: Check {
  let name = "brief-reports"
  let summary = "a release program without the trait DetailedReports has brief reports, and no code for more"

  private let package = "Tests/Fixtures/BriefReports"
  /// Part of the mangled names of functions that only detailed reports need: a property `explanation`.
  private let detail = "11explanation"

  func run(in repository: Repository, parts: [String]) throws {
    let package = try BuiltPackage(
      self.package, options: ["-c", "release"], scratch: ".build/brief-reports", in: repository)
    try package.compareOutput(
      of: "BriefReports", with: "\(self.package)/Sources/BriefReports/ExpectedOutput.txt")
    guard try Command(["which", "nm"], in: repository).result(capturing: .outputAndErrors).isSuccess else { return }
    let folder = try package.swift("build", "--show-bin-path").output().trimmingCharacters(in: .whitespacesAndNewlines)
    let symbols = try Command(["nm", "\(folder)/BriefReports"], in: repository).output().split(separator: "\n")
    let left = symbols.filter { ($0.contains(" t ") || $0.contains(" T ")) && $0.contains(detail) }
    guard left.isEmpty else {
      throw Failure(left.prefix(5).map { "a program without DetailedReports still has \($0)" })
    }
  }
}
