import BindingGraph
import cleansec
import CheckerGraphs
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
    let graphs = try RandomGraphs()
    let facts = try graphs.facts()
    #expect(Self.unknownForms(in: [facts]) == [])
    let findings = try GraphCheck([facts]).findings
    let findingsOfRoot = Dictionary(uniqueKeysWithValues: findings.map { ($0.root, $0.diagnostics) })
    let atRunTime = try graphs.diagnosticsAtRunTime()
    var kinds: Set<DiagnosticID> = []
    #expect(atRunTime.count == 200)
    for (number, diagnostics) in atRunTime.enumerated() {
      let root = "\(RandomGraphs.module).Graph\(number).App"
      let atBuild = findingsOfRoot[root, default: []].filter { !Self.isOfBuildOnly($0.id) }.map(ComparedDiagnostic.init)
      #expect(atBuild.map(\.description) == diagnostics, "\(root)")
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
    #expect(try Self.unknownForms(in: FixtureModules.all.get()) == [])
  }

  private static func unknownForms(in modules: [ModuleFacts]) -> [Expression] {
    modules.flatMap(\.expressions).filter { if case .unknownForm = $0 { true } else { false } }
  }

  private static func diagnosticsAtRunTime(of root: (any RootComponent.Type)?) -> [ComparedDiagnostic] {
    func validate<C: RootComponent>(_ root: C.Type) -> [Diagnostic] { GraphValidator.validate(root).diagnostics }
    guard let root else { return [] }
    return validate(root).map(ComparedDiagnostic.init)
  }

  private static func isOfBuildOnly(_ id: DiagnosticID) -> Bool {
    [.chosenInitializer, .conditionalBinding, .sharedTwice, .unsharedClass].contains(id)
  }
}
