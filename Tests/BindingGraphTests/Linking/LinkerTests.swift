import BindingGraph
import Testing

@Suite("Linker")
struct LinkerTests {
  @Test("The linker links a dependency to the binding of its own component")
  func own() {
    let linked = Sketch("Root -> A B", "A -> B", "B").linked
    #expect(links(of: "App.Root", in: linked) == ["App.A", "App.B"])
    #expect(links(of: "App.A", in: linked) == ["App.B"])
    #expect(linked.missing.isEmpty)
  }

  @Test("A component's binding shadows its parent's binding inside that component only")
  func hiding() {
    let children = [Sketch("Root -> A B", "A", component: "Child"), Sketch("Root -> A", component: "Sibling")]
    let linked = Sketch("Root -> A", "A", "B -> A", children: children).linked
    #expect(links(of: "Child.Root", in: linked) == ["Child.A", "App.B"])
    #expect(links(of: "App.B", in: linked) == ["App.A"])
    #expect(links(of: "App.Root", in: linked) == ["App.A"])
    #expect(links(of: "Sibling.Root", in: linked) == ["App.A"])
  }

  @Test("The linker serves a provider, optional or weak form by the nearest binding of its type")
  func forms() {
    let child = Sketch("Root -> Provider<A>", "A", component: "Child")
    let linked = Sketch("Root -> Provider<A> Optional<A> Weak<A> Provider<Optional<A>>", "A", children: [child]).linked
    #expect(
      links(of: "App.Root", in: linked) == [
        "Provider(App.A)", "Optional(App.A)", "Weak(App.A)", "Provider(Optional(App.A))",
      ])
    #expect(links(of: "Child.Root", in: linked) == ["Provider(Child.A)"])
  }

  @Test("The linker prefers a binding of the form itself")
  func boundForm() {
    let linked = Sketch("Root -> Optional<A>", "A", "Optional<A>").linked
    #expect(links(of: "App.Root", in: linked) == ["App.Optional<A>"])
  }

  @Test("A dependency without a binding remains unresolved in every form")
  func unresolved() {
    let linked = Sketch("Root -> A Optional<A> Provider<A>").linked
    #expect(links(of: "App.Root", in: linked) == ["unresolved", "unresolved", "unresolved"])
    #expect(linked.missing.map { linked.type(of: $0.requested).name } == ["A", "Optional<A>", "Provider<A>"])
  }

  @Test("An optional without a binding is absent if it is declared, and unresolved otherwise")
  func absent() {
    let unbound = Sketch("Root -> Optional<A> Provider<Optional<A>> A", "optional A").linked
    #expect(links(of: "App.Root", in: unbound) == ["absent", "Provider(absent)", "unresolved"])
    let bound = Sketch("Root -> Optional<A>", "optional A", "A").linked
    #expect(links(of: "App.Root", in: bound) == ["Optional(App.A)"])
  }

  @Test("A declared optional applies in its component and subcomponents, and not in the parent")
  func declaration() {
    let child = Sketch("Root -> Optional<A>", "optional B", component: "Child")
    let linked = Sketch("Root -> Optional<B>", "optional A", children: [child]).linked
    #expect(links(of: "Child.Root", in: linked) == ["absent"])
    #expect(links(of: "App.Root", in: linked) == ["unresolved"])
  }

  @Test("A multibinding contains the component's contributions in order, then those of the nearest ancestor")
  func collections() {
    let grandchild = Sketch("Root -> As", "=As", component: "Grandchild")
    let child = Sketch("Root -> As", component: "Child", children: [grandchild])
    let linked = Sketch("Root -> As", "=As", "=As", children: [child]).linked
    #expect(links(of: "App.Root", in: linked) == ["As(line 2, line 3)"])
    #expect(links(of: "Child.Root", in: linked) == ["As(line 2, line 3)"])
    #expect(links(of: "Grandchild.Root", in: linked) == ["As(line 8, As(line 2, line 3))"])
  }

  @Test("The linker creates an object graph for each component that requires one, unless it is bound")
  func objectGraph() {
    let child = Sketch("Root -> Provider<ObjectGraph>", "A", component: "Child")
    let linked = Sketch("Root -> ObjectGraph", "A", "=Bs", children: [child]).linked
    #expect(
      links(of: "App.Root", in: linked) == [
        "App.objectGraph(App.A, App.ComponentFactory<Child>, App.Root, Bs(line 3))"
      ])
    #expect(
      links(of: "Child.Root", in: linked) == [
        "Provider(Child.objectGraph(App.ComponentFactory<Child>, Bs(line 3), Child.A, Child.Root))"
      ])
    let bound = Sketch("Root -> ObjectGraph", "ObjectGraph").linked
    #expect(links(of: "App.Root", in: bound) == ["App.ObjectGraph"])
  }

  @Test("An object graph closes no dependency cycle")
  func objectGraphCycle() {
    let linked = Sketch("Root -> ObjectGraph A", "A -> ObjectGraph").linked
    #expect(linked.connectedParts.sizes.count == linked.nodes.count)
    #expect(linked.selfDependentNodes.isEmpty)
  }

  /// The nodes that a binding's dependencies are linked to. A binding is named by its component and key.
  private func links(of binding: String, in linked: LinkedGraph) -> [String] {
    guard let node = linked.nodes.indices.first(where: { description(of: $0, in: linked) == binding }) else {
      return ["there is no binding \(binding)"]
    }
    return linked.edges[linked.nodes[node].edges].map { description(of: $0, in: linked) }
  }

  private func description(of node: Int, in linked: LinkedGraph) -> String {
    guard node != LinkedGraph.unresolved else { return "unresolved" }
    let component = linked.components[linked.nodes[node].component].type.name
    switch linked.nodes[node].content {
    case .binding(let index):
      let binding = linked.bindings[index]
      if binding.contribution != nil { return "line \(binding.location?.line ?? 0)" }
      return "\(component).\(linked.type(of: binding.key))"
    case .collection(let key):
      let elements = linked.edges[linked.nodes[node].edges].map { description(of: $0, in: linked) }
      return "\(linked.type(of: key))(\(elements.joined(separator: ", ")))"
    case .form(let key, let inner):
      return "\(linked.type(of: key).name.prefix { $0 != "<" })(\(description(of: inner, in: linked)))"
    case .absent: return "absent"
    case .objectGraph:
      let visible = linked.edges[linked.nodes[node].edges].map { description(of: $0, in: linked) }
      return "\(component).objectGraph(\(visible.sorted().joined(separator: ", ")))"
    }
  }
}
