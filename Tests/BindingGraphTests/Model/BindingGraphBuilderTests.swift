import BindingGraph
import Testing

@Suite("Graph builder")
struct BindingGraphBuilderTests {
  @Test("The builder keeps bindings in place if they are added component by component")
  func inOrder() {
    let graph = graph { builder, app, session in
      add(["A": [1], "B": []], to: app, &builder)
      let factory = builder.addBinding(Key(50), in: builder.module(of: app), kind: .componentFactory)
      builder.setFactory(of: session, to: factory)
      add(["C": [2, 3]], to: session, &builder)
    }
    #expect(graph.components.map(\.bindings) == [0..<3, 3..<4])
    #expect(bindings(of: graph) == ["0 A [1]", "0 B []", "0 factory []", "1 C [2, 3]"])
    #expect(graph.components.map(\.factoryBinding) == [nil, 2])
  }

  @Test("The builder sorts interleaved bindings by component, together with their dependencies")
  func inTurns() {
    let graph = graph { builder, app, session in
      add(["C": [2, 3]], to: session, &builder)
      add(["A": [1]], to: app, &builder)
      add(["D": [4]], to: session, &builder)
      let factory = builder.addBinding(Key(50), in: builder.module(of: app), kind: .componentFactory)
      builder.setFactory(of: session, to: factory)
      add(["B": [5, 6]], to: app, &builder)
    }
    #expect(bindings(of: graph) == ["0 A [1]", "0 factory []", "0 B [5, 6]", "1 C [2, 3]", "1 D [4]"])
    #expect(graph.components.map(\.factoryBinding) == [nil, 1])
  }

  @Test("The builder creates the same graph for every order of interleaved components")
  func anyOrder() {
    let expected = bindings(of: turns([0, 0, 0, 1, 1, 1]))
    #expect(expected.count == 7)
    for _ in 0..<20 { #expect(bindings(of: turns([0, 0, 0, 1, 1, 1].shuffled())) == expected) }
  }

  @Test("The builder keeps children of a component in the order of their addition")
  func children() {
    var builder = BindingGraph.Builder()
    let app = component("App", in: nil, &builder)
    let first = component("First", in: app, &builder)
    let inner = component("Inner", in: first, &builder)
    let second = component("Second", in: app, &builder)
    for (child, parent) in [(second, app), (inner, first), (first, app)] {
      let factory = builder.addBinding(Key(child), in: builder.module(of: parent), kind: .componentFactory)
      builder.setFactory(of: child, to: factory)
    }
    let graph = builder.finish()
    #expect(graph.components[app].children == [first, second])
    #expect(graph.components[first].children == [inner])
    #expect(graph.components.map { $0.factoryBinding.map { graph.bindings[$0].key } } == [nil, Key(1), Key(2), Key(3)])
  }

  @Test("A module that is included twice has the path of its first inclusion")
  func modules() {
    var builder = BindingGraph.Builder()
    let component = component("App", in: nil, &builder)
    let app = builder.module(of: component)
    let network = builder.addModule(TypeReference(spelling: "Network"), includedBy: app)
    let cache = builder.addModule(TypeReference(spelling: "Cache"), includedBy: network)
    builder.include(cache, againBy: app)
    builder.addBinding(Key(0), in: cache, kind: .factory)
    builder.accept(.unusedBinding, for: Key(0), in: network)
    builder.accept(.retainCycle, for: nil, in: app)
    let graph = builder.finish()
    #expect(graph.modulePaths.map(\.type.name) == ["App", "Network", "Cache"])
    #expect(graph.modulePaths.map(\.parent) == [nil, app, network])
    #expect(graph.modulePaths.map(\.otherParents) == [[], [], [app]])
    #expect(graph.bindings.map(\.module) == [cache])
    #expect(graph.components[0].bindings == 0..<1)
    #expect(Set(graph.acceptances.map { "\($0.warning) \($0.module)" }) == ["unused-binding 1", "retain-cycle 0"])
  }

  @Test("The builder gives equal dictionary keys one number and unequal keys with equal text different ones")
  func dictionaryKeys() {
    var builder = BindingGraph.Builder()
    let keys: [AnyHashable] = ["loaf", 1, "1", "loaf"]
    #expect(
      keys.map { builder.dictionaryElement(under: $0) } == [
        .dictionary(key: 0), .dictionary(key: 1), .dictionary(key: 2), .dictionary(key: 0),
      ])
    #expect(builder.finish().dictionaryKeys == ["loaf", "1", "1"])
  }

