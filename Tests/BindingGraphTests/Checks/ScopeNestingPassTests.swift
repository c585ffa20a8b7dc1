@testable import BindingGraph
import Testing

@Suite("Scope nesting")
struct ScopeNestingPassTests {
  @Test("Components of different scopes and unscoped components may be nested")
  func accepts() {
    let innermost = Sketch("C", component: "Innermost")
    let inner = Sketch("B", component: "Inner", scope: "Session", children: [innermost])
    #expect(nestings(Sketch("A", scope: "Singleton", children: [inner])).isEmpty)
  }

  @Test("Sibling components may have the same scope")
  func siblings() {
    let children = [Sketch("B", component: "One", scope: "S"), Sketch("C", component: "Two", scope: "S")]
    #expect(nestings(Sketch("A", children: children)).isEmpty)
  }

  @Test("A scope nesting error names the nearest ancestor with the scope, across unscoped components")
  func nested() {
    let innermost = Sketch("C", component: "Innermost", scope: "S")
    let inner = Sketch("B", component: "Inner", children: [innermost])
    #expect(nestings(Sketch("A", scope: "S", children: [inner])) == ["Innermost in App: S"])
  }

  private func nestings(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(ScopeNestingPass.pass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? ScopeNestingFact else { return nil }
      return "\(fact.inner) in \(fact.outer): \(fact.scope)"
    }
  }
}
