import TestSupport
import Testing

@testable import GraphDocuments

extension PageTests {
  private func links(_ page: OpenPage) async throws -> [String] {
    try await page.browser.value("[...document.querySelectorAll('#details .link')].map((link) => link.textContent)")
  }

  @Test("Elements and decorators of one component have names that tell them apart") func distinctNames() async throws {
    var document = GraphDocument.sketch(
      .component(
        "App", modules: ["Disk", "Console"],
        .element("Array<Sink>", module: "Disk", line: 3), .element("Array<Sink>", module: "Console", line: 8),
        .element("Dictionary<Page>", under: "home", line: 10), .element("Dictionary<Page>", under: "help", line: 11),
        .element("Array<Task>", module: "Disk", line: 20), .element("Array<Task>", module: "Disk", line: 21),
        .binding("Transport"), .binding("Transport", needs: "Transport", kind: .decorator, line: 5),
        .binding("TaggedProvider<APIBaseURL>"),
        .binding(
          "Root", needs: "Array<Sink>", "Dictionary<Page>", "Array<Task>", "Transport", "TaggedProvider<APIBaseURL>",
          root: true)))
    for index in document.nodes.indices where document.nodes[index].key.name == "TaggedProvider<APIBaseURL>" {
      document.nodes[index].tag = DocumentSketch.name("APIBaseURL")
    }
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      let names: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .node')].map((node) => node.ariaLabel.split(', ').slice(0, 2).join(', ').replace(/, [^)]*$/, '')).sort()"
      )
      #expect(
        names == [
          "APIBaseURL", "Array<Sink>", "Array<Sink> (Console)", "Array<Sink> (Disk)", "Array<Task>",
          "Array<Task> (line 20)", "Array<Task> (line 21)", "Dictionary<Page>", "Dictionary<Page> (help)",
          "Dictionary<Page> (home)", "Root", "Transport", "Transport (decorator)",
        ])
      let collection = try #require(
        document.nodes.firstIndex { $0.kind == .collection && $0.key.name == "Array<Sink>" })
      try await page.browser.click("#n\(collection)")
      #expect(try await links(page) == ["Array<Sink> (Disk)", "Array<Sink> (Console)", "Root"])
      try await page.browser.run("location.hash = 'APIBaseURL'")
      #expect(try await page.eventually("document.querySelector('#details h2').textContent === 'APIBaseURL'"))
      #expect(try await page.text(of: "#details p") == "factory · tagged")
      #expect(try await page.textsOutsideBoxes() == [])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Links to nodes of one name have the names of their components") func distinctLinks() async throws {
    let document = GraphDocument.sketch(
      .component("App", .binding("Clock"), .binding("Root", needs: "Clock", root: true), .factory(of: "Session")),
      .component("Session", in: "App", .binding("Clock", line: 7), .binding("Profile", needs: "Clock", root: true)))
    try await OpenPage.of(document, size: (1440, 900), fragment: "Profile") { page async throws in
      #expect(try await links(page) == ["Clock in Session", "ComponentFactory<Session>"])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The many dependents of a node are grouped by module with their counts, as a sum by hand")
  func groupedDependents() async throws {
    let document = GraphDocument.shop(bindings: 300)
    let logger = try #require(document.nodes(matching: "Logger").first)
    let dependents = document.nodes.filter { $0.requirements.contains { $0.target == logger.id } }
    let modules = Dictionary(grouping: dependents) { node in
      document[component: node.component]?.modules.first { $0.id == node.module }?.type.name ?? ""
    }
    try await OpenPage.of(document, size: (1440, 900), fragment: "Logger") { page async throws in
      let groups: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#details .neighbours summary')].map((summary) => summary.textContent)")
      #expect(Set(groups) == Set(modules.map { "\($0.key) \($0.value.count)" }))
      #expect(groups.first?.hasSuffix(" \(modules.map(\.value.count).max() ?? 0)") == true)
      try await page.browser.click("#details .neighbours summary")
      #expect(try await page.count(of: "#details .neighbours [open] .link") == modules.map(\.value.count).max())
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The only element of a collection has a different name from the collection") func singleElement()
    async throws
  {
    let document = GraphDocument.sketch(
      .component(
        "App", .element("Array<Sink>"), .element("Dictionary<Page>", under: "home"),
        .binding("Root", needs: "Array<Sink>", "Dictionary<Page>", root: true)))
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      let names: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .node .name')].map((name) => name.textContent).sort()")
      #expect(
        names == ["Array<Sink>", "Array<Sink> (element)", "Dictionary<Page>", "Dictionary<Page> (home)", "Root"])
    }
  }
}
