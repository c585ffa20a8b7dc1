@testable import BindingGraph
import Testing
import cleansec

/// All bindings of a sketch are shared.
@Suite("Potential retain cycles")
struct RetainCyclePassTests {
  @Test("A subcomponent without dependencies on its parent closes no retain cycle")
  func accepts() {
    #expect(cycles(Sketch("Root -> A", "A -> ComponentFactory<C>", children: [Sketch("R", component: "C")])) == [])
  }

  @Test("A subcomponent that depends on another object closes no retain cycle")
  func somethingElse() {
    let child = Sketch("R -> B", component: "C")
    #expect(cycles(Sketch("Root -> A", "A -> ComponentFactory<C> B", "B", children: [child])) == [])
  }

  @Test("A weak dependency of a subcomponent closes no retain cycle")
  func weak() {
    let child = Sketch("R -weak-> A", component: "C")
    #expect(cycles(Sketch("Root -> A", "A -> ComponentFactory<C>", children: [child])) == [])
  }

  @Test("A weak dependency on the component factory closes no retain cycle")
  func weakFactory() {
    let child = Sketch("R -> A", component: "C")
    #expect(cycles(Sketch("Root -> A", "A -weak-> ComponentFactory<C>", children: [child])) == [])
  }

  @Test("A root of unknown type closes no retain cycle, because its slot does not retain objects")
  func root() {
    #expect(cycles(Sketch("Root -> ComponentFactory<C>", children: [Sketch("R -> Root", component: "C")])) == [])
  }

  @Test("A root that is a value type can close a retain cycle, because its slot retains the value")
  func rootOfValueType() {
    let types = SpelledTypes()
    types.declare(TypeReference(spelling: "Root"), as: TypeDeclaration(.struct))
    let sketch = Sketch("Root -> ComponentFactory<C>", children: [Sketch("R -> Root", component: "C")])
    #expect(
      cycles(sketch, advisor: types) == [
        "Root keeps ComponentFactory<C>:1, ComponentFactory<C> builds C for R, which needs Root:3"
      ])
    types.declare(TypeReference(spelling: "Root"), as: TypeDeclaration(.class))
    #expect(cycles(sketch, advisor: types) == [])
  }

  @Test("A shared object that holds the factory of a component that depends on it is a retain cycle")
  func reports() {
    let child = Sketch("R -> A", component: "C")
    #expect(
      cycles(Sketch("Root -> A", "A -> ComponentFactory<C>", children: [child])) == [
        "A keeps ComponentFactory<C>:2, ComponentFactory<C> builds C for R, which needs A:4"
      ])
  }

  @Test("A retain cycle may lead through any binding of the subcomponent")
  func notByRoot() {
    let child = Sketch("R", "X -> A", component: "C")
    #expect(
      cycles(Sketch("Root -> A", "A -> ComponentFactory<C>", children: [child])) == [
        "A keeps ComponentFactory<C>:2, ComponentFactory<C> builds C for X, which needs A:5"
      ])
  }

  @Test("A retain cycle may lead through providers, other objects and multibindings")
  func transitively() {
    let child = Sketch("R -> Provider<A>", component: "C")
    #expect(
      cycles(
        Sketch("Root -> A", "A -> Lazy<B>", "B -> Optional<Ds>", "=Ds -> ComponentFactory<C>", children: [child]))
        == [
          "A keeps B:2, B keeps Ds:3, Ds keeps ComponentFactory<C>:4, "
            + "ComponentFactory<C> builds C for R, which needs A:6"
        ])
  }

  @Test("A retain cycle may lead through a component inside the subcomponent")
  func deeper() {
    let innermost = Sketch("R2 -> A", component: "D")
    let child = Sketch("R", component: "C", children: [innermost])
    #expect(
      cycles(Sketch("Root -> A", "A -> ComponentFactory<C>", children: [child])) == [
        "A keeps ComponentFactory<C>:2, ComponentFactory<C> builds C for R2, which needs A:6"
      ])
  }

  @Test("A retain cycle inside a subcomponent is reported")
  func inside() {
    let innermost = Sketch("R2 -> B", component: "D")
    let child = Sketch("R -> B", "B -> ComponentFactory<D>", component: "C", children: [innermost])
    #expect(
      cycles(Sketch("Root -> ComponentFactory<C>", children: [child])) == [
        "B keeps ComponentFactory<D>:4, ComponentFactory<D> builds D for R2, which needs B:6"
      ])
  }

  @Test("Two objects on one retain cycle are one warning")
  func together() {
    let child = Sketch("R -> A", component: "C")
    let found = cycles(Sketch("Root -> A", "A -> B", "B -> ComponentFactory<C>", children: [child]))
    #expect(
      found == ["A keeps B:2, B keeps ComponentFactory<C>:3, ComponentFactory<C> builds C for R, which needs A:5"])
  }

  @Test("Two retain cycles through different factories are two warnings")
  func separately() {
    let children = [Sketch("R1 -> A", component: "C"), Sketch("R2 -> B", component: "D")]
    let sketch = Sketch("Root -> A B", "A -> ComponentFactory<C>", "B -> ComponentFactory<D>", children: children)
    #expect(
      cycles(sketch) == [
        "A keeps ComponentFactory<C>:2, ComponentFactory<C> builds C for R1, which needs A:6",
        "B keeps ComponentFactory<D>:3, ComponentFactory<D> builds D for R2, which needs B:7",
      ])
  }

  @Test("Retain cycles are reported together with other errors except for dependency cycles")
  func amongOthers() {
    let child = Sketch("R -> A Gone", component: "C")
    #expect(cycles(Sketch("Root -> A", "A -> ComponentFactory<C>", children: [child])).count == 1)
    #expect(cycles(Sketch("Root -> A", "A -> ComponentFactory<C>", "X -> Y", "Y -> X", children: [child])) == [])
  }

  private func cycles(_ sketch: Sketch, advisor: SpelledTypes = SpelledTypes()) -> [String] {
    Diagnostic.sorted(RetainCyclePass.pass.diagnostics(sketch.linked, advisor)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? RetainCycleFact else { return nil }
      return fact.edges.map { edge in
        let line = edge.location?.line ?? 0
        guard let building = edge.building else { return "\(edge.holder) keeps \(edge.target):\(line)" }
        return "\(edge.holder) builds \(building.component) for \(building.asker), which needs \(edge.target):\(line)"
      }.joined(separator: ", ")
    }
  }
}
