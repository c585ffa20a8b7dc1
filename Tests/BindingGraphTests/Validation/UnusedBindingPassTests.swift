@testable import BindingGraph
import Testing

@Suite("Unused bindings")
struct UnusedBindingPassTests {
  @Test("are none where every binding is asked for, in whatever form")
  func accepts() {
    #expect(
      unused(Sketch("Root -> Provider<A> Optional<B> -weak-> C", "A", "B", "C -> Ds", "=Ds -> E", "=Ds", "E")) == [])
  }

  @Test("are none where only an installed component asks, or one inside it")
  func askedForInside() {
    let innermost = Sketch("C -> A", component: "Innermost")
    let inner = Sketch("B -> ComponentFactory<Innermost>", component: "Inner", children: [innermost])
    #expect(unused(Sketch("Root -> ComponentFactory<Inner>", "A", children: [inner])) == [])
  }

  @Test("are what no root leads to")
  func reports() {
    #expect(unused(Sketch("Root -> A", "A", "B", "C")) == ["B: 3", "C: 4"])
  }

  @Test("are one finding with all that hangs on them")
  func chain() {
    #expect(unused(Sketch("Root", "A -> B Provider<C>", "B -> C -weak-> D", "C", "D")) == ["A: 2 (B, C, D)"])
  }

  @Test("are each a finding, though they share what hangs on them; the first has it")
  func sharedDependent() {
    #expect(unused(Sketch("Root", "A -> C", "B -> C", "C")) == ["A: 2 (C)", "B: 3"])
  }

  @Test("do not drag down what a root leads to as well")
  func reachedDependent() {
    #expect(unused(Sketch("Root -> B", "A -> B", "B")) == ["A: 2"])
  }

  @Test("are one finding where they only lead to each other")
  func cycle() {
    #expect(unused(Sketch("Root", "A -weak-> B", "B -> A")) == ["A: 2 (B)"])
  }

  @Test("are a collection with all its contributions")
  func collection() {
    #expect(unused(Sketch("Root", "=Pages -> A", "=Pages", "A")) == ["Pages: 2, 3 (A)"])
  }

  @Test("are an inner and an outer collection, each for itself")
  func nestedCollections() {
    let child = Sketch("ChildRoot", "=Pages", component: "Child")
    #expect(
      unused(Sketch("Root -> ComponentFactory<Child>", "=Pages", children: [child])) == ["Pages: 2", "Pages: 5"])
    let asking = Sketch("ChildRoot -> Pages", "=Pages", component: "Child")
    #expect(unused(Sketch("Root -> ComponentFactory<Child>", "=Pages", children: [asking])) == [])
  }

  @Test("are an installation whose factory is not asked for, with what only that component asks for")
  func installation() {
    let child = Sketch("ChildRoot -> A B", "B", component: "Child")
    #expect(unused(Sketch("Root", "A", children: [child])) == ["ComponentFactory<Child>: 3 (A, ChildRoot, B)"])
  }

  @Test("are bindings inside such a component that even its root does not lead to")
  func insideUnused() {
    let child = Sketch("ChildRoot", "B", component: "Child")
    #expect(unused(Sketch("Root", children: [child])) == ["ComponentFactory<Child>: 2 (ChildRoot)", "B: 4"])
  }

  @Test("are not what another finding is about")
  func duplicates() {
    #expect(unused(Sketch("Root -> A", "A", "A -> B", "B")) == [])
  }

  @Test("are not all bindings of a component without a root")
  func noRoot() {
    #expect(unused(Sketch([])) == [])
  }

  @Test("are found beside errors")
  func amongOthers() {
    let sketch = Sketch("Root -> A E", "A -> B", "B -> A", "C", "D", "E", "E")
    #expect(unused(sketch) == ["C: 4", "D: 5"])
    #expect(Validator.diagnostics(in: sketch.linked).count == 2)
  }

  @Test("are not found while something is missing, which may lead to them")
  func missing() {
    #expect(unused(Sketch("Root -> Gone", "C", "D -> C")) == [])
    #expect(unused(Sketch("Root", "C -> Gone")) == [])
  }

  @Test("are the same for any order of bindings")
  func order() {
    for _ in 0..<20 {
      let others = ["A -> B C", "B -> C", "C -> D", "D", "X -> D"].shuffled()
      let found = unused(Sketch(["Root"] + others)).map { $0.split(separator: ":")[0] }
      #expect(Set(found) == ["A", "X"])
    }
  }

  @Test("are found where a thousand of them lead to the same thousand others")
  func wide() {
    let others = (0..<1000).map { $0 < 999 ? "N\($0) -> N\($0 + 1)" : "N\($0)" }
    let sketch = Sketch(["Root"] + others + (0..<1000).map { "X\($0) -> N0" })
    #expect(UnusedBindingPass.diagnostics(in: sketch.linked).count == 1000)
  }

  @Test("are found in a chain of 50,000 bindings")
  func long() {
    let chain = Sketch(["Root"] + (0..<50_000).map { "N\($0) -> N\($0 + 1)" } + ["N50000"])
    #expect(UnusedBindingPass.diagnostics(in: chain.linked).map { $0.subject?.name } == ["N0"])
  }

  private func unused(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(UnusedBindingPass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? UnusedBindingFact else { return nil }
      let places = fact.sites.map { "\($0.location?.line ?? 0)" }.joined(separator: ", ")
      let dependents = fact.dependents.map(\.name).joined(separator: ", ")
      return "\(fact.key): \(places)" + (dependents.isEmpty ? "" : " (\(dependents))")
    }
  }
}
