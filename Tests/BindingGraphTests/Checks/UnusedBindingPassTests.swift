@testable import BindingGraph
import Testing

@Suite("Unused bindings")
struct UnusedBindingPassTests {
  @Test("A binding that is required in any form is not reported as unused")
  func accepts() {
    #expect(
      unused(Sketch("Root -> Provider<A> Optional<B> -weak-> C", "A", "B", "C -> Ds", "=Ds -> E", "=Ds", "E")) == [])
  }

  @Test("A binding that is required only inside nested subcomponents is not reported as unused")
  func askedForInside() {
    let innermost = Sketch("C -> A", component: "Innermost")
    let inner = Sketch("B -> ComponentFactory<Innermost>", component: "Inner", children: [innermost])
    #expect(unused(Sketch("Root -> ComponentFactory<Inner>", "A", children: [inner])) == [])
  }

  @Test("A binding that no root leads to is reported as unused")
  func reports() {
    #expect(unused(Sketch("Root -> A", "A", "B", "C")) == ["B: 3", "C: 4"])
  }

  @Test("An unused binding is one warning that lists the dependencies it alone uses")
  func chain() {
    #expect(unused(Sketch("Root", "A -> B Provider<C>", "B -> C -weak-> D", "C", "D")) == ["A: 2 (B, C, D)"])
  }

  @Test("Unused bindings with a common dependency are separate warnings, the first of which lists it")
  func sharedDependent() {
    #expect(unused(Sketch("Root", "A -> C", "B -> C", "C")) == ["A: 2 (C)", "B: 3"])
  }

  @Test("A dependency of an unused binding that a root also reaches is not reported")
  func reachedDependent() {
    #expect(unused(Sketch("Root -> B", "A -> B", "B")) == ["A: 2"])
  }

  @Test("Unused bindings that form a cycle are one warning")
  func cycle() {
    #expect(unused(Sketch("Root", "A -weak-> B", "B -> A")) == ["A: 2 (B)"])
  }

  @Test("An unused multibinding is one warning with all its contributions")
  func collection() {
    #expect(unused(Sketch("Root", "=Pages -> A", "=Pages", "A")) == ["Pages: 2, 3 (A)"])
  }

  @Test("Unused multibindings of a component and its subcomponent are separate warnings")
  func nestedCollections() {
    let child = Sketch("ChildRoot", "=Pages", component: "Child")
    #expect(
      unused(Sketch("Root -> ComponentFactory<Child>", "=Pages", children: [child])) == ["Pages: 2", "Pages: 5"])
    let asking = Sketch("ChildRoot -> Pages", "=Pages", component: "Child")
    #expect(unused(Sketch("Root -> ComponentFactory<Child>", "=Pages", children: [asking])) == [])
  }

  @Test("An unused installation is one warning that lists the subcomponent's bindings")
  func installation() {
    let child = Sketch("ChildRoot -> A B", "B", component: "Child")
    #expect(unused(Sketch("Root", "A", children: [child])) == ["ComponentFactory<Child>: 3 (A, ChildRoot, B)"])
  }

  @Test("A binding that is unused inside an unused subcomponent is a warning of its own")
  func insideUnused() {
    let child = Sketch("ChildRoot", "B", component: "Child")
    #expect(unused(Sketch("Root", children: [child])) == ["ComponentFactory<Child>: 2 (ChildRoot)", "B: 4"])
  }

  @Test("A duplicate binding is not reported as unused")
  func duplicates() {
    #expect(unused(Sketch("Root -> A", "A", "A -> B", "B")) == [])
  }

  @Test("A component without a root has no unused bindings")
  func noRoot() {
    #expect(unused(Sketch([])) == [])
  }

  @Test("Unused bindings are reported together with errors")
  func amongOthers() {
    let sketch = Sketch("Root -> A E", "A -> B", "B -> A", "C", "D", "E", "E")
    #expect(unused(sketch) == ["C: 4", "D: 5"])
    #expect(Validator.diagnostics(in: sketch.linked).count == 2)
  }

  @Test("Unused bindings are not reported while a binding is missing")
  func missing() {
    #expect(unused(Sketch("Root -> Gone", "C", "D -> C")) == [])
    #expect(unused(Sketch("Root", "C -> Gone")) == [])
  }

  @Test("Unused bindings are independent of the order of bindings")
  func order() {
    for _ in 0..<20 {
      let others = ["A -> B C", "B -> C", "C -> D", "D", "X -> D"].shuffled()
      let found = unused(Sketch(["Root"] + others)).map { $0.split(separator: ":")[0] }
      #expect(Set(found) == ["A", "X"])
    }
  }

  @Test("Validation reports a thousand unused bindings with a thousand common dependencies")
  func wide() {
    let others = (0..<1000).map { $0 < 999 ? "N\($0) -> N\($0 + 1)" : "N\($0)" }
    let sketch = Sketch(["Root"] + others + (0..<1000).map { "X\($0) -> N0" })
    #expect(UnusedBindingPass.pass.diagnostics(in: sketch.linked).count == 1000)
  }

  @Test("Validation reports an unused chain of 50,000 bindings as one warning")
  func long() {
    let chain = Sketch(["Root"] + (0..<50_000).map { "N\($0) -> N\($0 + 1)" } + ["N50000"])
    #expect(UnusedBindingPass.pass.diagnostics(in: chain.linked).map { $0.subject?.name } == ["N0"])
  }

  private func unused(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(UnusedBindingPass.pass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? UnusedBindingFact else { return nil }
      let places = fact.sites.map { "\($0.location?.line ?? 0)" }.joined(separator: ", ")
      let dependents = fact.dependents.map(\.name).joined(separator: ", ")
      return "\(fact.key): \(places)" + (dependents.isEmpty ? "" : " (\(dependents))")
    }
  }
}
