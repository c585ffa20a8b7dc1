import Cleanse
import CleanseGraph
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

@Suite("Explanations of types") struct ExplanationTests {
  private static let browser = GraphDocument(AppComponent.self)
  private static let observatory = GraphDocument(Observatory.self)

  // MARK: Texts

  @Test("The explanation of a service of github-browser matches its golden text") func service() throws {
    try Golden.expect(
      Self.browser.explanation(of: "MemberService").text(as: .text), named: "graphs/explained-member-service.txt")
  }

  @Test(
    "The JSON explanation of each type of a valid graph matches its schema",
    arguments: browser.nodes.map(\.id) + ["APIBaseURL", "MenuPage"])
  func schema(name: String) throws {
    let text = try Self.browser.explanation(of: name).text(as: .json)
    #expect(try JSONSchema(named: "explanation").problems(of: text) == [])
  }

  @Test(
    "The JSON explanation of each type of an invalid graph matches its schema",
    arguments: observatory.nodes.map(\.id) + ["Coolant", "Weather"])
  func faultySchema(name: String) throws {
    let text = try Self.observatory.explanation(of: name).text(as: .json)
    #expect(try JSONSchema(named: "explanation").problems(of: text) == [])
  }

  // MARK: Names

  @Test(
    "An explanation finds a type by short name, qualified name, tag or related type",
    arguments: [
      ("Lens", "Lens"), ("CleanseGraphTests.Lens", "Lens"), ("SiteName", "TaggedProvider<SiteName>"),
      ("TaggedProvider<SiteName>", "TaggedProvider<SiteName>"), ("Visitor", "PropertyInjector<Visitor>"),
      ("Night", "ComponentFactory<Night>"), ("Filter", "Array<Filter>"), ("Lamp", "Dictionary<String, Lamp>"),
      ("ExposureFactory", "Factory<ExposureFactory>"), ("Coolant", "Coolant"), ("Weather", "Weather"),
      ("Observer", "Observer"),
    ])
  func names(name: String, type: String) throws {
    #expect(try Self.observatory.explanation(of: name).type.name == type)
  }

  @Test("An explanation of an unknown name suggests similarly spelled names") func unknown() throws {
    let error = #expect(throws: GraphDocumentError.self) { try Self.observatory.explanation(of: "Mirrror") }
    #expect(error.map { "\($0)" } == "the graph has no binding for the type 'Mirrror'; did you mean: Mirror")
  }

