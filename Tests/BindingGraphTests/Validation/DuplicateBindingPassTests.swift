@testable import BindingGraph
import Testing

@Suite("Duplicate bindings")
struct DuplicateBindingPassTests {
  @Test("a child may bind what its parent binds")
  func accepts() {
    #expect(duplicates(Sketch("A", children: [Sketch("A", component: "Child")])).isEmpty)
  }

  @Test("contributions to one collection are no duplicates")
  func contributions() {
    #expect(duplicates(Sketch("=Bs", "=Bs", "=Bs")).isEmpty)
  }

  @Test("all bindings of one key are one finding, with every place")
  func severalBindings() {
    #expect(duplicates(Sketch("A", "B", "A", "A")) == ["A: 1, 3, 4"])
  }

  @Test("a contribution beside a binding of the collection is a duplicate, in either order")
  func contributionBesideBinding() {
    #expect(duplicates(Sketch("Bs", "=Bs")) == ["Bs: 1, 2"])
    #expect(duplicates(Sketch("=Bs", "=Bs", "Bs")) == ["Bs: 1, 2, 3"])
  }

  @Test("a declaration that a type may be absent is no binding of it")
  func declarations() {
    #expect(duplicates(Sketch("Root", "optional A", "A", "optional A")).isEmpty)
  }

  private func duplicates(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(DuplicateBindingPass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? DuplicateBindingFact else { return nil }
      return "\(fact.key): " + fact.sites.map { "\($0.location?.line ?? 0)" }.joined(separator: ", ")
    }
  }
}
