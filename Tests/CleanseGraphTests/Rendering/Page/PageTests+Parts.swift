import TestSupport
import Testing

@testable import GraphDocuments

/// An app of nearly 5,000 bindings in the modules of one component.
private struct WideApp {
  let parts = [
    "Core", "Storage", "Network", "Login", "Images", "Search", "Cart", "Orders", "Chat", "Help", "Profile", "Launch",
  ]
  let modulesOfEachPart = 12
  let bindingsOfEachModule = 34
  let hasSwiftModules: Bool

  private func name(_ name: String, in part: String) -> GraphDocument.TypeName {
    GraphDocument.TypeName(name: name, qualifiedName: "\(hasSwiftModules ? part : "Wide").\(name)")
  }

  var document: GraphDocument {
    var nodes: [GraphDocument.Node] = []
    var modules: [GraphDocument.Module] = []
    for part in parts {
      for module in 0..<modulesOfEachPart {
        let type = name("\(part)\(module)Module", in: part)
        modules.append(GraphDocument.Module(id: type.qualifiedName, type: type, parent: nil))
        for number in 0..<bindingsOfEachModule {
          // Each binding of a module needs the one before it, and the first needs an earlier module.
          let target = number > 0 ? nodes.last : nodes.count > 99 ? nodes[nodes.count / 2] : nil
          let key = name("\(part)\(module)Type\(number)", in: part)
          nodes.append(
            node(key, module: type, file: "Sources/\(part)/\(part)\(module).swift", needs: target.map { [$0] } ?? []))
        }
      }
    }
    var root = node(
      name("Root", in: "Launch"), module: nil, file: "Sources/App.swift", needs: [nodes.last].compactMap { $0 })
    root.attributes = .root
    let component = GraphDocument.Component(
      id: "App", type: .init(name: "App", qualifiedName: "Launch.App"), scope: nil, seed: nil, parent: nil, depth: 0,
      modules: modules, root: root.id, location: nil, repeatsAncestor: false)
    return GraphDocument(components: [component], nodes: nodes + [root], diagnostics: [])
  }

  private func node(
    _ key: GraphDocument.TypeName, module: GraphDocument.TypeName?, file: String, needs: [GraphDocument.Node]
  ) -> GraphDocument.Node {
    GraphDocument.Node(
      id: "App: \(key.qualifiedName)", component: "App", key: key, tag: nil, kind: .factory, contribution: nil,
      scope: nil, attributes: [], module: module?.qualifiedName, installs: nil,
      location: .init(file: file, line: 1, column: nil),
      requirements: needs.map { .init(type: $0.key, forms: [], resolution: .bound, target: $0.id) })
  }
}

extension PageTests {
  @Test(
    "A map of thousands of nodes begins with the Swift modules, or with the folders if there is only one Swift module",
    arguments: [true, false])
  func parts(hasSwiftModules: Bool) async throws {
    let app = WideApp(hasSwiftModules: hasSwiftModules)
    try await OpenPage.of(app.document, size: (1440, 900)) { page async throws in
      let labels: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .group')].map((group) => group.ariaLabel)")
      let nodes = app.modulesOfEachPart * app.bindingsOfEachModule
      let (noun, place) = hasSwiftModules ? ("Swift module", "") : ("Folder", "Sources/")
      #expect(
        Set(labels)
          == Set(
            app.parts.map { "\(noun) \($0), \(noun) \(place)\($0), \(nodes) nodes, \(app.modulesOfEachPart) modules" }))
      #expect(try await page.count(of: "#graph :is(.group, .node)") < 40)
      #expect(try await page.visible("#map") == 0)
      #expect(try await page.smallTexts() == [])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A Swift module on the map opens to its modules, and search leads into it") func insideParts() async throws {
    let app = WideApp(hasSwiftModules: true)
    try await OpenPage.of(app.document, size: (1440, 900)) { page async throws in
      let before = try await page.count(of: "#graph .group")
      try await page.browser.click("#\(try await page.group("Swift module Cart"))")
      #expect(try await page.count(of: "#graph .group") == before - 1 + app.modulesOfEachPart)
      try await page.browser.press("/")
      try await page.browser.type("Help3Type5")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.nodes(marked: "selected") == ["App: Help.Help3Type5"])
      #expect(try await page.count(of: "#graph .frame[aria-label^=\"Swift module Help\"]") == 1)
      try await page.browser.click("#modules")
      #expect(try await page.eventually("document.getElementById('working').hidden"))
      #expect(try await page.count(of: "#graph :is(.part, .module)") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }
}
