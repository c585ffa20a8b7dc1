@testable import BindingGraph
import Testing

@Suite("Dependency cycles")
struct DependencyCyclePassTests {
  @Test("A graph without cycles has no dependency cycle error")
  func noCycle() {
    #expect(cycles("A -> B C", "B -> C", "C").isEmpty)
  }

  @Test("A dependency cycle is one error and begins at its first binding in source order")
  func oneCycle() {
    #expect(cycles("Root -> B", "B -> C", "C -> A", "A -> B") == [["B", "C", "A"]])
  }

  @Test("A binding that depends on itself is a cycle of one step")
  func selfLoop() {
    #expect(cycles("A -> A") == [["A"]])
  }

  @Test("A binding that depends on itself and is part of a longer cycle has two errors")
  func selfLoopOnCycle() {
    #expect(cycles("A -> A B", "B -> A") == [["A"], ["A", "B"]])
  }

  @Test("Three bindings that all depend on each other have an error for each pair")
  func pairs() {
    #expect(cycles("A -> B C", "B -> A C", "C -> A B") == [["A", "B"], ["A", "C"], ["B", "C"]])
  }

  @Test("Two unrelated dependency cycles are two errors")
  func twoCycles() {
    #expect(cycles("A -> B", "B -> A", "X -> Y", "Y -> X", "Leaf") == [["A", "B"], ["X", "Y"]])
  }

  @Test("Dependency cycles that share a binding are all reported")
  func sharedBinding() {
    #expect(cycles("A -> B C", "B -> A", "C -> A") == [["A", "B"], ["A", "C"]])
  }

  @Test("A dependency cycle that shares an edge with a shorter one is not reported")
  func sharedEdge() {
    #expect(cycles("A -> B", "B -> A C", "C -> A") == [["A", "B"]])
  }

  @Test("The shortest dependency cycle is reported first, regardless of its location")
  func shortestFirst() {
    #expect(shortestFirstLengths("A -> B", "B -> C", "C -> A D", "D -> C") == [2, 3])
  }

  @Test("A weak dependency breaks a cycle")
  func weakEdge() {
    #expect(cycles("A -> B", "B -weak-> A").isEmpty)
  }

  @Test("A lazy, optional or provider dependency does not break a cycle")
  func otherForms() {
    #expect(cycles("A -> Provider<B>", "B -> Optional<A>") == [["A", "B"]])
    #expect(cycles("A -> Lazy<B>", "B -> A") == [["A", "B"]])
  }

  @Test("A contribution to a multibinding is not a step of its own in a cycle")
  func collection() {
    #expect(cycles("A -> Bs", "=Bs -> A", "=Bs") == [["A", "Bs"]])
  }

  @Test("Two dependencies on one binding are one edge of a cycle")
  func parallelEdges() {
    #expect(cycles("A -> B Provider<B>", "B -> A Optional<A>") == [["A", "B"]])
  }

  @Test("A component factory closes no dependency cycle")
  func componentFactory() {
    let sketch = Sketch("A -> ComponentFactory<Child>", children: [Sketch("R -> A", component: "Child")])
    #expect(DependencyCyclePass.pass.diagnostics(in: sketch.linked).isEmpty)
  }

  @Test("A dependency cycle in a subcomponent is reported")
  func inChild() {
    let sketch = Sketch("A", children: [Sketch("B -> C", "C -> B", component: "Child")])
    #expect(names(DependencyCyclePass.pass.diagnostics(in: sketch.linked)) == [["B", "C"]])
  }

  @Test("A shadowing binding in a subcomponent neither closes nor breaks a cycle of its parent's bindings")
  func hiding() {
    let open = Sketch("A -> B", "B", children: [Sketch("Root", "B -> A", component: "Child")])
    #expect(names(DependencyCyclePass.pass.diagnostics(in: open.linked)).isEmpty)
    let closed = Sketch("A -> B", "B -> A", children: [Sketch("Root", "B", component: "Child")])
    #expect(names(DependencyCyclePass.pass.diagnostics(in: closed.linked)) == [["A", "B"]])
  }

  private func cycles(_ bindings: String...) -> [[String]] {
    names(Diagnostic.sorted(DependencyCyclePass.pass.diagnostics(in: Sketch(bindings).linked)))
  }

  private func shortestFirstLengths(_ bindings: String...) -> [Int] {
    names(DependencyCyclePass.pass.diagnostics(in: Sketch(bindings).linked)).map(\.count)
  }

  private func names(_ diagnostics: [Diagnostic]) -> [[String]] {
    diagnostics.compactMap { diagnostic in
      guard let cycle = diagnostic.fact as? DependencyCycleFact else { return nil }
      return cycle.steps.map(\.requirer.name)
    }
  }
}