  @Test("An explanation of an ambiguous short name lists the qualified names") func ambiguous() throws {
    let error = #expect(throws: AmbiguousGraphName.self) { try GraphDocument(Twins.self).explanation(of: "Store") }
    #expect(
      error.map { "\($0)" }
        == "the graph has several types 'Store': name one of CleanseGraphTests.Left.Store, CleanseGraphTests.Right.Store"
    )
    #expect(try GraphDocument(Twins.self).explanation(of: "Left.Store").bindings.count == 1)
  }

  // MARK: Bindings

  @Test("An explanation shows the location, the modules and the path from the root") func origin() throws {
    let binding = try #require(Self.observatory.explanation(of: "Mirror").bindings.first)
    #expect(binding.component?.type.name == "Observatory")
    #expect(binding.modules.map(\.name) == ["InstrumentModule", "InstrumentModule.Optics"])
    #expect(binding.node.location?.file == "Support/Observatory.swift")
    #expect(binding.path.map(\.node.key.name) == ["Dome", "Motor", "Mirror"])
    #expect(binding.requests.map(\.node.key.name) == ["Motor"])
  }

  @Test("An explanation prefers the path that creates the value at once, and marks deferred steps on others")
  func deferrals() throws {
    func path(_ name: String) throws -> [String] {
      let text = try GraphDocument.launch.explanation(of: name).text(as: .text).split(separator: "\n").map(String.init)
      let start = try #require(text.firstIndex { $0.hasPrefix("  path: ") })
      return Array(text[start...].prefix { !$0.hasPrefix("  required by:") })
    }
    #expect(try path("Client") == ["  path: root Delegate -> Launch -> Repository -> Client"])
    #expect(
      try path("Push") == [
        "  path: root Delegate -> Push", "  created on this path only when requested:",
        "    Push, by Delegate, as Lazy<Push>",
      ])
    #expect(
      try path("Page") == [
        "  path: root Delegate -> ComponentFactory<Session> -> Page", "  created on this path only when requested:",
        "    Page, by ComponentFactory<Session>",
      ])
    let text = try GraphDocument.launch.explanation(of: "Push").text(as: .json)
    #expect(text.contains("\"deferrals\": [\n        \"Sketch.App: Sketch.Push\"\n      ]"))
    #expect(try GraphDocument.launch.explanation(of: "Client").text(as: .json).contains("\"deferrals\": []"))
  }

  @Test(
    "An explanation states when and how often a value is created",
    arguments: [
      ("StarCatalogue", GraphCreation.value), ("Motor", .eager), ("Mirror", .perRequest), ("Dome", .shared),
      ("SiteName", .value), ("Observer", .seed), ("Visitor", .injection), ("Night", .instances),
      ("ExposureFactory", .perCall),
    ])
  func creation(name: String, creation: GraphCreation) throws {
    #expect(try Set(Self.observatory.explanation(of: name).bindings.map(\.creation)) == [creation])
  }

  @Test("An explanation states that a value is created concurrently") func concurrent() throws {
    var node = DocumentSketch.Node(name: "A", lifecycle: [.eager, .concurrent])
    node.isShared = true
    let text = try GraphDocument.sketch(.component("App", scope: "Singleton", node)).explanation(of: "A").text(
      as: .text)
    #expect(text.contains("when the instance is built, concurrently if the build is awaited"))
  }

  @Test("An explanation covers each component's binding and the substitute if it is removed") func shadowing() throws {
    let explanation = try GraphDocument.sketch(
      .component(
        "App", scope: "Singleton", .binding("Clock", shared: true, line: 3),
        .binding("Root", needs: "Clock", "ComponentFactory<Session>", root: true), .factory(of: "Session")),
      .component("Session", in: "App", .binding("Clock", line: 7), .binding("Page", needs: "Clock", root: true))
    ).explanation(of: "Clock")
    let (outer, inner) = (try #require(explanation.bindings.first), try #require(explanation.bindings.last))
    #expect(explanation.bindings.map(\.component?.type.name) == ["App", "Session"])
    #expect(outer.loss.missing.map(\.node.key.name) == ["Root"])
    #expect(outer.loss.uncreatable.map(\.key.name) == ["Root"])
    #expect(outer.loss.components.map(\.type.name) == ["App"])
    #expect(inner.loss.missing == [])
    #expect(inner.loss.substitute == outer.node)
    #expect(inner.loss.served.map(\.node.key.name) == ["Page"])
    #expect(inner.loss.uncreatable == [])
    #expect(inner.loss.components == [])
    #expect(inner.path.map(\.node.key.name) == ["Root", "ComponentFactory<Session>", "Page", "Clock"])
  }

  @Test("An explanation names the wrapped binding as the substitute for a removed decorator") func decorator() throws {
    let explanation = try GraphDocument(Newsroom.self).explanation(of: "Newsroom.Printer")
    let kinds = explanation.bindings.map(\.node.kind)
    #expect(kinds == [.decorator, .decorator, .factory, .decorator])
    let (first, second, bound) = (explanation.bindings[0], explanation.bindings[1], explanation.bindings[2])
    #expect(second.loss.substitute == first.node && second.loss.missing == [])
    #expect(bound.loss.missing.map(\.node) == [first.node])
    #expect(bound.loss.components.map(\.type.name) == ["Newsroom", "Newsroom.Issue"])
  }

  @Test("An explanation lists across components everything that depends on a binding") func transitive() throws {
    let binding = try #require(
      GraphDocument.sketch(
        .component(
          "App", .binding("Root", needs: "ComponentFactory<Session>", root: true), .binding("Alone"),
          .binding("Clock"), .binding("Log", needs: "Provider<Clock>"), .factory(of: "Session")),
        .component("Session", in: "App", .binding("Page", needs: "Log", root: true))
      ).explanation(of: "Clock").bindings.first)
    #expect(binding.loss.missing.map(\.node.key.name) == ["Log"])
    #expect(binding.loss.uncreatable.map(\.key.name) == ["Root", "Log", "ComponentFactory<Session>", "Page"])
    #expect(binding.loss.components.map(\.type.name) == ["App", "Session"])
  }

  @Test("An explanation of a component factory lists the components lost without it") func installation() throws {
    let binding = try #require(Self.observatory.explanation(of: "Night").bindings.first)
    #expect(binding.loss.missing.map(\.node.key.name) == ["Dome"])
    #expect(binding.loss.components.map(\.type.name) == ["Observatory", "Night"])
  }

  @Test("An explanation of an unused binding reports no loss") func unneeded() throws {
    let explanation = try GraphDocument.sketch(.component("App", .binding("Root", root: true), .binding("Alone")))
      .explanation(of: "Alone")
    #expect(explanation.bindings.first?.loss.isEmpty == true)
    #expect(
      explanation.text(as: .text) == """
        Alone: factory
          bound at App/App.swift:1 in App
          created: for each request; it is not shared
          path: none; no root depends on it
          required by: nothing
          without it: nothing is missing

        """)
  }

  // MARK: Optionals

  @Test("An optional dependency may be nil only if `bindOptional` declares its type") func optionals() throws {
    let document = GraphDocument(Optionals.self)
    let declared = try #require(document.explanation(of: "Rudder").bindings.first)
    #expect(declared.loss.absent.map(\.node.key.name) == ["Boat"])
    #expect(declared.loss.missing.map(\.node.key.name) == ["Helm"])
    let undeclared = try #require(document.explanation(of: "Sail").bindings.first)
    #expect(undeclared.loss.absent == [])
    #expect(undeclared.loss.missing.map(\.node.key.name) == ["Boat"])
    let read = try GraphDocument(json: document.text(as: .json))
    #expect(read == document)
    #expect(try read.explanation(of: "Rudder").bindings.first?.loss.absent.count == 1)
  }

  @Test("An explanation of an unbound type lists its dependents") func unbound() throws {
    let missing = try Self.observatory.explanation(of: "Coolant")
    #expect(missing.bindings.isEmpty)
    #expect(
      missing.text(as: .text) == """
        Coolant: not bound
          missing for:
            Spectrograph at Support/Observatory.swift:48 in Night, as Provider<Coolant>

        """)
    let absent = try Self.observatory.explanation(of: "Weather")
    #expect(absent.unserved.map(\.node.key.name) == ["Dome"])
    #expect(absent.text(as: .text).contains("nil for:\n    Dome at "))
  }

  // MARK: Holders

  @Test("An explanation excludes weak dependencies from the holders of a shared value") func weak() throws {
    let binding = try #require(GraphDocument(Weaklings.self).explanation(of: "Hub").bindings.first)
    #expect(
      binding.holders.map(Self.name) == ["instance of Weaklings", "factory ComponentFactory<Guest>", "Owner", "Visit"])
    #expect(binding.requests.map(\.node.key.name) == ["Watcher", "Owner", "Visit"])
    let text = try GraphDocument(Weaklings.self).explanation(of: "Hub").text(as: .text)
    #expect(text.contains("  not retained by, because the dependency is weak:\n    Watcher at "))
  }

  private static func name(of holder: GraphHolder) -> String {
    switch holder {
    case .instance(let component): "instance of \(component.type.name)"
    case .request(let request): request.node.key.name
    case .componentFactory(let node): "factory \(node.key.name)"
    }
  }

  // MARK: Collections

  @Test("An explanation of a contribution lists the dependents of its multibinding") func elements() throws {
    let document = GraphDocument.sketch(
      .component(
        "App", .element("Pages", line: 2), .element("Pages", line: 3),
        .binding("Root", needs: "Pages", root: true)))
    let explanation = try document.explanation(of: "Pages")
    #expect(explanation.bindings.map(\.node.kind) == [.factory, .factory, .collection])
    let element = try #require(explanation.bindings.first)
    #expect(element.requests.map(\.node.key.name) == ["Root"])
    #expect(element.loss.missing == [])
    #expect(element.loss.shortened.map(\.id) == ["Sketch.App: Sketch.Pages"])
    let collection = try #require(explanation.bindings.last)
    #expect(collection.elements.map(\.location?.line) == [2, 3])
    #expect(collection.loss.missing.map(\.node.key.name) == ["Root"])
  }

  @Test("The last contribution is required unless its multibinding is declared or inherited")
  func lastElement() throws {
    let document = GraphDocument(Shelves.self)
    let last = try #require(document.explanation(of: "Array<Book>").bindings.first)
    #expect(last.loss.missing.map(\.node.key.name) == ["Shelf"])
    let declared = try #require(
      document.explanation(of: "Array<Map>").bindings.first { $0.node.contribution != nil })
    #expect(declared.loss.missing == [])
    #expect(declared.loss.shortened.count == 1)
    let inherited = try document.explanation(of: "Array<Chart>").bindings.filter { $0.node.contribution != nil }
    #expect(inherited.map(\.component?.type.name) == ["Shelves", "Cabin"])
    #expect(inherited.map { $0.loss.missing.count } == [1, 0])
    #expect(inherited.last?.loss.served.map(\.node.key.name) == ["Bunk"])
    #expect(inherited.first?.loss.shortened.map(\.component) == ["CleanseGraphTests.Shelves > CleanseGraphTests.Cabin"])
  }

  // MARK: Parts

  @Test("An explanation states that a filtered document is only part of the graph") func partial() throws {
    let part = try Self.browser.filtered(.needing("Transport", depth: 1), .component("AppComponent"))
    #expect(try part.explanation(of: "APIClient").isPartial)
    #expect(try part.explanation(of: "APIClient").text(as: .text).hasSuffix("may require it too\n"))
    #expect(try !Self.browser.explanation(of: "APIClient").isPartial)
  }
}

