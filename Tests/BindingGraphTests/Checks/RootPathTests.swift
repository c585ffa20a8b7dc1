import BindingGraph
import Testing

@Suite("Path from the root to a dependent")
struct RootPathTests {
  @Test("The path to a dependent is the shortest one")
  func shortest() {
    #expect(
      path(Sketch("Root -> A Short", "A -> B", "B -> Asker", "Short -> Asker", "Asker -> Gone"))
        == "App root -> Short -> Asker")
  }

  @Test("The path leads to the nearest of several dependents")
  func nearestAsker() {
    #expect(path(Sketch("Root -> A Near", "A -> Far", "Far -> Gone", "Near -> Gone")) == "App root -> Near")
  }

  @Test("The path leads through forms and multibindings without extra steps")
  func forms() {
    #expect(path(Sketch("Root -> Provider<Pages>", "=Pages -> Asker", "Asker -> Gone")) == "App root -> Pages -> Asker")
  }

  @Test("The length of a path counts bindings without their forms")
  func formsAreNoSteps() {
    #expect(
      path(Sketch("Root -> X Provider<Optional<A>>", "X -> Y", "Y -> Asker", "A -> Asker", "Asker -> Gone"))
        == "App root -> A -> Asker")
    #expect(
      path(Sketch("Root -> X Pages", "=Pages -> Asker", "X -> Y", "Y -> Asker", "Asker -> Gone"))
        == "App root -> Pages -> Asker")
  }

  @Test("The path leads through weak dependencies")
  func weak() {
    #expect(path(Sketch("Root -weak-> Asker", "Asker -> Gone")) == "App root -> Asker")
  }

  @Test("The path begins at the root of the dependent's component")
  func component() {
    let child = Sketch("ChildRoot -> Asker", "Asker -> Gone", component: "Child")
    #expect(path(Sketch("Root -> ComponentFactory<Child>", children: [child])) == "Child root -> Asker")
  }

  @Test("The path leads through a subcomponent that contains the only dependents")
  func throughChild() {
    let child = Sketch("ChildRoot -> Asker", component: "Child")
    let sketch = Sketch("Root -> ComponentFactory<Child>", "Asker -> Gone", children: [child])
    #expect(path(sketch) == "App root -> ComponentFactory<Child> -> Child root -> Asker")
  }

  @Test("The path is empty if the dependent is unreachable from the root")
  func unreached() {
    #expect(path(Sketch("Root", "Asker -> Gone")) == nil)
  }

  @Test("The path of a root with a missing dependency is the root alone")
  func rootAsks() {
    let diagnostic = MissingBindingPass.pass.diagnostics(in: Sketch("Root -> Gone").linked)[0]
    #expect(diagnostic.chain.map(\.name) == ["Root"])
    #expect(diagnostic.content.chain.map(\.description) == ["App root"])
  }

  @Test("The path is independent of the order of bindings")
  func order() {
    for _ in 0..<20 {
      let others = ["A -> B", "B -> Asker", "Short -> Asker", "Asker -> Gone"].shuffled()
      #expect(path(Sketch(["Root -> A Short"] + others)) == "App root -> Short -> Asker")
    }
  }

  private func path(_ sketch: Sketch) -> String? {
    let diagnostics = MissingBindingPass.pass.diagnostics(in: sketch.linked)
    #expect(diagnostics.count == 1)
    let links = diagnostics.first?.content.chain ?? []
    return links.isEmpty ? nil : links.map(\.description).joined(separator: " -> ")
  }
}
