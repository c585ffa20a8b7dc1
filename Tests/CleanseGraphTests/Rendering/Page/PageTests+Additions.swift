import Foundation
import TestSupport
import Testing

@testable import GraphDocuments

extension PageTests {
  private static let older = GraphDocument.sketch(
    .component(
      "App", modules: ["NetworkModule", "PageModule"], .binding("Logger", module: "NetworkModule"),
      .binding("Client", needs: "Logger", module: "NetworkModule"), .binding("Clock"),
      .binding("Page", needs: "Clock", module: "PageModule"), .binding("Root", needs: "Page", root: true)))
  private static let newer = GraphDocument.sketch(
    .component(
      "App", modules: ["NetworkModule", "PageModule"], .binding("Logger", module: "NetworkModule"),
      .binding("Client", needs: "Logger", module: "NetworkModule"), .binding("Clock"),
      .binding("Images", needs: "Client", module: "PageModule"),
      .binding("Page", needs: "Clock", "Images", module: "PageModule"), .binding("Root", needs: "Page", root: true)))

  private static var comparison: PageAdditions {
    var additions = PageAdditions()
    additions.older = ("main.lock", older)
    return additions
  }

  @Test("The graph page marks the change since another graph, and lists new dependencies between modules")
  func change() async throws {
    try await OpenPage.of(Self.newer, additions: Self.comparison) { page async throws in
      #expect(try await page.text(of: "#change h2") == "Change since main.lock")
      #expect(try await page.text(of: "#change p") == "Nodes: 1 added, 1 changed, 1 affected by a change.")
      #expect(try await page.text(of: "#module-dependencies summary") == "PageModule now depends on NetworkModule")
      #expect(try await page.text(of: "#module-dependencies li li").contains("Images needs Client"))
      #expect(try await page.count(of: ".legend .effect") == 4)
      #expect(
        try await page.strokes(ofLinesFrom: "Images", to: "Client") != page.strokes(ofLinesFrom: "Page", to: "Clock"))
      let colours: [String] = try await page.browser.value(
        """
        [\(["Images", "Page", "Root", "Clock"].map { try "'n\(page.number(of: $0))'" }.joined(separator: ","))]
          .map((id) => getComputedStyle(document.querySelector(`#${id} .box`)).stroke)
        """)
      #expect(Set(colours).count == 4)
      try await page.browser.click("#n\(page.number(of: "Images"))")
      #expect(try await page.text(of: "#details .added-fact") == "Since main.lock: added.")
      // The border of a dependent of the selected node is that of the selection.
      let stroke: String = try await page.browser.value(
        "getComputedStyle(document.querySelector('#n\(page.number(of: "Page")) .box')).stroke")
      #expect(stroke == "rgb(156, 68, 0)")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A search for added or affected finds the nodes that the change added or affects") func searchForChange()
    async throws
  {
    try await OpenPage.of(Self.newer, additions: Self.comparison) { page async throws in
      for (word, name) in [("added", "Images"), ("changed", "Page"), ("affected", "Root")] {
        try await page.browser.press("/")
        try await page.browser.run("document.getElementById('search').value = ''")
        try await page.browser.type(word)
        let names: [String] = try await page.browser.value(
          "[...document.querySelectorAll('#hits bdi')].map((hit) => hit.textContent)")
        #expect(names == [name])
      }
    }
  }

  @Test("An address shows only the change, its dependencies and its dependents") func onlyChange() async throws {
    try await OpenPage.of(Self.newer, additions: Self.comparison, query: "?change") { page async throws in
      let names: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .node .name')].map((name) => name.textContent).sort()")
      #expect(names == ["Client", "Clock", "Images", "Page", "Root"])
      #expect(try await page.text(of: "#only-change") == "Show the whole graph")
      try await page.browser.click("#only-change")
      #expect(try await page.eventually("document.querySelectorAll('#graph .node').length === 6"))
      #expect(try await page.text(of: "#only-change") == "Show only the change")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page opens the creation trace that it contains") func containedTrace() async throws {
    let events = [TracedEvent("Clock", 0, 5000, own: 5000).event(inModule: "Sketch")]
    let trace = try JSONSerialization.data(withJSONObject: ["traceEvents": events])
    let file = try TemporaryFile(String(decoding: trace, as: UTF8.self), extension: "json")
    var additions = PageAdditions()
    additions.trace = try CreationTraceFile(at: file.url.path)
    try await OpenPage.of(Self.newer, additions: additions) { page async throws in
      #expect(try await page.eventually("document.getElementById('trace-answer').textContent !== ''"))
      #expect(try await page.text(of: "#trace-answer").hasPrefix("1 node with times from "))
      #expect(try await page.count(of: "#heaviest") == 1)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page lists the nodes that no test creates, and the tests of a node") func coverage() async throws {
    var additions = PageAdditions()
    let clock = try #require(Self.newer.nodes.first { $0.key.name == "Clock" })
    additions.coverage = ["A/one", "A/two"].map { CoverageRecord(test: $0, binding: clock.id, isOverride: false) }
    try await OpenPage.of(Self.newer, additions: additions) { page async throws in
      #expect(try await page.text(of: "#coverage h2") == "Coverage by 2 tests")
      #expect(try await page.text(of: "#uncreated summary") == "Created by no test: 5")
      try await page.browser.click("#n\(page.number(of: "Clock"))")
      #expect(try await page.text(of: "#details .added-fact summary") == "Created by 2 tests")
      #expect(try await page.text(of: "#details .added-fact li") == "A/one")
      try await page.browser.click("#n\(page.number(of: "Root"))")
      #expect(try await page.text(of: "#details p.added-fact") == "No test creates it.")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page tells when a node is created, what holds it, and what is lost without it")
  func explanations() async throws {
    var additions = PageAdditions()
    additions.hasExplanations = true
    try await OpenPage.of(Self.newer, additions: additions) { page async throws in
      try await page.browser.click("#n\(page.number(of: "Client"))")
      let facts = "[...document.querySelectorAll('#details p.added-fact')].map((fact) => fact.textContent)"
      let ofClient: [String] = try await page.browser.value(facts)
      #expect(
        ofClient == [
          "Created: for each request; it is not shared.",
          "Each dependent has a value of its own; the graph retains none.",
        ])
      let summaries: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#details .added-fact summary')].map((summary) => summary.textContent)")
      #expect(summaries == ["Without it, 3 cannot be created, and 1 component not built: App"])
      let lost: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#details details.added-fact li')].map((item) => item.textContent)")
      #expect(lost == ["Images", "Page", "Root"])
      try await page.browser.click("#n\(page.number(of: "Root"))")
      let ofRoot: [String] = try await page.browser.value(facts)
      #expect(ofRoot.last == "Without it, cannot be built: App.")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The page marks a new dependency between modules that closes a cycle") func circle() async throws {
    func document(_ needs: String...) -> GraphDocument {
      var page = DocumentSketch.Node.binding("Page", module: "PageModule")
      page.needs = needs
      return .sketch(
        .component(
          "App", modules: ["NetworkModule", "PageModule"], .binding("Logger", module: "NetworkModule"), page,
          .binding("Client", needs: "Page", module: "NetworkModule"), .binding("Root", needs: "Client", root: true)))
    }
    var additions = PageAdditions()
    additions.older = ("main.lock", document())
    try await OpenPage.of(document("Logger"), additions: additions) { page async throws in
      #expect(
        try await page.text(of: "#module-dependencies summary")
          == "PageModule now depends on NetworkModule, which closes a cycle")
    }
  }
}

extension OpenPage {
  /// The colours of the lines between two nodes.
  fileprivate func strokes(ofLinesFrom start: String, to end: String) async throws -> Set<String> {
    let strokes: [String] = try await browser.value(
      """
      [...document.querySelectorAll('.edge[data-from="n\(number(of: start))"][data-to="n\(number(of: end))"] .line')]
        .map((line) => getComputedStyle(line).stroke)
      """)
    return Set(strokes)
  }
}
