import BindingGraph
import Testing

@Suite("Linking of private bindings")
struct PrivateBindingLinkingTests {
  /// A graph of one component with two modules and a subcomponent. Locations distinguish the bindings.
  private struct Drawing {
    var builder = BindingGraph.Builder()
    let names = NamedKeys()
    let app: ModulePath.ID
    let first: ModulePath.ID
    let second: ModulePath.ID
    let inside: ModulePath.ID

    init() {
      let app = builder.addComponent(
        TypeReference(spelling: "App"), scope: nil, seed: TypeReference(spelling: "Void"),
        root: TypeReference(spelling: "Root"), in: nil, at: nil)
      self.app = builder.module(of: app)
      let factory = builder.addBinding(
        names.key("ComponentFactory<Inside>"), in: self.app, kind: .componentFactory)
      first = builder.addModule(TypeReference(spelling: "First"), includedBy: self.app)
      second = builder.addModule(TypeReference(spelling: "Second"), includedBy: first)
      let inside = builder.addComponent(
        TypeReference(spelling: "Inside"), scope: nil, seed: TypeReference(spelling: "Void"),
        root: TypeReference(spelling: "Root"), in: app, at: nil)
      builder.setFactory(of: inside, to: factory)
      self.inside = builder.module(of: inside)
    }

    mutating func bind(
      _ key: String, in module: ModulePath.ID, line: Int, visible visibility: BindingVisibility? = nil,
      kind: Binding.Kind = .factory, attributes: BindingAttributes = [],
      standingInFor overridden: ModulePath.ID? = nil, needs: String...
    ) {
      for need in needs { builder.addRequirement(names.key(need)) }
      builder.addBinding(
        names.key(key), in: module, kind: kind, attributes: attributes, visibility: visibility,
        standingInFor: overridden, at: SourceLocation(file: "Private.swift", line: line))
    }

    consuming func linked() -> LinkedGraph {
      let examiner = names
      return Linker.link(builder.finish(), examiner: examiner)
    }
  }

  /// The lines of the bindings that serve the binding at a line, through all forms; 0 for none.
  private func servers(ofLine line: Int, in graph: LinkedGraph) -> [Int] {
    graph.nodes.indices.filter { graph.binding(at: $0)?.location?.line == line }.flatMap { node in
      graph.edges[graph.nodes[node].edges].map { server(at: $0, in: graph) }
    }
  }

  private func server(at node: Int, in graph: LinkedGraph) -> Int {
    guard node != LinkedGraph.unresolved else { return 0 }
    if case .form(_, let inner) = graph.nodes[node].content { return server(at: inner, in: graph) }
    return graph.binding(at: node)?.location?.line ?? 0
  }

  @Test("A module sees its own private binding in all forms, and other modules see the public one")
  func modules() {
    var drawing = Drawing()
    drawing.bind("A", in: drawing.app, line: 1)
    drawing.bind("A", in: drawing.first, line: 2, visible: .module)
    drawing.bind("A", in: drawing.second, line: 3, visible: .module)
    let forms = ["A", "Provider<A>", "Optional<A>", "Lazy<A>", "Weak<A>", "Provider<Optional<A>>"]
    for (line, module) in [(11, drawing.app), (12, drawing.first), (13, drawing.second), (14, drawing.inside)] {
      for form in forms { drawing.builder.addRequirement(drawing.names.key(form)) }
      drawing.bind("B\(line)", in: module, line: line)
    }
    let linked = drawing.linked()
    #expect(linked.missing.isEmpty && linked.conflicts.isEmpty)
    for (line, server) in [(11, 1), (12, 2), (13, 3), (14, 1)] {
      #expect(servers(ofLine: line, in: linked) == Array(repeating: server, count: 6), "\(line)")
    }
    // Each form has one node for dependents with equal visibility: the component, its two modules and the subcomponent.
    let formCount = linked.nodes.count { if case .form = $0.content { true } else { false } }
    #expect(formCount == 4 * 5)
  }

  @Test("A visible binding of a form is preferred to a private binding of its type")
  func boundForm() {
    var drawing = Drawing()
    drawing.bind("Optional<A>", in: drawing.app, line: 1)
    drawing.bind("A", in: drawing.first, line: 2, visible: .module)
    drawing.bind("B", in: drawing.first, line: 3, needs: "Optional<A>", "Provider<Optional<A>>", "A")
    #expect(servers(ofLine: 3, in: drawing.linked()) == [1, 1, 2])
  }

