@testable import BindingGraph
import Testing

@Suite("Dependency cycles")
struct DependencyCyclePassTests {
  @Test("a graph without cycles has no findings")
  func noCycle() {
    #expect(cycles("A -> B C", "B -> C", "C").isEmpty)
  }

  @Test("a cycle is one finding, and begins at its first binding in source order")
  func oneCycle() {
    #expect(cycles("Root -> B", "B -> C", "C -> A", "A -> B") == [["B", "C", "A"]])
  }

  @Test("a binding that needs itself is a cycle of one")
  func selfLoop() {
    #expect(cycles("A -> A") == [["A"]])
  }

  @Test("a binding that needs itself, on a longer cycle, makes two findings")
  func selfLoopOnCycle() {
    #expect(cycles("A -> A B", "B -> A") == [["A"], ["A", "B"]])
  }

  @Test("each two of three bindings that all need each other are a finding")
  func pairs() {
    #expect(cycles("A -> B C", "B -> A C", "C -> A B") == [["A", "B"], ["A", "C"], ["B", "C"]])
  }

  @Test("two unrelated cycles are two findings")
  func twoCycles() {
    #expect(cycles("A -> B", "B -> A", "X -> Y", "Y -> X", "Leaf") == [["A", "B"], ["X", "Y"]])
  }

  @Test("cycles that share a binding are all reported")
  func sharedBinding() {
    #expect(cycles("A -> B C", "B -> A", "C -> A") == [["A", "B"], ["A", "C"]])
  }

  @Test("a longer cycle over an edge of a shorter one is mended with it")
  func sharedEdge() {
    #expect(cycles("A -> B", "B -> A C", "C -> A") == [["A", "B"]])
  }

  @Test("the shortest cycle comes first, whatever its place")
  func shortestFirst() {
    #expect(shortestFirstLengths("A -> B", "B -> C", "C -> A D", "D -> C") == [2, 3])
  }

  @Test("a weak edge opens the cycle")
  func weakEdge() {
    #expect(cycles("A -> B", "B -weak-> A").isEmpty)
  }

  @Test("a lazy or optional edge does not open the cycle")
  func otherForms() {
    #expect(cycles("A -> Provider<B>", "B -> Optional<A>") == [["A", "B"]])
    #expect(cycles("A -> Lazy<B>", "B -> A") == [["A", "B"]])
  }

  @Test("a collection is no step of its own")
  func collection() {
    #expect(cycles("A -> Bs", "=Bs -> A", "=Bs") == [["A", "Bs"]])
  }

  @Test("two requests for one binding are one edge")
  func parallelEdges() {
    #expect(cycles("A -> B Provider<B>", "B -> A Optional<A>") == [["A", "B"]])
  }

  @Test("a component factory closes no cycle")
  func componentFactory() {
    let sketch = Sketch("A -> ComponentFactory<Child>", children: [Sketch("R -> A", component: "Child")])
    #expect(DependencyCyclePass.diagnostics(in: sketch.linked).isEmpty)
  }

  @Test("a cycle in an installed component is found")
  func inChild() {
    let sketch = Sketch("A", children: [Sketch("B -> C", "C -> B", component: "Child")])
    #expect(names(DependencyCyclePass.diagnostics(in: sketch.linked)) == [["B", "C"]])
  }

  @Test("what a component binds anew closes no cycle of its parent's bindings, and opens none")
  func hiding() {
    let open = Sketch("A -> B", "B", children: [Sketch("Root", "B -> A", component: "Child")])
    #expect(names(DependencyCyclePass.diagnostics(in: open.linked)).isEmpty)
    let closed = Sketch("A -> B", "B -> A", children: [Sketch("Root", "B", component: "Child")])
    #expect(names(DependencyCyclePass.diagnostics(in: closed.linked)) == [["A", "B"]])
  }

  private func cycles(_ bindings: String...) -> [[String]] {
    names(Diagnostic.sorted(DependencyCyclePass.diagnostics(in: Sketch(bindings).linked)))
  }

  private func shortestFirstLengths(_ bindings: String...) -> [Int] {
    names(DependencyCyclePass.diagnostics(in: Sketch(bindings).linked)).map(\.count)
  }

  private func names(_ diagnostics: [Diagnostic]) -> [[String]] {
    diagnostics.compactMap { diagnostic in
      guard let cycle = diagnostic.fact as? DependencyCycleFact else { return nil }
      return cycle.steps.map(\.requirer.name)
    }
  }
}
