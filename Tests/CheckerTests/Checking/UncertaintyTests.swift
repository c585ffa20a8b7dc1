import BindingGraph
import Testing

@testable import Checker

@Suite("What depends on values") struct UncertaintyTests {
  @Test("a key that every branch binds is bound") func everyBranch() throws {
    let check = try check("BoundInEveryBranch")
    #expect(ids(check) == [])
    #expect(check.uncheckedCode == [])
  }

  @Test("a key that some branches bind is a warning where it is bound") func someBranches() throws {
    let check = try check("BoundInSomeBranches")
    #expect(ids(check) == [.conditionalBinding])
    #expect(check.diagnostics.first?.subject?.name == "Int8")
    #expect(check.diagnostics.first?.location?.line == 40)
  }

  @Test("what is missing in one branch is missing") func missingInOneBranch() throws {
    let check = try check("MissingInOneBranch")
    #expect(ids(check) == [.missingBinding])
    #expect(check.diagnostics.first?.subject?.name == "Int16")
  }

  @Test("bindings of opposite conditions are no duplicates, and close no cycle") func oppositeConditions() throws {
    #expect(try ids(check("OppositeConditions")) == [])
  }

  @Test("what follows an early return stands in a branch") func earlyReturn() throws {
    let check = try check("EarlyReturn")
    #expect(ids(check) == [.conditionalBinding])
    #expect(check.diagnostics.first?.subject?.name == "Int16")
  }

  @Test("two bindings of one branch are duplicates") func twiceInOneBranch() throws {
    let found = try ids(check("TwiceInOneBranch"))
    #expect(found == [.duplicateBinding])
  }

  @Test("a loop that binds is a note, and no other loop", arguments: ["Loop", "LoopByClosure"])
  func loop(fixture: String) throws {
    let check = try check(fixture)
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.map(\.reason) == [.loop])
  }

  @Test("a module that a value chooses is a note, and excuses what is missing") func moduleByValue() throws {
    let check = try check("ModuleByValue")
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.count == 1)
  }

  @Test("a closure from elsewhere is a note, and binds") func closureFromElsewhere() throws {
    let check = try check("ClosureFromElsewhere")
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.map(\.reason) == [.unknownCompletion])
  }

  @Test("a visibility that a value chooses is a note, and excuses what is missing") func visibilityByValue() throws {
    let check = try check("VisibilityByValue")
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.map(\.reason) == [.unknownVisibility])
  }

  @Test("a private binding of some branches serves its own module only") func privateInOneBranch() throws {
    let check = try check("PrivateInOneBranch")
    #expect(
      Set(check.diagnostics.filter { $0.id == .conditionalBinding }.compactMap(\.subject?.name)) == ["Int8", "Int16"])
    #expect(ids(check).allSatisfy { $0 == .conditionalBinding || $0 == .unusedBinding })
  }

  @Test("a binder that a value keeps is a note") func storedBinder() throws {
    let check = try check("StoredBinder")
    #expect(ids(check) == [])
    #expect(!check.uncheckedCode.isEmpty)
  }

  @Test(
    "a binder that goes where nobody can follow is a note at that line, and excuses what is missing",
    arguments: [
      ("ExistentialCall", 21), ("OpaqueCall", 32), ("OverrideOfObject", 47), ("ClosureInArray", 58),
      ("ClosureInProperty", 75), ("AssignedInBranch", 88), ("DefaultByConformance", 110),
      ("OpenedValue", 124), ("OpenedTypes", 138), ("KeptByLocalType", 159), ("WarningByValue", 175),
      ("SeedByValue", 182),
    ])
  func beyondReach(fixture: String, line: Int) throws {
    let check = try check(fixture)
    #expect(ids(check) == [])
    #expect(check.uncheckedCode.map { $0.location?.line } == [line])
  }

  @Test("a warning that one branch does not accept is told") func acceptedInOneBranch() throws {
    let check = try check("AcceptedInOneBranch")
    #expect(check.diagnostics.map { $0.subject?.name } == ["Int8"])
    #expect(ids(check) == [.unusedBinding])
  }

  @Test("branches behind an early return are all read") func guardBeforeBranches() throws {
    let check = try check("GuardBeforeBranches")
    #expect(check.diagnostics.map { $0.subject?.name } == ["Int32", "Int8", "Int16"])
    #expect(ids(check) == [.missingBinding, .conditionalBinding, .conditionalBinding])
  }

  @Test("functions that call each other without an end are a note, and end") func recursion() throws {
    let check = try check("Recursion")
    #expect(ids(check).filter { $0 != .duplicateBinding } == [])
    #expect(!check.uncheckedCode.isEmpty)
  }

  @Test("init() among several initializers is a warning, where nobody has chosen it") func chosenInitializers() throws {
    let check = try check("ChosenInitializers")
    #expect(ids(check) == [.chosenInitializer, .chosenInitializer])
    #expect(check.diagnostics.map { $0.subject?.name } == ["Engine", "Radio"])
  }

  @Test("a generic root that is built with unknown type arguments is a note where it is declared") func genericRoot()
    throws
  {
    let notes = try GraphCheck(FixtureModules.all.get()).diagnostics.filter { $0.severity == .note }
    let unchecked = notes.filter { $0.subject?.name == "Unknown" }
    #expect(unchecked.map { "\($0.headline)" } == ["Unknown: built with type arguments that were not found"])
    #expect(unchecked.first?.location?.file.hasSuffix("Generics.swift") == true)
  }

  @Test("a root that nobody declares is an error that names the known ones") func unknownRoot() throws {
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
