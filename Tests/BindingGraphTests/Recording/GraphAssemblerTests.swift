import BindingGraph
import Testing

@Suite("Graph assembler")
struct GraphAssemblerTests {
  @Test("The assembler lays the records of components one after another")
  func bindings() {
    var app = ComponentRecord(named: "App")
    add(["A": [1], "B": []], to: &app)
    let factory = app.addBinding(Key(50), kind: .componentFactory)
    var session = ComponentRecord(named: "Session", installedBy: factory)
    add(["C": [2, 3], "D": [4]], to: &session)
    let graph = graph(app, session)
    #expect(graph.components.map(\.bindings) == [0..<3, 3..<5])
    #expect(graph.components.map(\.factoryBinding) == [nil, 2])
    #expect(bindings(of: graph) == ["0 A [1]", "0 B []", "0 factory []", "1 C [2, 3]", "1 D [4]"])
  }

  @Test("The assembler keeps children of a component in the order of their addition")
  func children() {
    var assembler = GraphAssembler()
    var app = ComponentRecord(named: "App")
    for key in 1...2 { app.addBinding(Key(key), kind: .componentFactory) }
    var first = ComponentRecord(named: "First", installedBy: 0)
    first.addBinding(Key(3), kind: .componentFactory)
    let outermost = assembler.add(app, in: nil)
    let middle = assembler.add(first, in: outermost)
    let inner = assembler.add(ComponentRecord(named: "Inner", installedBy: 0), in: middle)
    let second = assembler.add(ComponentRecord(named: "Second", installedBy: 1), in: outermost)
    let graph = assembler.finish()
    #expect(graph.components[outermost].children == [middle, second])
    #expect(graph.components[middle].children == [inner])
    #expect(graph.components.map { $0.factoryBinding.map { graph.bindings[$0].key } } == [nil, Key(1), Key(3), Key(2)])
  }

  @Test("All positions in the record of a subcomponent refer to its own modules and bindings in the graph")
  func positions() {
    var app = ComponentRecord(named: "App")
    app.addBinding(Key(9), kind: .value)
    let factory = app.addBinding(Key(50), kind: .componentFactory)
    var session = ComponentRecord(named: "Session", installedBy: factory)
    session.modules += [
      ModulePath(type: TypeReference(spelling: "Network"), parent: 0),
      ModulePath(type: TypeReference(spelling: "Cache"), parent: 1, otherParents: [0]),
    ]
    session.addRequirement(Key(4))
    session.addRequirement(Key(5), composedAt: [2])
    let override = session.addBinding(Key(0), in: 2, kind: .factory, attributes: .override, standingInFor: 1)
    session.setCompositions(of: override, at: [3])
    let place = SourceLocation(file: "Private.swift", line: 7)
    session.setReplacedLocation(place, of: override)
    session.accept(.unusedBinding, for: Key(0), in: 1)
    session.accept(.retainCycle, for: nil, in: 0)
    let graph = graph(app, session)
    #expect(graph.modulePaths.map(\.type.name) == ["App", "Session", "Network", "Cache"])
    #expect(graph.modulePaths.map(\.parent) == [nil, nil, 1, 2])
    #expect(graph.modulePaths.map(\.otherParents) == [[], [], [], [1]])
    #expect(graph.bindings.map(\.module) == [0, 0, 3])
    #expect(Set(graph.acceptances.map { "\($0.warning) \($0.module)" }) == ["unused-binding 2", "retain-cycle 1"])
    #expect(graph.overriddenModules == [2: 2])
    #expect(graph.replacedLocations == [2: place])
    #expect(graph.sendableCompositions.ofBindings.map(\.binding) == [2])
    #expect(graph.sendableCompositions.ofRequirements.map { [$0.binding, $0.index] } == [[2, 1]])
  }

  @Test("A binding without a location has that of its component's installation")
  func locations() {
    let (installation, own) = (SourceLocation(file: "App.swift", line: 1), SourceLocation(file: "App.swift", line: 2))
    var record = ComponentRecord(named: "Session", at: installation)
    record.addBinding(Key(0), kind: .seed)
    record.addBinding(Key(1), kind: .value, at: own)
    #expect(graph(record).bindings.map(\.location) == [installation, own])
  }

  @Test("A sendable key marks all its bindings, unless its type may be composed with Sendable")
  func sendableKeys() {
    var record = ComponentRecord(named: "App")
    record.declareSendable(Key(0), shown: TypeReference(spelling: "Options"))
    record.declareSendable(Key(1), shown: TypeReference(spelling: "Store", protocols: ["Store"]))
    for key in [0, 1, 2, 0] { record.addBinding(Key(key), kind: .seed) }
    #expect(graph(record).bindings.map(\.isSendable) == [true, false, false, true])
  }

