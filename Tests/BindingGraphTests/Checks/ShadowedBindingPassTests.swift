@testable import BindingGraph
import Testing

@Suite("Shadowed bindings")
struct ShadowedBindingPassTests {
  @Test("Bindings of sibling components or of one component shadow no binding")
  func accepts() {
    let children = [Sketch("R1", "A", component: "One"), Sketch("R2", "A", component: "Two")]
    #expect(shadowed(Sketch("Root", "B", "B", children: children)) == [])
  }

  @Test("A binding shadows the nearest ancestor's binding of its key")
  func reports() {
    let innermost = Sketch("R2", "A", component: "Innermost")
    let inner = Sketch("R1", "A", component: "Inner", children: [innermost])
    #expect(shadowed(Sketch("Root", "A", children: [inner])) == ["A: 5 hides 2", "A: 8 hides 5"])
  }

  @Test("A binding shadows that of an ancestor across an intermediate component")
  func overOne() {
    let innermost = Sketch("R2", "A", component: "Innermost")
    #expect(
      shadowed(Sketch("Root", "A", children: [Sketch("R1", component: "Inner", children: [innermost])]))
        == ["A: 7 hides 2"])
  }

  @Test("A contribution to a parent's multibinding shadows no binding")
  func contributions() {
    #expect(shadowed(Sketch("Root", "=Pages", children: [Sketch("R1", "=Pages", component: "Inner")])) == [])
  }

  @Test("A multibinding and a binding of its type shadow each other")
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

  @Test("An installation of a subcomponent shadows no binding")
  func installations() {
    let inner = Sketch("R1", component: "Inner", children: [Sketch("R2", component: "Leaf")])
    #expect(shadowed(Sketch("Root", children: [Sketch("R3", component: "Leaf"), inner])) == [])
  }

  @Test("The root of a subcomponent shadows other bindings and no root")
  func roots() {
    #expect(shadowed(Sketch("Root", children: [Sketch("Root", component: "Inner")])) == [])
    #expect(shadowed(Sketch("Root", "A", children: [Sketch("A", component: "Inner")])) == ["A: 4 hides 2"])
  }

  @Test("A shadowed binding is reported together with errors")
  func amongOthers() {
    let sketch = Sketch("Root -> Gone", "A", "A", children: [Sketch("R1", "A", component: "Inner")])
    #expect(shadowed(sketch) == ["A: 6 hides 2"])
    #expect(Validator.diagnostics(in: sketch.linked).count == 2)
  }

  private func shadowed(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(ShadowedBindingPass.pass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? ShadowedBindingFact else { return nil }
      return "\(fact.key): \(lines(fact.hiding)) hides \(lines(fact.hidden))"
    }
  }

  private func lines(_ sites: [BindingSite]) -> String {
    sites.map { "\($0.location?.line ?? 0)" }.joined(separator: ", ")
  }
}
