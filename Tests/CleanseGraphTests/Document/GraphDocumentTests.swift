import Cleanse
import CleanseGraph
import Foundation
import Testing

@Suite("Graph documents") struct GraphDocumentTests {
  private let observatory = GraphDocument(Observatory.self)

  @Test("A document lists the components with scopes, seeds and locations, parents first") func components() throws {
    try #require(observatory.components.map(\.type.name) == ["Observatory", "Night"])
    let (outer, inner) = (observatory.components[0], observatory.components[1])
    #expect(outer.scope?.qualifiedName == "Cleanse.Singleton")
    #expect(outer.seed == nil)
    #expect(outer.parent == nil)
    #expect(outer.location == nil)
    #expect(inner.scope == nil)
    #expect(inner.seed?.name == "Observer")
    #expect(inner.parent == outer.id)
    #expect(observatory.components.map(\.depth) == [0, 1])
    #expect(inner.location?.file == "Support/Observatory.swift")
    #expect(inner.root == "\(inner.id): CleanseGraphTests.Observation")
  }

  @Test("A document holds the tree of modules") func modules() {
    #expect(observatory.components[0].modules.map(\.type.name) == ["InstrumentModule", "InstrumentModule.Optics"])
    #expect(observatory.components[0].modules.map(\.parent) == [nil, "CleanseGraphTests.InstrumentModule"])
    #expect(node("Mirror").module == "CleanseGraphTests.InstrumentModule.Optics")
    #expect(node("Motor").module == nil)
  }

  @Test("A document states the kind, scope and lifecycle of each binding") func kinds() {
    #expect(node("Motor").kind == .factory)
    #expect(node("StarCatalogue").kind == .value)
    #expect(node("StarCatalogue").isSendable)
    #expect(node("StarCatalogue").scope?.name == "Singleton")
    #expect(node("Exposure", "Factory<ExposureFactory>").kind == .assistedFactory)
    #expect(node("Visitor", "PropertyInjector<Visitor>").kind == .propertyInjector)
    #expect(node("Night", "ComponentFactory<Night>").installs == observatory.components[1].id)
    #expect(node("Observer").kind == .seed)
    #expect(node("Dome").isRoot)
    #expect(node("name", "TaggedProvider<SiteName>").tag?.name == "SiteName")
    #expect(node("Mirror").scope == nil)
    #expect(node("Motor").lifecycle == [.eager])
    #expect(node("Mirror").lifecycle == [])
  }

