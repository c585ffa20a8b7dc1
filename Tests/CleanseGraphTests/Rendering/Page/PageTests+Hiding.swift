import Foundation
import TestSupport
import Testing

@testable import GraphDocuments

extension PageTests {
  private func names(_ page: OpenPage) async throws -> [String] {
    try await page.browser.value("[...document.querySelectorAll('#hidden li')].map((item) => item.textContent)")
  }

  @Test("A hidden type, its module and its kind leave the page and its numbers, and come back") func hiding()
    async throws
  {
    let document = GraphDocument.shop(bindings: 300)
    func summary(_ document: GraphDocument) -> String { "\(document.nodes.count) nodes" }
    try await OpenPage.of(document, size: (1440, 900), fragment: "Logger") { page async throws in
      func hide(_ number: Int) async throws {
        try await page.browser.run("document.querySelectorAll('#hiding .hide')[\(number)].click()")
      }
      func shows(_ document: GraphDocument) async throws -> Bool {
        try await page.eventually(
          "document.getElementById('summary')?.textContent.startsWith('\(document.nodes.count) nodes ') && document.getElementById('working').hidden"
        )
      }
      try await hide(0)
      let withoutLogger = try document.filtered(.without("Logger"))
      #expect(try await shows(withoutLogger))
      #expect(try await names(page) == ["Logger ×"])
      #expect(try await page.count(of: "#told") == 0)
      // The numbers of the others are those of the smaller graph.
      try await page.browser.run("location.hash = 'CrashReporter'")
      #expect(try await page.eventually("document.querySelector('#details h2')?.textContent === 'CrashReporter'"))
      let reporter = try #require(withoutLogger.nodes(matching: "CrashReporter").first).id
      #expect(
        try await page.text(of: "#details h3")
          == "Needs 1 directly, \(withoutLogger.nodes(neededBy: reporter).count) in all")
      try await hide(1)
      let withoutModule = try document.filtered(.without("Logger"), .without("LoggingModule"))
      #expect(try await shows(withoutModule))
      #expect(try await names(page) == ["Logger ×", "Shop.LoggingModule ×"])
      try await page.browser.run("location.hash = 'Session'")
      #expect(try await page.eventually("document.querySelector('#details h2')?.textContent === 'Session'"))
      try await page.browser.run("document.querySelector('#hiding .hide:last-child').click()")
      var withoutSeeds = withoutModule
      withoutSeeds.nodes.removeAll { $0.kind == .seed }
      #expect(try await shows(withoutSeeds))
      #expect(try await names(page).last == "each seed ×")
      try await page.browser.click("#hidden > button")
      #expect(try await shows(document))
      #expect(try await page.count(of: "#hidden") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("An address hides a module, says which names it does not know, and keeps what it selects") func hidingAddress()
    async throws
  {
    let document = GraphDocument.shop(bindings: 300)
    try await OpenPage.of(
      document, size: (1440, 900), fragment: "CrashReporter", query: "?without=NetworkModule&without=Nothing"
    ) {
      page async throws in
      let shown = try document.filtered(.without("NetworkModule"))
      #expect(try await page.text(of: "#summary").hasPrefix("\(shown.nodes.count) nodes "))
      #expect(try await names(page) == ["NetworkModule ×", "Nothing × is not in this graph"])
      try await page.browser.click("#hidden li button")
      #expect(
        try await page.eventually(
          "document.getElementById('summary')?.textContent.startsWith('\(document.nodes.count) nodes ')"))
      #expect(try await page.eventually("document.querySelector('#details h2')?.textContent === 'CrashReporter'"))
      #expect(try await names(page) == ["Nothing × is not in this graph"])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A page with hidden parts counts the problems of hidden nodes and shows no table of unused nodes")
  func hiddenProblems() async throws {
    var document = GraphDocument.sketch(
      .component(
        "App", .binding("Client"), .binding("Page", needs: "Client"), .binding("Root", needs: "Page", root: true)))
    func finding(_ severity: GraphDocument.Diagnostic.Severity, _ nodes: [String]) -> GraphDocument.Diagnostic {
      GraphDocument.Diagnostic(
        id: "some-finding", severity: severity, headline: "Some finding", text: "Some finding", location: nil,
        nodes: nodes)
    }
    let page = try #require(document.nodes(matching: "Page").first)
    document.diagnostics = [finding(.error, [page.id])]
    try await OpenPage.of(
      document, size: (1440, 900), fragment: "Client&view=from-root", query: "?without=Page&without-kind=nothing"
    ) { page async throws in
      #expect(try await page.text(of: "#hidden-problems") == "1 error concerns hidden nodes.")
      #expect(try await page.count(of: "#unused") == 0)
      #expect(try await page.text(of: "#summary") == "2 nodes · 1 component · parts are hidden")
      #expect(
        try await page.text(of: "#details > p:last-of-type")
          == "No path from a root is shown: parts of the graph are hidden.")
      #expect(try await names(page) == ["Page ×", "each nothing × is not in this graph"])
      #expect(try await page.browser.complaints() == [])
    }
    document.diagnostics.append(finding(.warning, []))
    try await OpenPage.of(document, size: (1440, 900), fragment: "Page", query: "?without=Page") { page async throws in
      #expect(try await page.text(of: "#told") == "Page is hidden.")
      #expect(try await page.count(of: "#problems .finding") == 1)
      #expect(!(try await page.text(of: "#details").contains("No problems")))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Hiding a node hides no other node or module of the same name")
  func uniqueNames() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", modules: ["Clock"], .binding("Clock"), .binding("Timer", module: "Clock"),
        .binding("Root", needs: "Clock", root: true), .factory(of: "Session")),
      .component("Session", in: "App", .binding("Clock"), .binding("Profile", needs: "Clock", root: true)))
    let hidden = try #require(document.nodes(matching: "Clock").first).id
    let query = hidden.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? hidden
    try await OpenPage.of(document, size: (1440, 900), fragment: "Clock", query: "?without=\(query)") {
      page async throws in
      try await page.browser.run("document.querySelector('#hiding .hide').click()")
      #expect(try await page.eventually("document.querySelectorAll('#hidden li').length === 2"))
      let other = try #require(document.nodes(matching: "Clock").last).id
      #expect(try await names(page) == ["\(hidden) ×", "\(other) ×"])
      #expect(try await page.browser.complaints() == [])
    }
    try await OpenPage.of(document, size: (1440, 900), query: "?without=Clock") { page async throws in
      let shown: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .node .name')].map((name) => name.textContent).sort()")
      #expect(shown == ["ComponentFactory<Session>", "Profile", "Root", "Timer"])
    }
  }
}
