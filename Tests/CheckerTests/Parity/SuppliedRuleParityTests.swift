import BindingGraph
import CheckerGraphs
import Cleanse
import TestSupport
import Testing
import cleansec

@Suite("Parity of supplied rules") struct SuppliedRuleParityTests {
  private static let ids: Set<DiagnosticID> = [.unsharedClass, .implementationBesideProtocol]

  private static let findings = Result {
    let check = try GraphCheck(FixtureModules.all.get(), enabling: Set(SuppliedRule.allCases))
    return Dictionary(uniqueKeysWithValues: check.findings.map { ($0.root, $0.diagnostics) })
  }

  @Test(
    "The supplied rules report the same warnings in the static check as at run time",
    arguments: allGraphs.map { TypeReference($0).qualifiedName })
  func equalWarnings(root: String) throws {
    let component = try #require(allGraphs.first { TypeReference($0).qualifiedName == root })
    let atBuild = try #require(Self.findings.get()[root]).filter { Self.ids.contains($0.id) }
    #expect(atBuild.map(ComparedDiagnostic.init) == Self.warningsAtRunTime(of: component))
  }

  @Test("Each supplied rule finds warnings in the fixtures") func coverage() throws {
    let found = try Self.findings.get().values.joined().filter { Self.ids.contains($0.id) }
    #expect(Set(found.map(\.id)) == Self.ids)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  private static func warningsAtRunTime(of root: any RootComponent.Type) -> [ComparedDiagnostic] {
    func validate<C: RootComponent>(_ root: C.Type) -> [Diagnostic] {
      let rules = CleanseServiceLoader([ImplementationBesideProtocolRule(), UnsharedClassRule()])
      return GraphValidator.validate(root, serviceLoader: rules).warnings
    }
    return Diagnostic.sortedBySeverity(validate(root).filter { ids.contains($0.id) }).map(ComparedDiagnostic.init)
  }
}