  @Test("A document lists dependencies in the order of parameters, with forms and targets") func requirements() {
    let requirements = node("Dome").requirements
    #expect(
      requirements.map(\.type.name) == [
        "TaggedProvider<SiteName>", "Provider<StarCatalogue>", "() -> Motor", "Optional<Weather>",
        "Dictionary<String, Lamp>", "Array<Filter>", "ComponentFactory<Night>",
      ])
    #expect(requirements.map(\.forms) == [[.tagged], [.provider], [.closure], [.optional], [], [], []])
    #expect(requirements.map(\.resolution) == [.bound, .bound, .bound, .absent, .bound, .bound, .bound])
    #expect(requirements[3].target == nil)
    #expect(requirements[1].target == node("StarCatalogue").id)
    #expect(requirements.map(\.isDeferred) == [false, true, true, false, false, false, false])
    #expect(node("Motor").requirements[1].isWeak)
  }

  @Test("A document marks missing dependencies and those that an ancestor provides") func resolution() {
    #expect(node("Spectrograph").requirements.map(\.resolution) == [.missing])
    #expect(node("Spectrograph").requirements.map(\.forms) == [[.provider]])
    #expect(node("Observation").requirements[1].target == node("StarCatalogue").id)
  }

  @Test("A document shows a multibinding as a node that needs its elements and the inherited collection")
  func collections() throws {
    let collections = observatory.nodes.filter { $0.kind == .collection && $0.key.name == "Array<Filter>" }
    try #require(collections.count == 2)
    #expect(
      collections.map { $0.requirements.map(\.forms) } == [[[.element], [.element]], [[.element], [.inherited]]])
    #expect(collections[1].requirements[1].target == collections[0].id)
    let elements = observatory.nodes.filter { $0.contribution?.collection == .array }
    #expect(collections[0].requirements.map(\.target) == elements.prefix(2).map(\.id))
    #expect(elements[1].id == elements[0].id + " #2")
    let lamp = observatory.nodes.first { $0.contribution?.collection == .dictionary }
    #expect(lamp?.contribution?.key == "say \"hi\" <b>\\\n")
  }

  @Test("A document contains the diagnostics with the nodes that they concern") func findings() {
    #expect(observatory.diagnostics.map(\.id) == ["dependency-cycle", "duplicate-binding", "missing-binding"])
    #expect(observatory.diagnostics[0].nodes == [node("Mirror").id, node("Motor").id])
    #expect(
      observatory.diagnostics[1].nodes == observatory.nodes.filter { $0.key.name == "Lens" }.map(\.id))
    #expect(observatory.diagnostics[2].nodes == [node("Spectrograph").id])
    #expect(observatory.diagnostics[2].headline == "Coolant: binding missing")
    #expect(observatory.diagnostics[2].text == String(describing: GraphValidator.validate(Observatory.self).errors[2]))
  }

  @Test("A document shows locations relative to a given folder, or the last folder and the file") func places() {
    let folder = #filePath.replacingOccurrences(of: "/Document/GraphDocumentTests.swift", with: "")
    let document = GraphDocument(Observatory.self, relativeTo: folder)
    #expect(Set(document.nodes.compactMap(\.location?.file)) == ["Support/Observatory.swift"])
    let above = GraphDocument(
      Observatory.self, relativeTo: folder.replacingOccurrences(of: "/CleanseGraphTests", with: ""))
    #expect(Set(above.nodes.compactMap(\.location?.file)) == ["CleanseGraphTests/Support/Observatory.swift"])
    let elsewhere = GraphDocument(Observatory.self, relativeTo: "/elsewhere")
    #expect(elsewhere == document)
  }

  @Test("A document of the same component is equal each time") func repeatable() {
    #expect(GraphDocument(Observatory.self) == observatory)
  }

  @Test("A document shows overrides instead of the overridden bindings") func overrides() {
    let document = GraphDocument(
      Observatory.self, overrides: .overriding(StarCatalogue.self, with: StarCatalogue()))
    let catalogue = document.nodes.first { $0.key.name == "StarCatalogue" }
    #expect(catalogue?.scope == nil)
    #expect(catalogue?.location?.file == "Document/GraphDocumentTests.swift")
  }

  @Test("A document distinguishes types with the same short name") func names() {
    let document = GraphDocument(Twins.self)
    #expect(document.nodes.map(\.key.name) == ["Twins.First.Twin", "Twins.Second.Twin", "Int"])
    #expect(Set(document.nodes.map(\.id)).count == 3)
  }

  @Test("A document contains a self-installing component twice, the second time as a repetition") func repetition() {
    let document = GraphDocument(Mirrors.self)
    #expect(document.components.map(\.type.name) == ["Mirrors", "Mirrors"])
    #expect(document.components.map(\.repeatsAncestor) == [false, true])
    #expect(Set(document.components.map(\.id)).count == 2)
  }

  @Test("A document finds dependencies and dependents through component factories") func reachability() {
    let document = GraphDocument(Observatory.self)
    #expect(document.nodes(neededBy: node("Spectrograph").id) == [])
    let dependents = document.nodes(needing: node("StarCatalogue").id)
    #expect(dependents.contains(node("Observation").id))
    #expect(dependents.contains(node("Dome").id))
    #expect(!dependents.contains(node("Spectrograph").id))
    for first in document.nodes {
      for second in document.nodes(neededBy: first.id) {
        #expect(document.nodes(needing: second).contains(first.id))
      }
    }
  }

  @Test("No node counts among its own dependencies and dependents, even in a weak cycle") func weakCycle() {
    let document = GraphDocument(Observatory.self)
    #expect(document.nodes(neededBy: node("Dome").id).contains(node("Motor").id))
    #expect(document.nodes(neededBy: node("Motor").id).contains(node("Dome").id))
    for node in document.nodes {
      #expect(!document.nodes(neededBy: node.id).contains(node.id), "\(node.id)")
      #expect(!document.nodes(needing: node.id).contains(node.id), "\(node.id)")
    }
  }

  /// The first node whose key has one of the names.
  private func node(_ names: String...) -> GraphDocument.Node {
    guard let node = observatory.nodes.first(where: { names.contains($0.key.name) && $0.kind != .collection }) else {
      fatalError("There is no node \(names)")
    }
    return node
  }
}

private struct Twins: RootComponent {
  typealias Root = Int

  enum First { struct Twin {} }
  enum Second { struct Twin {} }

  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: First.Twin.init)
    binder.bind().to(factory: Second.Twin.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

private struct Mirrors: RootComponent {
  typealias Root = Int

  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: Mirrors.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}
