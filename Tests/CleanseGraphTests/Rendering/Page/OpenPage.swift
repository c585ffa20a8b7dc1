import TestSupport
import Foundation
import Testing

@testable import GraphDocuments

/// The page of a document, open in the browser.
struct OpenPage {
  let browser: Browser
  let document: GraphDocument

  /// Opens the page, runs a test, and removes the file.
  /// - Parameters:
  ///   - size: the size of the window in pixels; `nil` for the browser's default.
  ///   - fragment: the part of the address after `#`.
  static func of(
    _ document: GraphDocument, size: (width: Int, height: Int)? = nil, colours: String = "light",
    fragment: String? = nil, sourceLink: SourceLink? = nil, withScripts: Bool = true,
    additions: PageAdditions = PageAdditions(), query: String = "",
    _ test: (OpenPage) async throws -> Void
  ) async throws {
    guard let browser = Browser.current else { throw Browser.Failure(message: "the suite has no browser") }
    let text = try document.page(linkingSourceTo: sourceLink, with: additions)
    let file = try TemporaryFile(text, extension: "html")
    try await browser.resize(to: size)
    try await browser.emulate(colours: colours)
    try await browser.enableScripts(withScripts)
    _ = try await browser.complaints()
    let address = file.url.absoluteString + query + (fragment.map { "#\($0)" } ?? "")
    guard let url = URL(string: address) else { throw Browser.Failure(message: "no address: \(address)") }
    try await browser.open(url)
    let page = OpenPage(browser: browser, document: document)
    #expect(try await page.eventually("document.getElementById('working').hidden"), "the page is laid out")
    try await test(page)
  }

  /// The identifiers of the document's nodes with a class; missing types have none.
  func nodes(marked mark: String) async throws -> Set<String> {
    let numbers: [Int] = try await browser.value(
      "[...document.querySelectorAll('#graph .node.\(mark)')].map((node) => Number(node.id.slice(1)))")
    return identifiers(of: numbers)
  }

  /// The identifiers of the document's nodes among those of the page, which end with the missing types.
  func identifiers(of numbers: [Int]) -> Set<String> {
    Set(numbers.filter { $0 < document.nodes.count }.map { document.nodes[$0].id })
  }

  /// The identifier of the node that has the focus.
  func focused() async throws -> String? {
    let id: String = try await browser.value("document.activeElement.id")
    return Int(id.dropFirst()).map { document.nodes[$0].id }
  }

  func number(of name: String) throws -> Int {
    guard let number = document.nodes.firstIndex(where: { $0.key.name == name }) else {
      throw Browser.Failure(message: "no node \(name)")
    }
    return number
  }

  /// The identifier of the closed group or open frame whose label begins with some words, such as `Module NetworkModule`.
  func group(_ label: String) async throws -> String {
    try await browser.value(
      "[...document.querySelectorAll('#graph :is(.group, .frame)')].find(({ ariaLabel }) => ariaLabel?.split(', ')[0] === '\(label)').id"
    )
  }

  func text(of selector: String) async throws -> String {
    try await browser.value("document.querySelector('\(selector)').textContent")
  }

  func count(of selector: String) async throws -> Int {
    try await browser.value("document.querySelectorAll('\(selector)').length")
  }

  /// The number of matching elements that are visible.
  func visible(_ selector: String) async throws -> Int {
    try await browser.value(
      "[...document.querySelectorAll('\(selector)')].filter((element) => element.getClientRects().length > 0).length")
  }

  /// Whether a condition holds within some minutes.
  func eventually(_ condition: String) async throws -> Bool {
    for _ in 0..<6000 {
      if try await browser.value(condition) { return true }
      try await Task.sleep(nanoseconds: 50_000_000)
    }
    return false
  }

  /// Opens or closes all groups, and waits for the layout.
  func toggleAll() async throws {
    try await browser.click("#fold-all")
    #expect(try await eventually("document.getElementById('working').hidden"))
  }

  /// The visible part of the drawing once it is painted: left, top, width and height.
  func viewBox() async throws -> [Double] {
    _ = try await eventually("document.getElementById('graph').style.transform === ''")
    let view: String = try await browser.value("document.getElementById('graph').dataset.view")
    struct Part: Decodable { let x, y, width, height: Double }
    let part = try JSONDecoder().decode(Part.self, from: Data(view.utf8))
    return [part.x, part.y, part.width, part.height]
  }
}
