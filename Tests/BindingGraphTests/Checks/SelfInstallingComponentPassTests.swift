@testable import BindingGraph
import Testing

@Suite("Components that install themselves")
struct SelfInstallationPassTests {
  @Test("A component installed in two sibling components is accepted")
  func accepts() {
    let children = ["One", "Two"].map { Sketch("Root", component: $0, children: [Sketch("Root", component: "Leaf")]) }
    #expect(chains(Sketch("Root", children: children)).isEmpty)
  }

  @Test("The chain of a self-installing component leads from its outer to its inner installation")
  func chain() {
    let between = Sketch("Root", component: "Between", children: [Sketch(component: "Outer")])
    let outer = Sketch("Root", component: "Outer", children: [between])
    #expect(chains(Sketch("Root", children: [outer])) == [["Outer", "Between", "Outer"]])
  }

  @Test("A cycle of installations with two entries is one error")
  func twoWaysIn() {
    let first = Sketch(
      "Root", component: "A",
      children: [
        Sketch("Root", component: "B", children: [Sketch(component: "A")])
      ])
    let second = Sketch(
      "Root", component: "B",
      children: [
        Sketch("Root", component: "A", children: [Sketch(component: "B")])
      ])
    #expect(chains(Sketch("Root", children: [first, second])) == [["A", "B", "A"]])
  }

  @Test("The inner installation of a self-installing component has no other errors")
  func nothingElse() {
    let sketch = Sketch("Root", scope: "S", children: [Sketch(component: "App", scope: "S")])
    #expect(Validator.diagnostics(in: sketch.linked).map(\.id) == [.selfInstallingComponent])
  }

  private func chains(_ sketch: Sketch) -> [[String]] {
    SelfInstallingComponentPass.pass.diagnostics(in: sketch.linked).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? SelfInstallingComponentFact else { return nil }
      return fact.components.map(\.name)
    }
  }
}
