/// Runs `swift package cleansec` in the package Tests/Fixtures/Wiring, which depends on this one by its path.
struct CleansecCheck: Check {
  let name = "cleansec"
  let summary = "`swift package cleansec` finds in Tests/Fixtures/Wiring what it should"

  func run(in repository: Repository, parts: [String]) throws {
    // The folder and options are those of the wiring check, so that nothing is compiled twice.
    let package = try BuiltPackage(WiringCheck.package, options: WiringCheck.options, in: repository)
    let folder = repository.url(of: WiringCheck.package).path
    func result(_ targets: String..., rules: String? = nil) throws -> Command.Result {
      let options = targets.flatMap { ["--target", $0] } + (rules.map { ["--rules", $0] } ?? [])
      return try package.swift("package", ["cleansec", "--relative-to", folder] + options).result(capturing: .output)
    }

    let valid = try result("WiredApp", "OwnMarks", "MainActorApp", "RuledApp")
    guard valid.isSuccess && CompilerMessages(valid.output).findings.isEmpty else {
      throw Failure("nothing should be found in the valid programs").adding(valid.output)
    }
    Output.line("Nothing is found in the valid programs")

    let unbound = try result("UnboundApp")
    guard !unbound.isSuccess else { throw Failure("UnboundApp should have an error") }
    let findings = CompilerMessages(unbound.output).findings.map { $0 + "\n" }.joined()
    try ExpectedText("\(WiringCheck.package)/ExpectedOutput/cleansec.txt", in: repository).compare(findings)
    Output.line("UnboundApp has the error that it should have")

    let ruled = try result("RuledApp", "UnboundApp", rules: "AppRules")
    guard !ruled.isSuccess else { throw Failure("RuledApp should have an error of a rule") }
    let ruleFindings = CompilerMessages(ruled.output).findings.map { $0 + "\n" }.joined()
    try ExpectedText("\(WiringCheck.package)/ExpectedOutput/cleansec-rules.txt", in: repository).compare(ruleFindings)
    Output.line("The rules of AppRules find what they should, beside the errors of graphs")

    let faulty = try result("Faulty")
    guard !faulty.isSuccess else { throw Failure("Faulty should not compile") }
    let errors = CompilerMessages(faulty.output).errors
    guard !errors.isEmpty && Set(errors).count == errors.count else {
      throw Failure("each error of the compiler should be told once").adding(faulty.output)
    }
    Output.line("What does not compile is told once")
  }
}
