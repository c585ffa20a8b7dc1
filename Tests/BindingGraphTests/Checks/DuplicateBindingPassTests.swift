@testable import BindingGraph
import Testing

@Suite("Duplicate bindings")
struct DuplicateBindingPassTests {
  @Test("A binding of a subcomponent for a key of its parent is no duplicate")
  func accepts() {
    #expect(duplicates(Sketch("A", children: [Sketch("A", component: "Child")])).isEmpty)
  }

  @Test("Contributions to one multibinding are no duplicates")
  func contributions() {
    #expect(duplicates(Sketch("=Bs", "=Bs", "=Bs")).isEmpty)
  }

  @Test("All bindings of one key are one duplicate error with every location")
  func severalBindings() {
    #expect(duplicates(Sketch("A", "B", "A", "A")) == ["A: 1, 3, 4"])
  }

  @Test("A contribution and a binding of the whole collection are duplicates in either order")
  func contributionBesideBinding() {
    #expect(duplicates(Sketch("Bs", "=Bs")) == ["Bs: 1, 2"])
    #expect(duplicates(Sketch("=Bs", "=Bs", "Bs")) == ["Bs: 1, 2, 3"])
  }

  @Test("A declaration of an optional is no duplicate of a binding")
  func declarations() {
    #expect(duplicates(Sketch("Root", "optional A", "A", "optional A")).isEmpty)
  }

  private func duplicates(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(DuplicateBindingPass.pass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? DuplicateBindingFact else { return nil }
      return "\(fact.key): " + fact.sites.map { "\($0.location?.line ?? 0)" }.joined(separator: ", ")
    }
  }
}
