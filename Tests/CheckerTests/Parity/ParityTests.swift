import BindingGraph
import Checker
import CheckerGraphs
import CheckerRandomGraphs
import Cleanse
import Testing

@Suite("Parity of diagnostics") struct ParityTests {
  @Test(
    "A static check reports the same diagnostics as the run time, except for columns",
    arguments: allGraphs.map { TypeReference($0).qualifiedName })
  func equalFindings(root: String) throws {
    let atBuild = try #require(FixtureModules.findings.get()[root])
    let compared = atBuild.diagnostics.filter { !Self.isOfBuildOnly($0.id) }.map(ComparedDiagnostic.init)
    #expect(compared == Self.diagnosticsAtRunTime(of: allGraphs.first { TypeReference($0).qualifiedName == root }))
  }

  @Test("Static checks of 200 random graphs report the same diagnostics as the run time") func randomGraphs() throws {
    let findings = try GraphCheck([FixtureModules.random.get()]).findings
    let findingsOfRoot = Dictionary(uniqueKeysWithValues: findings.map { ($0.root, $0.diagnostics) })
    var kinds: Set<DiagnosticID> = []
    #expect(CheckerRandomGraphs.randomGraphs.count == 200)
    for root in CheckerRandomGraphs.randomGraphs {
      let name = TypeReference(root).qualifiedName
      let atBuild = findingsOfRoot[name, default: []].filter { !Self.isOfBuildOnly($0.id) }.map(ComparedDiagnostic.init)
      #expect(atBuild == Self.diagnosticsAtRunTime(of: root), "\(name)")
      kinds.formUnion(atBuild.map(\.id))
    }
    let expected: Set<DiagnosticID> = [
      .missingBinding, .duplicateBinding, .dependencyCycle, .scopeNesting, .duplicateKey, .selfInstallingComponent,
      .unusedBinding, .shadowedBinding, .undeferrableContribution, .unusedDecorator,
    ]
    #expect(kinds.isSuperset(of: expected), "\(kinds)")
  }

  @Test("Every diagnostic of a static check has a column") func columns() throws {
    let found = try FixtureModules.findings.get().values.flatMap(\.diagnostics)
    #expect(found.count > 50)
    #expect(found.filter { $0.location?.column == nil }.map { "\($0.headline)" } == [])
  }

  @Test("The compiler's trees of all fixtures contain only known forms") func knownForms() throws {
    let modules = try FixtureModules.all.get() + [FixtureModules.random.get()]
    let unknown = modules.flatMap(\.expressions).filter { if case .unknownForm = $0 { true } else { false } }
    #expect(unknown == [])
  }

  private static func diagnosticsAtRunTime(of root: (any RootComponent.Type)?) -> [ComparedDiagnostic] {
    func validate<C: RootComponent>(_ root: C.Type) -> [Diagnostic] { GraphValidator.validate(root).diagnostics }
    guard let root else { return [] }
    return validate(root).map(ComparedDiagnostic.init)
  }

  private static func isOfBuildOnly(_ id: DiagnosticID) -> Bool {
    [.chosenInitializer, .conditionalBinding, .sharedTwice, .unsharedState].contains(id)
  }
}
