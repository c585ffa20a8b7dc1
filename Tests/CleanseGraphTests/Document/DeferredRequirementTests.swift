import Cleanse
import CleanseGraph
import TestSupport
import Testing

@Suite("Lazy dependencies and deferred elements in documents") struct DeferredRequirementTests {
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

  @Test("A document shows lazy dependencies and deferred elements with their forms and targets")
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

  @Test("Lazy dependencies and deferred elements are written as valid JSON and read back unchanged") func json() throws
  {
    let text = document.text(as: .json)
    #expect(text.contains("\"lazy\"") && text.contains("\"deferred-elements\""))
    #expect(try JSONSchema(named: "graph").problems(of: text) == [])
    #expect(try GraphDocument(json: text) == document)
  }

  @Test("Drawings name lazy dependencies and deferred elements") func drawings() {
    #expect(document.text(as: .dot).contains("[label=\"lazy\"]"))
    #expect(document.text(as: .dot).contains("[label=\"lazy deferred-elements\"]"))
    #expect(document.text(as: .mermaid).contains("|\"deferred-elements\"|"))
    for format in GraphFormat.allCases { #expect(!document.text(as: format).isEmpty) }
  }
}
