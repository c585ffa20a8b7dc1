import Cleanse
import CleanseGraph
import TestSupport
import Testing

@Suite("Lazy dependencies, and deferred elements, in a document") struct DeferredRequirementTests {
  final class Lens {}

  struct Telescope {
    let lens: Lazy<Lens>
    let mirrors: [Provider<Lens>]
    let named: Lazy<[String: Lazy<Lens>]>
    let missing: Lazy<Int>
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Lens.self).sharedInScope().to(factory: Lens.init)
      binder.bind(Lens.self).intoCollection().to(factory: Lens.init)
      binder.bind(Lens.self).intoDictionary(key: "blue").to(factory: Lens.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Telescope>) -> BindingReceipt<Telescope> {
      bind.to(factory: Telescope.init)
    }
  }

  private let document = GraphDocument(App.self)

  @Test("are requirements with their forms, of the binding or of the collection that serves them")
  func requirements() throws {
    let root = document.nodes.first { $0.isRoot }
    let requirements = try #require(root).requirements
    let targets = requirements.map { requirement in document.nodes.first { $0.id == requirement.target }?.key.name }
    #expect(requirements.map(\.forms) == [[.lazy], [.deferredElements], [.lazy, .deferredElements], [.lazy]])
    let lens = "DeferredRequirementTests.Lens"
    #expect(requirements.map(\.isDeferred) == [true, true, true, true])
    #expect(targets == ["\(lens)", "Array<\(lens)>", "Dictionary<String, \(lens)>", nil])
    #expect(requirements[3].missingType?.name == "Int")
  }

  @Test("are written as JSON that the schema describes, and read back") func json() throws {
    let text = document.text(as: .json)
    #expect(text.contains("\"lazy\"") && text.contains("\"deferred-elements\""))
    #expect(try JSONSchema(named: "graph").problems(of: text) == [])
    #expect(try GraphDocument(json: text) == document)
  }

  @Test("are named in drawings and texts") func drawings() {
    #expect(document.text(as: .dot).contains("[label=\"lazy\"]"))
    #expect(document.text(as: .dot).contains("[label=\"lazy deferred-elements\"]"))
    #expect(document.text(as: .mermaid).contains("|\"deferred-elements\"|"))
    for format in GraphFormat.allCases { #expect(!document.text(as: format).isEmpty) }
  }
}