  @Test("A binding private to a component is invisible in subcomponents, and shadows a parent's binding only inside")
  func component() {
    var drawing = Drawing()
    drawing.bind("A", in: drawing.second, line: 1, visible: .component)
    drawing.bind("B", in: drawing.app, line: 2, needs: "A", "Provider<A>", "ObjectGraph")
    drawing.bind("C", in: drawing.inside, line: 3, needs: "A", "Provider<A>")
    let linked = drawing.linked()
    #expect(servers(ofLine: 2, in: linked).prefix(2) == [1, 1])
    #expect(servers(ofLine: 3, in: linked) == [0, 0])
    #expect(linked.missing.count == 2)
    var shadowing = Drawing()
    shadowing.bind("A", in: shadowing.app, line: 1)
    shadowing.bind("A", in: shadowing.inside, line: 2, visible: .component)
    shadowing.bind("B", in: shadowing.inside, line: 3, needs: "A")
    shadowing.bind("B", in: shadowing.app, line: 4, needs: "A")
    let other = shadowing.linked()
    #expect(servers(ofLine: 3, in: other) == [2] && servers(ofLine: 4, in: other) == [1])
  }

  @Test("Bindings of one module or one component conflict, and private ones of different modules do not")
  func conflicts() {
    var drawing = Drawing()
    for line in [1, 2] { drawing.bind("A", in: drawing.first, line: line, visible: .module) }
    for line in [3, 4, 5] { drawing.bind("A", in: drawing.second, line: line, visible: .module) }
    drawing.bind("A", in: drawing.app, line: 6)
    drawing.bind("A", in: drawing.app, line: 7, visible: .component)
    let linked = drawing.linked()
    #expect(
      linked.conflicts.map { $0.bindings.compactMap { linked.bindings[$0].location?.line } }.sorted { $0[0] < $1[0] }
        == [[1, 2], [3, 4, 5], [6, 7]])
  }

  @Test("A decorator wraps the binding that its module sees, with the same visibility")
  func decorators() throws {
    var drawing = Drawing()
    drawing.bind("A", in: drawing.app, line: 1)
    drawing.bind("A", in: drawing.first, line: 2, visible: .module)
    drawing.bind("A", in: drawing.first, line: 3, kind: .decorator, needs: "A")
    drawing.bind("A", in: drawing.second, line: 4, kind: .decorator, needs: "A")
    drawing.bind("B", in: drawing.first, line: 5, needs: "A")
    drawing.bind("B", in: drawing.second, line: 6, needs: "A")
    drawing.bind("B", in: drawing.inside, line: 7, needs: "A")
    let linked = drawing.linked()
    #expect(servers(ofLine: 5, in: linked) == [3] && servers(ofLine: 3, in: linked) == [2])
    #expect(servers(ofLine: 6, in: linked) == [4] && servers(ofLine: 4, in: linked) == [1])
    #expect(servers(ofLine: 7, in: linked) == [4])
    let visibilities = linked.bindings.filter { $0.kind == .decorator }.map(\.visibility)
    #expect(visibilities == [.module, nil])
  }

  @Test("An override of a private binding has the visibility of the original")
  func overrides() {
    var drawing = Drawing()
    drawing.bind(
      "A", in: drawing.app, line: 1, visible: .module, attributes: .override, standingInFor: drawing.first, needs: "C")
    drawing.bind("B", in: drawing.app, line: 2, attributes: .override, needs: "C")
    drawing.bind("C", in: drawing.first, line: 3, visible: .module)
    drawing.bind("C", in: drawing.app, line: 4, visible: .module)
    drawing.bind("D", in: drawing.first, line: 5, needs: "A")
    drawing.bind("E", in: drawing.app, line: 6, needs: "A", "C")
    let linked = drawing.linked()
    #expect(servers(ofLine: 1, in: linked) == [3])
    #expect(servers(ofLine: 2, in: linked) == [0])
    #expect(servers(ofLine: 5, in: linked) == [1])
    #expect(servers(ofLine: 6, in: linked) == [0, 4])
  }

  @Test("A component's root is the binding that its own configure sees")
  func roots() {
    func root(_ draw: (inout Drawing) -> Void) -> Int {
      var drawing = Drawing()
      draw(&drawing)
      drawing.builder.chooseRoot(of: 0, boundAs: drawing.names.key("Root"))
      let linked = drawing.linked()
      return linked[rootOf: 0].map { server(at: $0, in: linked) } ?? 0
    }
    let inModule = root { $0.bind("Root", in: $0.first, line: 1, visible: .module) }
    let own = root { drawing in
      drawing.bind("Root", in: drawing.first, line: 1)
      drawing.bind("Root", in: drawing.app, line: 2, visible: .module)
    }
    let wide = root { $0.bind("Root", in: $0.first, line: 3, visible: .component) }
    #expect([inModule, own, wide] == [0, 2, 3])
  }
}
