import Testing

@testable import BindingGraph

/// Checks each invariant with a graph that breaks no other one.
@Suite("Graph invariants")
struct BindingGraphInvariantTests {
  @Test("Graphs of an assembler and the empty graph satisfy all invariants")
  func kept() {
    #expect(Self.sound.brokenInvariants == [])
    #expect(BindingGraph().brokenInvariants == [])
  }

  @Test("Each broken invariant is reported, and no other one", arguments: BindingGraph.Invariant.allCases)
  func broken(invariant: BindingGraph.Invariant) {
    var graph = Self.sound
    Self.spoil(invariant, in: &graph)
    #expect(graph.brokenInvariants == [invariant])
  }

  /// App with A, a contribution to a dictionary, a factory and a module; Session with B, and with itself again.
  private static let sound: BindingGraph = {
    var app = ComponentRecord(named: "App", root: "A")
    app.modules.append(ModulePath(type: type("Pages"), parent: 0))
    app.addRequirement(Key(1))
    app.addBinding(Key(0), kind: .factory, attributes: .root)
    var assembler = GraphAssembler()
    let element = assembler.dictionaryElement(under: "home")
    app.addBinding(Key(1), in: 1, kind: .value, contribution: element)
    let factory = app.addBinding(Key(2), in: 1, kind: .componentFactory)
    app.accept(.unusedBinding, for: nil, in: 1)
    var session = ComponentRecord(named: "Session", root: "B", installedBy: factory)
    session.addRequirement(Key(0))
    session.addBinding(Key(3), kind: .factory, attributes: .root)
    let again = session.addBinding(Key(2), kind: .componentFactory)
    let outermost = assembler.add(app, in: nil)
    let inner = assembler.add(session, in: outermost)
    _ = assembler.add(
      ComponentRecord(named: "Session", root: "B", installedBy: again, repeatsAncestor: true), in: inner)
    return assembler.finish()
  }()

  private static func type(_ name: String) -> TypeReference { TypeReference(spelling: name) }

  private static func spoil(_ invariant: BindingGraph.Invariant, in graph: inout BindingGraph) {
    switch invariant {
    case .oneOutermostComponent:
      graph.components.append(component("Other", parent: nil, module: graph.modulePaths.count, after: graph))
      graph.modulePaths.append(ModulePath(type: type("Other"), parent: nil))
    case .parentsFirst:
      // A component that is its own parent, with a factory of its own.
      let own = graph.components.count
      var node = component("Own", parent: own, module: graph.modulePaths.count, after: graph)
      node.children = [own]
      node.bindings = graph.bindings.count..<graph.bindings.count + 1
      node.factoryBinding = graph.bindings.count
      graph.bindings.append(
        Binding(
          key: Key(2), kind: .componentFactory, contribution: nil, location: nil,
          module: graph.modulePaths.count, requirements: graph.requirements.count..<graph.requirements.count))
      graph.components.append(node)
      graph.modulePaths.append(ModulePath(type: type("Own"), parent: nil))
    case .childrenMatchParents: graph.components[0].children = []
    case .bindingsInOrderOfComponents: graph.components[1].bindings = 4..<5
    case .requirementsInOrderOfBindings: graph.requirements.append(Key(0))
    case .factoriesInParents: graph.components[1].factoryBinding = 1
    case .componentsAreModules: graph.modulePaths[0] = ModulePath(type: type("Other"), parent: nil)
    case .includingModulesFirst: graph.modulePaths[1].otherParents = [99]
    case .modulesOfOwnComponent: graph.bindings[3] = graph.bindings[3].inModule(0)
    case .dictionaryKeysAreKnown: graph.dictionaryKeys = []
    case .acceptancesAreOfModules: graph.acceptances = [Acceptance(warning: .retainCycle, key: nil, module: 99)]
    case .repeatedComponentsAreEmpty:
      let end = graph.bindings.count
      graph.components[2].bindings = end..<end + 1
      graph.bindings.append(graph.bindings[0].inModule(graph.components[2].module))
      graph.bindings[end].requirements = graph.requirements.count..<graph.requirements.count
    // The contribution to the dictionary.
    case .contributionsAreVisible: graph.bindings[1].visibility = .module
    case .overriddenModulesAreKnown: graph.overriddenModules = [0: 99]
    }
  }

  private static func component(
    _ name: String, parent: ComponentNode.ID?, module: ModulePath.ID, after graph: BindingGraph
  ) -> ComponentNode {
    var node = ComponentNode(
      type: type(name), scope: nil, seed: type("Void"), root: type("Root"), parent: parent, location: nil,
      repeatsAncestor: false, hasRoot: true, module: module)
    node.bindings = graph.bindings.count..<graph.bindings.count
    return node
  }
}

extension Binding {
  /// A copy of the binding in another module.
  fileprivate func inModule(_ module: ModulePath.ID) -> Binding {
    Binding(
      key: key, kind: kind, contribution: contribution, attributes: attributes, location: location,
      module: module, requirements: requirements)
  }
}
