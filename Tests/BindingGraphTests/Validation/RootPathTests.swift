import BindingGraph
import Testing

@Suite("The way from the root to what asks")
struct RootPathTests {
  @Test("is a shortest one")
  func shortest() {
    #expect(
      path(Sketch("Root -> A Short", "A -> B", "B -> Asker", "Short -> Asker", "Asker -> Gone"))
        == "App root -> Short -> Asker")
  }

  @Test("is the shortest of all that ask")
  func nearestAsker() {
    #expect(path(Sketch("Root -> A Near", "A -> Far", "Far -> Gone", "Near -> Gone")) == "App root -> Near")
  }

  @Test("leads through forms and collections without naming them twice")
  func forms() {
    #expect(path(Sketch("Root -> Provider<Pages>", "=Pages -> Asker", "Asker -> Gone")) == "App root -> Pages -> Asker")
  }

  @Test("counts bindings, and not the forms that lead to them")
  func formsAreNoSteps() {
    #expect(
      path(Sketch("Root -> X Provider<Optional<A>>", "X -> Y", "Y -> Asker", "A -> Asker", "Asker -> Gone"))
        == "App root -> A -> Asker")
    #expect(
      path(Sketch("Root -> X Pages", "=Pages -> Asker", "X -> Y", "Y -> Asker", "Asker -> Gone"))
        == "App root -> Pages -> Asker")
  }

  @Test("leads through weak requirements")
  func weak() {
    #expect(path(Sketch("Root -weak-> Asker", "Asker -> Gone")) == "App root -> Asker")
  }

  @Test("begins at the root of the component that asks")
  func component() {
    let child = Sketch("ChildRoot -> Asker", "Asker -> Gone", component: "Child")
    #expect(path(Sketch("Root -> ComponentFactory<Child>", children: [child])) == "Child root -> Asker")
  }

  @Test("leads through an installed component to what only that one asks for")
  func throughChild() {
    let child = Sketch("ChildRoot -> Asker", component: "Child")
    let sketch = Sketch("Root -> ComponentFactory<Child>", "Asker -> Gone", children: [child])
    #expect(path(sketch) == "App root -> ComponentFactory<Child> -> Child root -> Asker")
  }

  @Test("is empty where no root leads there")
  func unreached() {
    #expect(path(Sketch("Root", "Asker -> Gone")) == nil)
  }

  @Test("is the root alone where that asks")
  func rootAsks() {
    let diagnostic = MissingBindingPass.diagnostics(in: Sketch("Root -> Gone").linked)[0]
    #expect(diagnostic.chain.map(\.name) == ["Root"])
    #expect(diagnostic.content.chain.map(\.description) == ["App root"])
  }

  @Test("is the same for any order of bindings")
  func order() {
    for _ in 0..<20 {
      let others = ["A -> B", "B -> Asker", "Short -> Asker", "Asker -> Gone"].shuffled()
      #expect(path(Sketch(["Root -> A Short"] + others)) == "App root -> Short -> Asker")
    }
  }

  private func path(_ sketch: Sketch) -> String? {
    let diagnostics = MissingBindingPass.diagnostics(in: sketch.linked)
    #expect(diagnostics.count == 1)
    let links = diagnostics.first?.content.chain ?? []
    return links.isEmpty ? nil : links.map(\.description).joined(separator: " -> ")
  }
}
