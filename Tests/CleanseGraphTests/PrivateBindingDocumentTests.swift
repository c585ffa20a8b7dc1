import Cleanse
import CleanseGraph
import TestSupport
import Testing

@testable import GraphDocuments

@Suite("Private bindings in documents") struct PrivateBindingDocumentTests {
  private static let harbour = GraphDocument(Harbour.self)

  @Test("A document identifies private bindings by their modules and states their visibility") func names() {
    let pilots = Self.harbour.nodes.filter { $0.key.name == "Harbour.Pilot" }
    #expect(
      pilots.map(\.id) == [
        "CleanseGraphTests.Harbour: CleanseGraphTests.Harbour.Pilot",
        "CleanseGraphTests.Harbour: CleanseGraphTests.Harbour.Pilot in CleanseGraphTests.Harbour.ArrivalModule",
        "CleanseGraphTests.Harbour: CleanseGraphTests.Harbour.Pilot in CleanseGraphTests.Harbour.DepartureModule",
        "CleanseGraphTests.Harbour: CleanseGraphTests.Harbour.Pilot in CleanseGraphTests.Harbour.DepartureModule decorator",
      ])
    #expect(pilots.map(\.visibility) == [nil, .module, .module, .module])
    #expect(Self.harbour.nodes.filter { $0.key.name == "Harbour.Tide" }.map(\.visibility) == [.component])
    #expect(Set(Self.harbour.nodes.map(\.id)).count == Self.harbour.nodes.count)
  }

  @Test("Private bindings are written as JSON that matches the schema, and read back unchanged") func json() throws {
    let json = Self.harbour.text(as: .json)
    #expect(json.contains(#""visibility": "module""#) && json.contains(#""visibility": "component""#))
    #expect(try JSONSchema(named: "graph").problems(of: json) == [])
    #expect(try GraphDocument(json: json) == Self.harbour)
  }

  @Test("Drawings, texts and explanations distinguish private bindings of the same type") func texts() throws {
    let dot = Self.harbour.text(as: .dot)
    #expect(
      dot.contains("visible in module, in Harbour.ArrivalModule")
        && dot.contains("visible in module, in Harbour.DepartureModule"))
    let text = Self.harbour.text(as: .text)
    #expect(text.contains("Harbour.Pilot: factory, shared, visible in module, in Harbour.ArrivalModule"))
    #expect(text.contains("Harbour.Tide: factory, visible in component"))
    let explanation = try Self.harbour.explanation(of: "Pilot")
    #expect(explanation.bindings.count == 4)
    #expect(explanation.text(as: .text).contains("Harbour.Pilot: factory, shared, visible in module\n"))
    let json = explanation.text(as: .json)
    #expect(try JSONSchema(named: "explanation").problems(of: json) == [] && json.contains(#""visibility": "module""#))
  }

  @Test("Only a visible binding can substitute for a removed private binding") func losses() throws {
    let explanation = try Self.harbour.explanation(of: "Pilot")
    // Without the component's binding, the root has none. Without a private binding, its module uses the component's.
    #expect(explanation.bindings[0].loss.missing.count == 1 && explanation.bindings[0].loss.substitute == nil)
    #expect(explanation.bindings[1].loss.substitute?.id == explanation.bindings[0].node.id)
  }

  @Test("A graph comparison reports a changed visibility of a binding") func changes() throws {
    let old = GraphDocument.sketch(
      .component(
        "App", modules: ["First", "Second"], .binding("A", module: "First", line: 1), .binding("B", needs: "A")))
    var new = old
    new.nodes[0].visibility = .module
    #expect(new.changes(from: old).changes.map { "\($0)" } == ["A is now visible in its module only"])
    #expect(old.changes(from: new).changes.map { "\($0)" } == ["A is no longer private"])
    #expect(new.changes(from: old).changes.map(\.kind) == [.visibilityChanged])
    new.nodes[0].visibility = .component
    #expect(new.changes(from: old).changes.map { "\($0)" } == ["A is now visible in its component only"])
    #expect(Self.harbour.changes(from: Self.harbour).isEmpty)
  }
}

/// A valid graph with two modules that each have a private binding of the same type.
struct Harbour: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Pilot.self).to(factory: Pilot.init)
    binder.include(module: ArrivalModule.self)
    binder.include(module: DepartureModule.self)
    binder.bind(Tide.self).visible(in: .component).to(factory: Tide.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Master>) -> BindingReceipt<Master> {
    bind.to(factory: Master.init)
  }

  enum ArrivalModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Pilot.self).visible(in: .module).sharedInScope().to(factory: Pilot.init)
      binder.bind(Arrival.self).to(factory: Arrival.init)
    }
  }

  enum DepartureModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Pilot.self).visible(in: .module).sharedInScope().to(factory: Pilot.init)
      binder.decorate(Pilot.self) { $0 }
      binder.bind(Departure.self).to(factory: Departure.init)
    }
  }

  struct Pilot {}
  struct Tide {}
  struct Arrival { let pilot: Pilot }
  struct Departure { let pilot: Provider<Pilot> }
  struct Master {
    let arrival: Arrival
    let departure: Departure
    let pilot: Pilot
    let tide: Tide
  }
}
