import BindingGraph
import Checker
import CheckerGraphs
import Cleanse
import Testing

@Suite("The same answers as at run time") struct ParityTests {
  @Test(
    "a graph reads the same at the build and at run time, but for columns",
    arguments: allGraphs.map { TypeReference($0).qualifiedName })
  func equalFindings(root: String) throws {
    let atBuild = try GraphCheck(FixtureModules.all.get(), roots: [root]).diagnostics
    let compared = atBuild.filter { !Self.isOfBuildOnly($0.id) }.map(ComparedDiagnostic.init)
    #expect(compared == Self.diagnosticsAtRunTime(of: root))
  }

  @Test("everything that the build finds has a column") func columns() throws {
    let found = try GraphCheck(FixtureModules.all.get()).diagnostics
    #expect(found.count > 50)
    #expect(found.filter { $0.location?.column == nil }.map { "\($0.headline)" } == [])
  }

  private static func diagnosticsAtRunTime(of name: String) -> [ComparedDiagnostic] {
    func validate<C: RootComponent>(_ root: C.Type) -> [Diagnostic] { GraphValidator.validate(root).diagnostics }
    guard let root = allGraphs.first(where: { TypeReference($0).qualifiedName == name }) else { return [] }
    return validate(root).map(ComparedDiagnostic.init)
  }

  private static func isOfBuildOnly(_ id: DiagnosticID) -> Bool {
    id == .chosenInitializer || id == .conditionalBinding
  }
}
