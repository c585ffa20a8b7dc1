import BindingGraph
import Testing

@testable import Checker

@Suite("What several branches come to together") struct BranchTests {
  @Test("what is bound in an inner branch only is not bound in all of them") func nested() throws {
    let check = try check("NestedBranch")
    #expect(subjects(check, .conditionalBinding) == ["Int8"])
    #expect(check.diagnostics.count == 1)
    #expect(check.diagnostics.first?.steps.map { $0.location?.line } == [9, 15])
  }

  @Test("a branch may ask for what an independent one binds") func independent() throws {
    let check = try check("IndependentBranches")
    #expect(subjects(check, .conditionalBinding) == ["Int8"])
    #expect(check.diagnostics.count == 1)
    #expect(check.diagnostics.first?.steps.map { $0.location?.line } == [23, 25])
  }

  @Test("conditions that read the same hold together, also as their opposites, and across returns")
  func sameConditions() throws {
    #expect(try check("SameConditions").diagnostics.filter { $0.id != .unusedBinding }.map { "\($0.headline)" } == [])
  }

  @Test("what one way is sure to meet is an error, with the bindings of that way") func certainFaults() throws {
    let check = try check("CertainFaults")
    #expect(check.diagnostics.map(\.id) == [.duplicateBinding, .duplicateKey, .dependencyCycle])
    #expect(check.diagnostics.map { $0.steps.map { $0.location?.line } } == [[71, 73], [74, 77], [78, 80]])
  }

  @Test("a function that is called twice may choose differently each time") func differentCalls() throws {
    #expect(try check("DifferentCalls").diagnostics.map { "\($0.headline)" } == [])
  }

  @Test("what only an installed component binds is missing outside, also where branches bind it")
  func boundInChild() throws {
    let check = try check("BoundInChildOnly")
    #expect(check.diagnostics.map(\.id) == [.missingBinding])
    #expect(subjects(check, .missingBinding) == ["Int8"])
  }

  @Test("a way that ends the program needs no bindings") func ends() throws {
    let check = try check("EndsOfPrograms")
    #expect(check.diagnostics.map { "\($0.headline)" } == [])
    #expect(check.uncheckedCode == [])
  }

  @Test("cases that fall through, statements that are left, and errors that are caught lead on") func jumps() throws {
    let check = try check("Jumps")
    #expect(check.diagnostics.map { "\($0.headline)" } == [])
    #expect(check.uncheckedCode == [])
  }

  @Test("an error that is dropped leaves what would have been bound") func attempts() throws {
    let check = try check("Attempts")
    #expect(subjects(check, .conditionalBinding) == ["Int8"])
    #expect(subjects(check, .missingBinding) == ["Int32"])
  }

  @Test("code that ends the program on all ways is a note") func endsAlways() throws {
    let check = try check("Unfinished")
    #expect(check.diagnostics.map { "\($0.headline)" } == [])
    #expect(
      check.uncheckedCode.map { "\($0.content.headline.text)" } == [
        "Root: every path through its configuration ends the program or throws an error"
      ])
  }

  @Test("a class that only others inherit from is no root to check") func baseClass() throws {
    let findings = try FixtureModules.findings.get()
    #expect(findings["CheckerGraphs.BaseClasses.Base"] == nil)
    #expect(findings["CheckerGraphs.BaseClasses.Root"]?.diagnostics.count == 0)
    let named = try GraphCheck(FixtureModules.all.get(), roots: ["BaseClasses.Base"])
    #expect(named.diagnostics.map { $0.subject?.name } == ["Int8"])
  }

  private func check(_ name: String) throws -> GraphCheck.Finding {
    try #require(FixtureModules.findings.get()["CheckerGraphs.\(name).Root"])
  }

  private func subjects(_ check: GraphCheck.Finding, _ id: DiagnosticID) -> [String?] {
    check.diagnostics.filter { $0.id == id }.map { $0.subject?.name }
  }
}
