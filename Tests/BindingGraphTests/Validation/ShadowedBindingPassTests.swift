@testable import BindingGraph
import Testing

@Suite("Hidden bindings")
struct ShadowedBindingPassTests {
  @Test("are none between siblings, nor within one component")
  func accepts() {
    let children = [Sketch("R1", "A", component: "One"), Sketch("R2", "A", component: "Two")]
    #expect(shadowed(Sketch("Root", "B", "B", children: children)) == [])
  }

  @Test("are those of ancestors, the nearest one's where several have the key")
  func reports() {
    let innermost = Sketch("R2", "A", component: "Innermost")
    let inner = Sketch("R1", "A", component: "Inner", children: [innermost])
    #expect(shadowed(Sketch("Root", "A", children: [inner])) == ["A: 5 hides 2", "A: 8 hides 5"])
  }

  @Test("are hidden over a component that does not have the key")
  func overOne() {
    let innermost = Sketch("R2", "A", component: "Innermost")
    #expect(
      shadowed(Sketch("Root", "A", children: [Sketch("R1", component: "Inner", children: [innermost])]))
        == ["A: 7 hides 2"])
  }

  @Test("are not contributions to the same collection")
  func contributions() {
    #expect(shadowed(Sketch("Root", "=Pages", children: [Sketch("R1", "=Pages", component: "Inner")])) == [])
  }

  @Test("are a collection behind a binding of its type, and the other way round")
  func collections() {
    #expect(
      shadowed(Sketch("Root", "=Pages", children: [Sketch("R1", "Pages", component: "Inner")])) == [
        "Pages: 5 hides 2"
      ])
    #expect(
      shadowed(Sketch("Root", "Pages", children: [Sketch("R1", "=Pages", "=Pages", component: "Inner")])) == [
        "Pages: 5 hides 2"
      ])
  }

  @Test("are not installations of a component")
  func installations() {
    let inner = Sketch("R1", component: "Inner", children: [Sketch("R2", component: "Leaf")])
    #expect(shadowed(Sketch("Root", children: [Sketch("R3", component: "Leaf"), inner])) == [])
  }

  @Test("are not roots behind roots, and are other bindings behind them")
  func roots() {
    #expect(shadowed(Sketch("Root", children: [Sketch("Root", component: "Inner")])) == [])
    #expect(shadowed(Sketch("Root", "A", children: [Sketch("A", component: "Inner")])) == ["A: 4 hides 2"])
  }

  @Test("are found beside errors")
  func amongOthers() {
    let sketch = Sketch("Root -> Gone", "A", "A", children: [Sketch("R1", "A", component: "Inner")])
    #expect(shadowed(sketch) == ["A: 6 hides 2"])
    #expect(Validator.diagnostics(in: sketch.linked).count == 2)
  }

  private func shadowed(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(ShadowedBindingPass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? ShadowedBindingFact else { return nil }
      return "\(fact.key): \(lines(fact.hiding)) hides \(lines(fact.hidden))"
    }
  }

  private func lines(_ sites: [BindingSite]) -> String {
    sites.map { "\($0.location?.line ?? 0)" }.joined(separator: ", ")
  }
}
