import BindingGraph
import Checker
import CheckerGraphs
import CheckerRandomGraphs
import Cleanse
import Testing

@Suite("The same answers as at run time") struct ParityTests {
  @Test(
    "a graph reads the same at the build and at run time, but for columns",
    arguments: allGraphs.map { TypeReference($0).qualifiedName })
  func equalFindings(root: String) throws {
    let atBuild = try #require(FixtureModules.findings.get()[root])
    let compared = atBuild.diagnostics.filter { !Self.isOfBuildOnly($0.id) }.map(ComparedDiagnostic.init)
    #expect(compared == Self.diagnosticsAtRunTime(of: allGraphs.first { TypeReference($0).qualifiedName == root }))
  }

  @Test("200 random graphs read the same at the build and at run time") func randomGraphs() throws {
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

  @Test("everything that the build finds has a column") func columns() throws {
    let found = try FixtureModules.findings.get().values.flatMap(\.diagnostics)
    #expect(found.count > 50)
    #expect(found.filter { $0.location?.column == nil }.map { "\($0.headline)" } == [])
  }

  @Test("the compiler's trees of all fixtures have no unknown form") func knownForms() throws {
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
