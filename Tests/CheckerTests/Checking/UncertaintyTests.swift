import BindingGraph
import Testing

@testable import cleansec

@Suite("Configuration that depends on values") struct UncertaintyTests {
  @Test("A key that every branch binds counts as bound") func everyBranch() throws {
    let check = try check("BoundInEveryBranch")
    #expect(ids(check) == [])
    #expect(check.uncheckedCode == [])
  }

  @Test("A key that only some branches bind is a warning at its binding") func someBranches() throws {
    let check = try check("BoundInSomeBranches")
    #expect(ids(check) == [.conditionalBinding])
    #expect(check.diagnostics.first?.subject?.name == "Int8")
    #expect(check.diagnostics.first?.location?.line == 40)
  }

  @Test("A dependency without a binding in one branch is reported as missing") func missingInOneBranch() throws {
    let check = try check("MissingInOneBranch")
    #expect(ids(check) == [.missingBinding])
    #expect(check.diagnostics.first?.subject?.name == "Int16")
  }

  @Test("Bindings under opposite conditions are neither duplicates nor a cycle") func oppositeConditions() throws {
    #expect(try ids(check("OppositeConditions")) == [])
  }

  @Test("A binding after an early return is conditional") func earlyReturn() throws {
    let check = try check("EarlyReturn")
    #expect(ids(check) == [.conditionalBinding])
    #expect(check.diagnostics.first?.subject?.name == "Int16")
  }

  @Test("Two bindings in one branch are duplicates") func twiceInOneBranch() throws {
    let found = try ids(check("TwiceInOneBranch"))
    #expect(found == [.duplicateBinding])
  }

  @Test("A loop with bindings is a note, and a loop without bindings is none", arguments: ["Loop", "LoopByClosure"])
  func loop(fixture: String) throws {
    let check = try check(fixture)
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.map(\.reason) == [.loop])
  }

  @Test("A module chosen by a value is a note, and no binding is reported as missing") func moduleByValue() throws {
    let check = try check("ModuleByValue")
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.count == 1)
  }

  @Test("A closure of unknown origin is a note, and counts as a binding") func closureFromElsewhere() throws {
    let check = try check("ClosureFromElsewhere")
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.map(\.reason) == [.unknownCompletion])
  }

  @Test("A visibility chosen by a value is a note, and no binding is reported as missing") func visibilityByValue()
    throws
  {
    let check = try check("VisibilityByValue")
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.map(\.reason) == [.unknownVisibility])
  }

  @Test("A private binding in one branch is visible to its own module only") func privateInOneBranch() throws {
    let check = try check("PrivateInOneBranch")
    #expect(
      Set(check.diagnostics.filter { $0.id == .conditionalBinding }.compactMap(\.subject?.name)) == ["Int8", "Int16"])
    #expect(ids(check).allSatisfy { $0 == .conditionalBinding || $0 == .unusedBinding })
  }

  @Test(
    "A binder that escapes the check is a note at that line, and no binding is reported as missing",
    arguments: [
      ("ExistentialCall", 21), ("OpaqueCall", 32), ("OverrideOfObject", 47), ("ClosureInArray", 59),
      ("ClosureInProperty", 75), ("AssignedInBranch", 88), ("DefaultByConformance", 110),
      ("OpenedValue", 124), ("OpenedTypes", 138), ("WarningByValue", 161),
      ("SeedByValue", 168), ("ChangedBinderInObject", 190),
    ])
  func beyondReach(fixture: String, line: Int) throws {
    let check = try check(fixture)
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.map { $0.location?.line } == [line])
  }

  @Test("A warning that only one of two branches accepts is reported") func acceptedInOneBranch() throws {
    let check = try check("AcceptedInOneBranch")
    #expect(check.diagnostics.map { $0.subject?.name } == ["Int8"])
    #expect(ids(check) == [.unusedBinding])
  }

  @Test("Branches after an early return are all checked") func guardBeforeBranches() throws {
    let check = try check("GuardBeforeBranches")
    #expect(check.diagnostics.map { $0.subject?.name } == ["Int32", "Int8", "Int16"])
    #expect(ids(check) == [.missingBinding, .conditionalBinding, .conditionalBinding])
  }

  @Test("Endless recursion between functions ends the check with a note") func recursion() throws {
    let check = try check("Recursion")
    #expect(ids(check).filter { $0 != .duplicateBinding } == [])
    #expect(!check.uncheckedCode.isEmpty)
  }

  @Test("An implicit choice of init() among several initializers is a warning") func chosenInitializers() throws {
    let check = try check("ChosenInitializers")
    #expect(ids(check) == [.chosenInitializer, .chosenInitializer])
    #expect(check.diagnostics.map { $0.subject?.name } == ["Engine", "Radio"])
  }

  @Test("A generic root built with unknown type arguments is a note at its declaration") func genericRoot()
    throws
  {
    let notes = try GraphCheck(FixtureModules.all.get()).diagnostics.filter { $0.severity == .note }
    let unchecked = notes.filter { $0.subject?.name == "Unknown" }
    #expect(unchecked.map { "\($0.headline)" } == ["Unknown: built with type arguments that were not found"])
    #expect(unchecked.first?.location?.file.hasSuffix("Generics.swift") == true)
  }

  @Test("An unknown root throws an error with the searched modules") func unknownRoot() throws {
    let library = try FixtureModules.all.get()[0]
    #expect(throws: UnknownRoot(name: "Nope", known: [], searched: ["CheckerLibrary"])) {
      try GraphCheck([library], roots: ["Nope"])
    }
  }

  private func check(_ name: String) throws -> GraphCheck.Finding {
    try #require(FixtureModules.findings.get()["CheckerGraphs.\(name).Root"])
  }

  private func ids(_ check: GraphCheck.Finding) -> [DiagnosticID] { check.diagnostics.map(\.id) }
}
