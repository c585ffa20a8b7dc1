import BindingGraph
import Testing

@testable import cleansec

@Suite("Bindings in branches") struct BranchTests {
  @Test("A dependency that only an inner branch binds is reported as a conditional binding") func nested() throws {
    let check = try check("NestedBranch")
    #expect(subjects(check, .conditionalBinding) == ["Int8"])
    #expect(check.diagnostics.count == 1)
    #expect(check.diagnostics.first?.steps.map { $0.location?.line } == [9, 15])
  }

  @Test("A dependency in one branch on a binding of an independent branch is reported") func independent() throws {
    let check = try check("IndependentBranches")
    #expect(subjects(check, .conditionalBinding) == ["Int8"])
    #expect(check.diagnostics.count == 1)
    #expect(check.diagnostics.first?.steps.map { $0.location?.line } == [23, 25])
  }

  @Test("Equal conditions and their opposites are matched, also across early returns")
  func sameConditions() throws {
    #expect(try check("SameConditions").diagnostics.filter { $0.id != .unusedBinding }.map { "\($0.headline)" } == [])
  }

  @Test("Duplicates and a cycle that one path certainly reaches are errors with the bindings of that path")
  func certainFaults() throws {
    let check = try check("CertainFaults")
    #expect(check.diagnostics.map(\.id) == [.duplicateBinding, .duplicateKey, .dependencyCycle])
    #expect(check.diagnostics.map { $0.steps.map { $0.location?.line } } == [[71, 73], [74, 77], [78, 80]])
  }

  @Test("Branches of a function that is called twice are independent in each call") func differentCalls() throws {
    #expect(try check("DifferentCalls").diagnostics.map { "\($0.headline)" } == [])
  }

  @Test("A binding in branches of a subcomponent is missing in the parent component")
  func boundInChild() throws {
    let check = try check("BoundInChildOnly")
    #expect(check.diagnostics.map(\.id) == [.missingBinding])
    #expect(subjects(check, .missingBinding) == ["Int8"])
  }

  @Test("A branch that ends the program needs no bindings") func ends() throws {
    let check = try check("EndsOfPrograms")
    #expect(check.diagnostics.map { "\($0.headline)" } == [])
    #expect(check.uncheckedCode == [])
  }

  @Test("Checking follows fallthrough, exits from statements and caught errors") func jumps() throws {
    let check = try check("Jumps")
    #expect(check.diagnostics.map { "\($0.headline)" } == [])
    #expect(check.uncheckedCode == [])
  }

  @Test("A dropped error makes the bindings after it conditional or missing") func attempts() throws {
    let check = try check("Attempts")
    #expect(subjects(check, .conditionalBinding) == ["Int8"])
    #expect(subjects(check, .missingBinding) == ["Int32"])
  }

  @Test("A configuration that ends the program on every path is reported as unchecked code") func endsAlways() throws {
    let check = try check("Unfinished")
    #expect(check.diagnostics.map { "\($0.headline)" } == [])
    #expect(
      check.uncheckedCode.map { "\(UncheckedCodeFact($0).content.headline.text)" } == [
        "Root: every path through its configuration ends the program or throws an error"
      ])
  }

  @Test("A missing binding of any branch has the chain from the root") func chains() throws {
    let source = MarkedSource(
      text: """
        import Cleanse
        struct Engine { init(fuel: Fuel) {} }
        struct Fuel { init(price: Int8) {} }
        struct App: RootComponent {
          static func configure(binder: UnscopedBinder) {
            if Bool.random() {
              binder.bind(Engine.self).to { Engine(fuel: Fuel(price: 1)) }
            } else {
              binder.bind(Engine.self).to(factory: Engine.init)
              binder.bind(Fuel.self).to(factory: Fuel.init)
            }
          }
          static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
            bind.to { (_: Engine) in true }
          }
        }
        """)
    let missing = try source.check().diagnostics.filter { $0.id == .missingBinding }
    #expect(missing.map { $0.subject?.name } == ["Int8"])
    #expect(missing.first?.chain.map(\.name) == ["Bool", "Engine", "Fuel"])
  }

  @Test("A base class of other roots is checked only if it is named as a root") func baseClass() throws {
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
