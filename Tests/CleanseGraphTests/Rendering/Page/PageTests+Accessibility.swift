import CleanseGraph
import Foundation
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

extension PageTests {
  @Test(
    "No state of the graph page violates a rule of axe, light or dark, in a wide window or on a phone",
    .enabled(if: Axe.isInstalled, "axe is not installed (Scripts/install-test-tools)"),
    arguments: [(1440, 900, "light"), (1440, 900, "dark"), (390, 844, "light")])
  func accessibility(width: Int, height: Int, colours: String) async throws {
    let document = GraphDocument.shop(bindings: 300)
    var additions = PageAdditions()
    additions.hasExplanations = true
    additions.older = ("main.lock", try document.filtered(.without(document.nodes[20].key.qualifiedName)))
    try await OpenPage.of(document, size: (width, height), colours: colours, additions: additions) { page in
      try await Axe.load(into: page.browser)
      #expect(try await Axe.violations(on: page.browser) == [], "the page as it opens")
      try await page.browser.run("document.querySelector('#modules-table').open = true")
      #expect(try await page.eventually("document.getElementById('show-matrix') !== null"))
      try await page.browser.click("#show-matrix")
      #expect(try await Axe.violations(on: page.browser) == [], "the matrix of modules")
      try await page.browser.press(Browser.Key.escape, "/")
      try await page.browser.type("unused")
      #expect(try await Axe.violations(on: page.browser) == [], "the hits of a search")
      try await page.browser.press(Browser.Key.escape)
      try await page.browser.click("#show-list")
      #expect(try await Axe.violations(on: page.browser) == [], "the list")
    }
    try await OpenPage.of(GraphDocument(Observatory.self), size: (width, height), colours: colours) { page in
      try await Axe.load(into: page.browser)
      #expect(try await Axe.violations(on: page.browser) == [], "a graph with errors")
      try await page.browser.run(
        "document.getElementById('n1').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
      #expect(try await Axe.violations(on: page.browser) == [], "a selected node")
    }
  }
}

/// The checker of accessibility, in a page.
private enum Axe {
  private static let file = RepositoryFile.url(".build/tools/axe.min.js")

  static var isInstalled: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func load(into browser: Browser) async throws {
    try await browser.run(String(contentsOf: file, encoding: .utf8))
  }

  /// The violated rules, each with the first element that violates it.
  static func violations(on browser: Browser) async throws -> [String] {
    try await browser.awaited(
      """
      axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
        .then(({ violations }) => done(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)));
      """)
  }
}
