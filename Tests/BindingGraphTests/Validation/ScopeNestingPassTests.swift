@testable import BindingGraph
import Testing

@Suite("Scope nesting")
struct ScopeNestingPassTests {
  @Test("different scopes may stand inside each other, and unscoped components anywhere")
  func accepts() {
    let innermost = Sketch("C", component: "Innermost")
    let inner = Sketch("B", component: "Inner", scope: "Session", children: [innermost])
    #expect(nestings(Sketch("A", scope: "Singleton", children: [inner])).isEmpty)
  }

  @Test("siblings may have the same scope")
  func siblings() {
    let children = [Sketch("B", component: "One", scope: "S"), Sketch("C", component: "Two", scope: "S")]
    #expect(nestings(Sketch("A", children: children)).isEmpty)
  }

  @Test("the nearest component of the same scope is named, over components in between")
  func nested() {
    let innermost = Sketch("C", component: "Innermost", scope: "S")
    let inner = Sketch("B", component: "Inner", children: [innermost])
    #expect(nestings(Sketch("A", scope: "S", children: [inner])) == ["Innermost in App: S"])
  }

  private func nestings(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(ScopeNestingPass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? ScopeNestingFact else { return nil }
      return "\(fact.inner) in \(fact.outer): \(fact.scope)"
    }
  }
}
