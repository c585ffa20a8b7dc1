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
}
