import TestSupport
import Testing

@testable import GraphDocuments

extension OpenPage {
  /// The names that a search finds, and the entry below them.
  fileprivate func hits(of text: String) async throws -> [String] {
    try await browser.run("const box = document.getElementById('search'); box.value = ''; box.focus()")
    try await browser.type(text)
    return try await browser.value(
      "[...document.querySelectorAll('#hits li')].map((hit) => hit.querySelector('bdi')?.textContent ?? hit.textContent)"
    )
  }
}

extension PageTests {
  @Test("The search of the graph page finds names by their initials, and by text with one wrong letter")
  func tolerantSearch() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", .binding("HomeViewModel"), .binding("HVMCache"), .binding("HTTPClient"), .binding("Archive"),
        .binding("Root", needs: "HomeViewModel", root: true)))
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      #expect(try await page.hits(of: "HVM") == ["HVMCache", "HomeViewModel"])
      #expect(try await page.hits(of: "hvm") == ["HVMCache", "HomeViewModel"])
      #expect(try await page.hits(of: "HC") == ["HVMCache", "HTTPClient"])
      let note = "Similar names; nothing has this text"
      for word in ["viewmodle", "viemodel", "viewmoddel", "viewmodal"] {
        #expect(try await page.hits(of: word) == ["HomeViewModel", note], "\(word)")
      }
      #expect(try await page.hits(of: "viwmodle") == ["Nothing found"])
      #expect(try await page.hits(of: "Arhive") == ["Archive", note])
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.text(of: "#details h2") == "Archive")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Words for facts find the nodes that have them")
  func factSearch() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", scope: "Singleton", .binding("Store", shared: true), .binding("SharedName"),
        .binding("Screen", needs: "Presenter"), .binding("Presenter", needs: "WeakProvider<Screen>"),
        .binding("Images", needs: "Lazy<Store>"), .binding("Alone"),
        .binding("Root", needs: "Screen", "Images", "SharedName", root: true)))
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      #expect(try await page.hits(of: "shared") == ["Store", "SharedName"])
      #expect(try await page.hits(of: "weak").sorted() == ["Presenter", "Screen"])
      #expect(try await page.hits(of: "lazy").sorted() == ["Images", "Store"])
      #expect(try await page.hits(of: "unused") == ["Alone"])
      #expect(try await page.hits(of: "lazy sto") == ["Store"])
      // Nothing is tagged: the word is a text like others.
      #expect(try await page.hits(of: "tagged") == ["Nothing found"])
      #expect(try await page.browser.complaints() == [])
    }
    try await OpenPage.of(.market(), size: (1440, 900)) { page async throws in
      #expect(try await page.hits(of: "tagged") == ["AssetsURL", "APIBaseURL"])
      #expect(try await page.hits(of: "decorated") == ["RequestSigner"])
    }
  }

  @Test("The last entry of a long list of search results shows further ones") func furtherHits() async throws {
    let document = GraphDocument.shop(bindings: 300)
    let all = document.nodes.filter { $0.scope != nil }.count
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      let first = try await page.hits(of: "shared")
      #expect(first.count == 31)
      #expect(first.last == "and \(all - 30) more")
      try await page.browser.press(Browser.Key.up, Browser.Key.enter)
      #expect(try await page.count(of: "#hits [data-item]") == all)
      #expect(try await page.count(of: "#hits li") == all)
      #expect(try await page.text(of: "#hits [aria-selected=true] bdi") != first[0])
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.count(of: "#graph .selected") == 1)
      #expect(try await page.browser.complaints() == [])
    }
  }
}