  @Test("The builder keeps overrides in the order of their addition")
  func overrides() {
    var builder = BindingGraph.Builder()
    for key in [7, 3] {
      builder.addOverride(
        OverridingBinding(key: Key(key), location: nil, modulePath: [], scopeOfNoComponent: nil, isUsed: false))
    }
    builder.addEmptyOverride(TypeReference(spelling: "Nothing"))
    let graph = builder.finish()
    #expect(graph.overridingBindings.map(\.key) == [Key(7), Key(3)])
    #expect(graph.emptyOverrides.map(\.name) == ["Nothing"])
  }

  @Test("The builder stops with instructions at an unknown component")
  func unknownComponent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let builder = BindingGraph.Builder()
      _ = builder.module(of: 3)
    }
    expect(result, says: "Component 3 does not exist: add it before its bindings.")
  }

  @Test("The builder stops with instructions at an unknown module")
  func unknownModule() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var builder = BindingGraph.Builder()
      builder.addBinding(Key(0), in: 0, kind: .factory)
    }
    expect(result, says: "Module 0 does not exist: add it before it is used.")
  }

  @Test("The builder stops with instructions at a second root component")
  func secondRoot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var builder = BindingGraph.Builder()
      let type = TypeReference(spelling: "App")
      for _ in 0..<2 { _ = builder.addComponent(type, scope: nil, seed: type, root: type, in: nil, at: nil) }
    }
    expect(result, says: "The graph already has a root component: add other components with their parent.")
  }

  @Test("The builder stops with instructions if a component has no factory")
  func noFactory() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var builder = BindingGraph.Builder()
      let type = TypeReference(spelling: "App")
      let app = builder.addComponent(type, scope: nil, seed: type, root: type, in: nil, at: nil)
      let session = TypeReference(spelling: "Session")
      _ = builder.addComponent(session, scope: nil, seed: type, root: type, in: app, at: nil)
      _ = builder.finish()
    }
    expect(
      result,
      says: "Session has no factory: call setFactory(of:to:) with the binding of its parent that installs it.")
  }

  @Test("The builder stops with instructions if dependencies have no binding")
  func strayRequirements() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var builder = BindingGraph.Builder()
      builder.addRequirement(Key(0))
      _ = builder.finish()
    }
    expect(result, says: "Requirements were added without a binding: add the binding after them.")
  }

  private func expect(_ result: ExitTest.Result?, says text: String) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(text), "\(output)")
  }

  // MARK: Graphs

  private func component(
    _ name: String, in parent: ComponentNode.ID?, _ builder: inout BindingGraph.Builder
  ) -> ComponentNode.ID {
    builder.addComponent(
      TypeReference(spelling: name), scope: nil, seed: TypeReference(spelling: "Void"),
      root: TypeReference(spelling: "Root"), in: parent, at: nil)
  }

  /// A graph of a component and its subcomponent.
  private func graph(
    _ addBindings: (inout BindingGraph.Builder, _ app: ComponentNode.ID, _ session: ComponentNode.ID) -> Void
  ) -> BindingGraph {
    var builder = BindingGraph.Builder()
    let app = component("App", in: nil, &builder)
    let session = component("Session", in: app, &builder)
    addBindings(&builder, app, session)
    return builder.finish()
  }

  /// A graph whose components add one binding at each of their turns; the factory comes last.
  private func turns(_ components: [ComponentNode.ID]) -> BindingGraph {
    graph { builder, app, session in
      var count = [0, 0]
      for component in components {
        let number = 10 * component + count[component]
        count[component] += 1
        for requirement in 0..<number % 3 { builder.addRequirement(Key(number + requirement)) }
        builder.addBinding(Key(number), in: builder.module(of: component), kind: .value)
      }
      let factory = builder.addBinding(Key(50), in: builder.module(of: app), kind: .componentFactory)
      builder.setFactory(of: session, to: factory)
    }
  }

  /// Adds bindings, whose keys are the code points of letters.
  private func add(
    _ bindings: KeyValuePairs<Unicode.Scalar, [Int]>, to component: ComponentNode.ID,
    _ builder: inout BindingGraph.Builder
  ) {
    for (name, requirements) in bindings {
      for requirement in requirements { builder.addRequirement(Key(requirement)) }
      builder.addBinding(Key(Int(name.value)), in: builder.module(of: component), kind: .factory)
    }
  }

  /// The bindings in their order, each with its component and the keys of its dependencies.
  private func bindings(of graph: BindingGraph) -> [String] {
    graph.components.enumerated().flatMap { index, component in
      graph.bindings[component.bindings].map { binding in
        let name =
          Unicode.Scalar(UInt8(binding.key.index)).properties.isAlphabetic
          ? "\(Unicode.Scalar(UInt8(binding.key.index)))"
          : binding.kind == .componentFactory ? "factory" : "\(binding.key.index)"
        return "\(index) \(name) \(graph.requirements[binding.requirements].map(\.index))"
      }
    }
  }
}
