import Foundation
import Testing

@testable import GraphDocuments

@Suite("New dependencies between modules") struct ModuleDependencyTests {
  private func graph(_ network: String, images: Bool) -> GraphDocument {
    let client = DocumentSketch.Node.binding("Client", module: network)
    let pages: [DocumentSketch.Node] =
      images
      ? [
        .binding("Images", needs: "Client", module: "PageModule"),
        .binding("Page", needs: "Images", module: "PageModule"),
      ]
      : [.binding("Page", module: "PageModule")]
    return DocumentSketch(
      components: [
        DocumentSketch.Component(
          name: "App", parent: nil, scope: nil, seed: nil, modules: [network, "PageModule"],
          nodes: [client, .binding("Cache", needs: "Client", module: network)] + pages
            + [.binding("Root", needs: "Page", "Cache", root: true)])
      ], diagnostics: []
    ).document
  }

  @Test("A first dependency on another module is listed with its causes; dependencies within a module are not")
  func added() {
    let changes = graph("NetworkModule", images: true).changes(from: graph("NetworkModule", images: false))
    #expect(changes.moduleDependencies.map { [$0.from.name, $0.to.name] } == [["PageModule", "NetworkModule"]])
    #expect(
      changes.moduleDependencies.first?.causes.map { [$0.dependent.key.name, $0.target.key.name] } == [
        ["Images", "Client"]
      ])
  }

  @Test("A renamed module has no new dependencies, and equal graphs have none") func renamed() {
    let old = graph("NetworkModule", images: true)
    #expect(graph("WebModule", images: true).changes(from: old).moduleDependencies == [])
    #expect(old.changes(from: old).moduleDependencies == [])
  }

  @Test("The page of changes lists new dependencies between modules, and the dependencies of a new binding")
  func page() {
    let changes = graph("NetworkModule", images: true).changes(from: graph("NetworkModule", images: false))
    let page = changes.text(as: .html)
    #expect(page.contains("<h2>New dependencies between modules</h2>"))
    #expect(
      page.contains(
        "<code>PageModule</code> now depends on <code>NetworkModule</code>: <code>Images</code> needs <code>Client</code></li>"
      ))
    #expect(page.contains("new binding <code>Images</code>"))
    #expect(page.contains(", which needs <code>Client</code></li>"))
  }

  @Test(
    "A new dependency that leads back through modules closes a cycle; one through the component's own bindings does not"
  )
  func circle() {
    func graph(_ cycle: Bool, logModule: String?) -> GraphDocument {
      GraphDocument.sketch(
        .component(
          "App", modules: ["Orders", "Cart", "Prices"].filter { $0 != logModule } + [logModule].compactMap { $0 },
          .binding("Order", needs: "Basket", module: "Orders"), .binding("Basket", needs: "Price", module: "Cart"),
          .binding("OrderLog", module: logModule),
          cycle ? .binding("Price", needs: "OrderLog", module: "Prices") : .binding("Price", module: "Prices"),
          .binding("Root", needs: "Order", root: true)))
    }
    let circle = graph(true, logModule: "Orders").changes(from: graph(false, logModule: "Orders"))
    #expect(circle.moduleDependencies.map { [$0.from.name, $0.to.name] } == [["Prices", "Orders"]])
    #expect(circle.moduleDependencies.map(\.closesCycle) == [true])
    #expect(
      circle.text(as: .html).contains("<code>Orders</code>, which closes a cycle: <code>Price</code> needs"))
    let own = graph(true, logModule: nil).changes(from: graph(false, logModule: nil))
    #expect(own.moduleDependencies.map { [$0.from.name, $0.to.name] } == [["Prices", "App"]])
    #expect(own.moduleDependencies.map(\.closesCycle) == [false])
  }

  @Test("JSON has the new dependencies between modules with the identifiers of the bindings that cause them")
  func json() throws {
    let new = graph("NetworkModule", images: true)
    let changes = new.changes(from: graph("NetworkModule", images: false))
    let images = try #require(new.nodes.first { $0.key.name == "Images" })
    let client = try #require(new.nodes.first { $0.key.name == "Client" })
    let written = try JSONDecoder().decode(WrittenChanges.self, from: Data(changes.text(as: .json).utf8))
    #expect(written.moduleDependencies.map(\.from.name) == ["PageModule"])
    #expect(written.moduleDependencies.map(\.to.name) == ["NetworkModule"])
    #expect(written.moduleDependencies.map(\.closesCycle) == [false])
    #expect(written.moduleDependencies.flatMap(\.causes).map(\.dependent) == [images.id])
    #expect(written.moduleDependencies.flatMap(\.causes).map(\.dependency) == [client.id])
  }
}

/// The members of the JSON of changes that describe dependencies between modules.
private struct WrittenChanges: Decodable {
  struct Module: Decodable {
    let name: String
  }

  struct Cause: Decodable {
    let dependent: String
    let dependency: String
  }

  struct Dependency: Decodable {
    let from: Module
    let to: Module
    let closesCycle: Bool
    let causes: [Cause]
  }

  let moduleDependencies: [Dependency]
}