  @Test("A chosen root is the first binding of its key, and none replaces a bound root")
  func roots() {
    func roots(_ attributes: BindingAttributes) -> [Bool] {
      var record = ComponentRecord(named: "App")
      record.addBinding(Key(0), kind: .optionalDeclaration)
      for _ in 0..<2 { record.addBinding(Key(0), kind: .factory) }
      record.addBinding(Key(1), kind: .factory, attributes: attributes)
      record.chooseRoot(boundAs: Key(0))
      return graph(record).bindings.map(\.isRoot)
    }
    #expect(roots([]) == [false, true, false, false])
    #expect(roots(.root) == [false, false, false, true])
  }

  @Test("The assembler gives equal dictionary keys one number and unequal keys with equal text different ones")
  func dictionaryKeys() {
    var assembler = GraphAssembler()
    let keys: [AnyHashable] = ["loaf", 1, "1", "loaf"]
    #expect(
      keys.map { assembler.dictionaryElement(under: $0) } == [
        .dictionary(key: 0), .dictionary(key: 1), .dictionary(key: 2), .dictionary(key: 0),
      ])
    #expect(assembler.finish().dictionaryKeys == ["loaf", "1", "1"])
  }

  @Test("The assembler keeps overrides in the order of their addition")
  func overrides() {
    var assembler = GraphAssembler()
    for key in [7, 3] {
      assembler.addOverride(
        OverridingBinding(key: Key(key), location: nil, modulePath: [], scopeOfNoComponent: nil, isUsed: false))
    }
    assembler.addEmptyOverride(TypeReference(spelling: "Nothing"))
    let graph = assembler.finish()
    #expect(graph.overridingBindings.map(\.key) == [Key(7), Key(3)])
    #expect(graph.emptyOverrides.map(\.name) == ["Nothing"])
  }

  @Test("The assembler stops with the broken invariant at a second outermost component")
  func secondRoot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var assembler = GraphAssembler()
      for _ in 0..<2 { _ = assembler.add(ComponentRecord(named: "App"), in: nil) }
      _ = assembler.finish()
    }
    expect(result, names: .oneOutermostComponent)
  }

  @Test("The assembler stops with the broken invariant at an unknown module")
  func unknownModule() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var record = ComponentRecord(named: "App")
      record.addBinding(Key(0), in: 3, kind: .factory)
      var assembler = GraphAssembler()
      _ = assembler.add(record, in: nil)
      _ = assembler.finish()
    }
    expect(result, names: .modulesOfOwnComponent)
  }

  @Test("The assembler stops with the broken invariant if a component has no factory")
  func noFactory() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var assembler = GraphAssembler()
      let app = assembler.add(ComponentRecord(named: "App"), in: nil)
      _ = assembler.add(ComponentRecord(named: "Session"), in: app)
      _ = assembler.finish()
    }
    expect(result, names: .factoriesInParents)
  }

  @Test("The assembler stops with the broken invariant if dependencies have no binding")
  func strayRequirements() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var record = ComponentRecord(named: "App")
      record.addRequirement(Key(0))
      var assembler = GraphAssembler()
      _ = assembler.add(record, in: nil)
      _ = assembler.finish()
    }
    expect(result, names: .requirementsInOrderOfBindings)
  }

  private func expect(_ result: ExitTest.Result?, names invariant: BindingGraph.Invariant) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("The graph violates these invariants: \(invariant.rawValue)."), "\(output)")
  }

  // MARK: Graphs

  /// The graph of a component and perhaps its subcomponent.
  private func graph(_ app: ComponentRecord, _ session: ComponentRecord? = nil) -> BindingGraph {
    var assembler = GraphAssembler()
    let outermost = assembler.add(app, in: nil)
    if let session { _ = assembler.add(session, in: outermost) }
    return assembler.finish()
  }

  /// Adds bindings, whose keys are the code points of letters.
  private func add(_ bindings: KeyValuePairs<Unicode.Scalar, [Int]>, to record: inout ComponentRecord) {
    for (name, requirements) in bindings {
      for requirement in requirements { record.addRequirement(Key(requirement)) }
      record.addBinding(Key(Int(name.value)), kind: .factory)
    }
  }

  /// The bindings in their order, each with its component and the keys of its dependencies.
  private func bindings(of graph: BindingGraph) -> [String] {
    graph.components.enumerated().flatMap { index, component in
      graph.bindings[component.bindings].map { binding in
        let name =
          binding.kind == .componentFactory ? "factory" : "\(Unicode.Scalar(UInt8(binding.key.index)))"
        return "\(index) \(name) \(graph.requirements[binding.requirements].map(\.index))"
      }
    }
  }
}
