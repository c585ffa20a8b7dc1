import BindingGraph
import Testing

@Suite("Linking of private bindings")
struct PrivateBindingLinkingTests {
  /// A graph of one component with two modules and a subcomponent. Locations distinguish the bindings.
  private struct Drawing {
    enum Module: Int {
      case app, first, second
      /// The subcomponent.
      case inside
    }

    var app = ComponentRecord(named: "App")
    var inside: ComponentRecord
    let names = NamedKeys()

    init() {
      app.modules += [
        ModulePath(type: TypeReference(spelling: "First"), parent: 0),
        ModulePath(type: TypeReference(spelling: "Second"), parent: 1),
      ]
      let factory = app.addBinding(names.key("ComponentFactory<Inside>"), kind: .componentFactory)
      inside = ComponentRecord(named: "Inside", installedBy: factory)
    }

    mutating func bind(
      _ key: String, in module: Module, line: Int, visible visibility: BindingVisibility? = nil,
      kind: BindingKind = .factory, attributes: BindingAttributes = [], standingInFor overridden: Module? = nil,
      needs: String...
    ) {
      bind(
        key, in: module, line: line, visible: visibility, kind: kind, attributes: attributes,
        standingInFor: overridden, needs: needs)
    }

    mutating func bind(
      _ key: String, in module: Module, line: Int, visible visibility: BindingVisibility? = nil,
      kind: BindingKind = .factory, attributes: BindingAttributes = [], standingInFor overridden: Module? = nil,
      needs: [String]
    ) {
      var record = module == .inside ? inside : app
      for need in needs { record.addRequirement(names.key(need)) }
      record.addBinding(
        names.key(key), in: module == .inside ? 0 : module.rawValue, kind: kind, attributes: attributes,
        visibility: visibility, standingInFor: overridden?.rawValue,
        at: SourceLocation(file: "Private.swift", line: line))
      if module == .inside { inside = record } else { app = record }
    }

    func linked() -> LinkedGraph {
      var assembler = GraphAssembler()
      let outermost = assembler.add(app, in: nil)
      _ = assembler.add(inside, in: outermost)
      return Linker.link(assembler.finish(), examiner: names)
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
    drawing.bind("A", in: .app, line: 1)
    drawing.bind("A", in: .first, line: 2, visible: .module)
    drawing.bind("A", in: .second, line: 3, visible: .module)
    let forms = ["A", "Provider<A>", "Optional<A>", "Lazy<A>", "Weak<A>", "Provider<Optional<A>>"]
    for (line, module) in [(11, Drawing.Module.app), (12, .first), (13, .second), (14, .inside)] {
      drawing.bind("B\(line)", in: module, line: line, needs: forms)
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
    drawing.bind("Optional<A>", in: .app, line: 1)
    drawing.bind("A", in: .first, line: 2, visible: .module)
    drawing.bind("B", in: .first, line: 3, needs: "Optional<A>", "Provider<Optional<A>>", "A")
    #expect(servers(ofLine: 3, in: drawing.linked()) == [1, 1, 2])
  }

  @Test("A binding private to a component is invisible in subcomponents, and shadows a parent's binding only inside")
  func component() {
    var drawing = Drawing()
    drawing.bind("A", in: .second, line: 1, visible: .component)
    drawing.bind("B", in: .app, line: 2, needs: "A", "Provider<A>", "ObjectGraph")
    drawing.bind("C", in: .inside, line: 3, needs: "A", "Provider<A>")
    let linked = drawing.linked()
    #expect(servers(ofLine: 2, in: linked).prefix(2) == [1, 1])
    #expect(servers(ofLine: 3, in: linked) == [0, 0])
    #expect(linked.missing.count == 2)
    var shadowing = Drawing()
    shadowing.bind("A", in: .app, line: 1)
    shadowing.bind("A", in: .inside, line: 2, visible: .component)
    shadowing.bind("B", in: .inside, line: 3, needs: "A")
    shadowing.bind("B", in: .app, line: 4, needs: "A")
    let other = shadowing.linked()
    #expect(servers(ofLine: 3, in: other) == [2] && servers(ofLine: 4, in: other) == [1])
  }

  @Test("Bindings of one module or one component conflict, and private ones of different modules do not")
  func conflicts() {
    var drawing = Drawing()
    for line in [1, 2] { drawing.bind("A", in: .first, line: line, visible: .module) }
    for line in [3, 4, 5] { drawing.bind("A", in: .second, line: line, visible: .module) }
    drawing.bind("A", in: .app, line: 6)
    drawing.bind("A", in: .app, line: 7, visible: .component)
    let linked = drawing.linked()
    #expect(
      linked.conflicts.map { $0.bindings.compactMap { linked.bindings[$0].location?.line } }.sorted { $0[0] < $1[0] }
        == [[1, 2], [3, 4, 5], [6, 7]])
  }

  @Test("A decorator wraps the binding that its module sees, with the same visibility")
  func decorators() throws {
    var drawing = Drawing()
    drawing.bind("A", in: .app, line: 1)
    drawing.bind("A", in: .first, line: 2, visible: .module)
    drawing.bind("A", in: .first, line: 3, kind: .decorator, needs: "A")
    drawing.bind("A", in: .second, line: 4, kind: .decorator, needs: "A")
    drawing.bind("B", in: .first, line: 5, needs: "A")
    drawing.bind("B", in: .second, line: 6, needs: "A")
    drawing.bind("B", in: .inside, line: 7, needs: "A")
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
      "A", in: .app, line: 1, visible: .module, attributes: .override, standingInFor: .first, needs: "C")
    drawing.bind("B", in: .app, line: 2, attributes: .override, needs: "C")
    drawing.bind("C", in: .first, line: 3, visible: .module)
    drawing.bind("C", in: .app, line: 4, visible: .module)
    drawing.bind("D", in: .first, line: 5, needs: "A")
    drawing.bind("E", in: .app, line: 6, needs: "A", "C")
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
      drawing.app.chooseRoot(boundAs: drawing.names.key("Root"))
      let linked = drawing.linked()
      return linked[rootOf: 0].map { server(at: $0, in: linked) } ?? 0
    }
    let inModule = root { $0.bind("Root", in: .first, line: 1, visible: .module) }
    let own = root { drawing in
      drawing.bind("Root", in: .first, line: 1)
      drawing.bind("Root", in: .app, line: 2, visible: .module)
    }
    let wide = root { $0.bind("Root", in: .first, line: 3, visible: .component) }
    #expect([inModule, own, wide] == [0, 2, 3])
  }
}