// MARK: Graphs

private enum Left { struct Store {} }
private enum Right { struct Store {} }

private struct Twins: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Left.Store.self).to { Left.Store() }
    binder.bind(Right.Store.self).to { Right.Store() }
  }
  static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
    bind.to { (_: Left.Store, _: Right.Store) in true }
  }
}

private struct Rudder {}
private struct Sail {}
private struct Helm { let rudder: Rudder }
private struct Boat {
  let rudder: Rudder?
  let sail: Sail?
  let helm: Helm
}

private struct Optionals: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bindOptional(Rudder.self)
    binder.bind().to(factory: Rudder.init)
    binder.bind().to(factory: Sail.init)
    binder.bind().to(factory: Helm.init)
  }
  static func configureRoot(binder bind: ReceiptBinder<Boat>) -> BindingReceipt<Boat> { bind.to(factory: Boat.init) }
}

private final class Hub {}
private struct Watcher { let hub: WeakProvider<Hub> }
private struct Owner { let hub: Provider<Hub> }
private struct Visit { let hub: Hub }
private struct House {
  let watcher: Watcher
  let owner: Owner
  let guests: ComponentFactory<Guest>
}

private struct Weaklings: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Hub.init)
    binder.bind().to(factory: Watcher.init)
    binder.bind().to(factory: Owner.init)
    binder.install(dependency: Guest.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<House>) -> BindingReceipt<House> { bind.to(factory: House.init) }
}

private struct Guest: Component {
  typealias Root = Visit
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Visit>) -> BindingReceipt<Visit> { bind.to(factory: Visit.init) }
}

private struct Book {}
private struct Map {}
private struct Chart {}
private struct Shelf {
  let books: [Book]
  let maps: [Map]
  let charts: [Chart]
  let cabin: ComponentFactory<Cabin>
}
private struct Bunk { let charts: [Chart] }

private struct Shelves: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Book.self).intoCollection().to(factory: Book.init)
    binder.declareCollection(of: Map.self)
    binder.bind(Map.self).intoCollection().to(factory: Map.init)
    binder.bind(Chart.self).intoCollection().to(factory: Chart.init)
    binder.install(dependency: Cabin.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Shelf>) -> BindingReceipt<Shelf> { bind.to(factory: Shelf.init) }
}

private struct Cabin: Component {
  typealias Root = Bunk
  static func configure(binder: UnscopedBinder) {
    binder.bind(Chart.self).intoCollection().to(factory: Chart.init)
  }
  static func configureRoot(binder bind: ReceiptBinder<Bunk>) -> BindingReceipt<Bunk> { bind.to(factory: Bunk.init) }
}
