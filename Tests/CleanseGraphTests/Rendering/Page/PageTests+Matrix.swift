import TestSupport
import Testing

@testable import GraphDocuments

extension PageTests {
  /// Two modules that need each other, one below them, and one on top of them.
  private static let circular = GraphDocument.sketch(
    .component(
      "App", modules: ["Screens", "Orders", "Cart", "Storage"],
      .binding("Screen", needs: "Order", "Basket", module: "Screens"),
      .binding("Order", needs: "Basket", "Price", "File", module: "Orders"),
      .binding("OrderLog", needs: "File", module: "Orders"),
      .binding("Basket", needs: "File", module: "Cart"), .binding("Price", needs: "Lazy<OrderLog>", module: "Cart"),
      .binding("File", module: "Storage"), .binding("Root", needs: "Screen", root: true)))

  private func openMatrix(_ page: OpenPage) async throws {
    try await page.browser.run("document.querySelector('#modules-table').open = true")
    #expect(try await page.eventually("document.getElementById('show-matrix') !== null"))
    try await page.browser.click("#show-matrix")
  }

  /// The cells with numbers: their rows, columns and numbers.
  private func cells(_ page: OpenPage, _ selector: String = "td") async throws -> Set<String> {
    let cells: [String] = try await page.browser.value(
      """
      [...document.querySelectorAll('#matrix \(selector)')].filter(({ textContent }) => textContent !== '')
        .map((cell) => [cell.closest('tr').querySelector('th bdi').textContent,
          document.querySelectorAll('#matrix thead th')[cell.cellIndex - 1].querySelector('bdi').textContent, cell.textContent].join(' '))
      """)
    return Set(cells)
  }

  @Test("The matrix of modules has the dependencies of each row on each column, as a sum by hand") func matrix()
    async throws
  {
    let document = GraphDocument.shop(bindings: 300)
    func module(_ node: GraphDocument.Node) -> String? {
      guard let component = document[component: node.component] else { return nil }
      return component.modules.first { $0.id == node.module }?.type.name
    }
    let modules = Dictionary(
      uniqueKeysWithValues: document.nodes.compactMap { node in module(node).map { (node.id, $0) } })
    let pairs = document.nodes.flatMap { node in
      Set(document.successors[node.id] ?? []).compactMap { target -> String? in
        guard let from = modules[node.id], let to = modules[target], from != to else { return nil }
        return "\(from) \(to)"
      }
    }
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      try await openMatrix(page)
      let shown = try await cells(page).filter { !$0.contains("Bindings of") }
      #expect(shown == Set(Dictionary(grouping: pairs) { $0 }.map { "\($0.key) \($0.value.count)" }))
      #expect(shown.count > 50)
      #expect(try await page.count(of: "#matrix .back") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Modules in a cycle are listed, and marked in the matrix, whose numbers lead to the dependencies") func cycles()
    async throws
  {
    try await OpenPage.of(Self.circular, size: (1440, 900)) { page async throws in
      try await openMatrix(page)
      #expect(
        try await cells(page)
          == [
            "Screens Orders 1", "Screens Cart 1", "Orders Cart 2", "Orders Storage 2", "Cart Storage 1",
            "Cart Orders 1",
          ])
      #expect(try await cells(page, ".in-cycle") == ["Orders Cart 2", "Cart Orders 1"])
      #expect(try await cells(page, ".back") == ["Cart Orders 1"])
      try await page.browser.click("#matrix .back button")
      #expect(try await page.count(of: "#matrix") == 0)
      #expect(try await page.text(of: "#details h2") == "Cart → Orders")
      #expect(try await page.text(of: "#dependencies li") == "Price needs OrderLog deferred ")
      #expect(try await page.text(of: "#leads-back").contains("2 dependencies: Orders → Cart"))
      try await page.browser.run("document.querySelector('#module-cycles').open = true")
      #expect(try await page.eventually("document.querySelector('#module-cycles ol') !== null"))
      let listed: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#module-cycles ul li')].map((item) => item.textContent)")
      #expect(listed == ["Orders needs Cart 2", "Cart needs Orders 1"])
      try await openMatrix(page)
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.eventually("document.getElementById('matrix') === null"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The longest chain is drawn as a path, and the address keeps it") func chain() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", .binding("Root", needs: "A", "D", root: true), .binding("A", needs: "B"), .binding("B", needs: "C"),
        .binding("C", needs: "D"), .binding("D"), .binding("Other")))
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      try await page.browser.run("document.querySelector('#longest-chain').open = true")
      #expect(try await page.eventually("document.getElementById('show-chain') !== null"))
      try await page.browser.click("#show-chain")
      let shown: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .node .name')].map((name) => name.textContent).sort()")
      #expect(shown == ["A", "B", "C", "D", "Root"])
      #expect(try await page.text(of: "#banner p") == "Longest chain of dependencies")
      let steps: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#details .path bdi')].map((name) => name.textContent)")
      #expect(steps == ["Root", "A", "B", "C", "D"])
      #expect(try await page.browser.value("location.hash") == "#Root&view=longest-chain")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A collection adds no dependencies to the module of its consumer") func movedCollection()
    async throws
  {
    let document = GraphDocument.sketch(
      .component(
        "App", modules: ["Core", "Feature"], .binding("Log", needs: "Array<Sink>", module: "Core"),
        .binding("Disk", module: "Core"), .element("Array<Sink>", needs: "Disk", module: "Feature"),
        .binding("Root", needs: "Log", root: true)))
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      try await openMatrix(page)
      #expect(try await cells(page) == ["Feature Core 1"])
      let label: String = try await page.browser.value("document.querySelector('#matrix td button').ariaLabel")
      #expect(label == "1 dependency: Feature needs Core")
      try await page.browser.press(Browser.Key.escape)
      try await page.browser.run("document.querySelector('#module-cycles').open = true")
      #expect(try await page.eventually("document.querySelector('#module-cycles p')?.textContent === 'None.'"))
      let rows: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#modules-table tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent).join(' ')).sort()"
      )
      #expect(rows == ["Core 3 1 2", "Feature 1 1 1"])
    }
    try await OpenPage.of(document, size: (1440, 900), fragment: "&group=Feature") { page async throws in
      let partners: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#details li')].map((item) => item.textContent)")
      #expect(partners == ["Core 1", "App 1"])
      #expect(try await page.browser.complaints() == [])
    }
    try await OpenPage.of(document, size: (1440, 900), query: "?without=Core") { page async throws in
      let names: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .node .name')].map((name) => name.textContent).sort()")
      #expect(names == ["Array<Sink>", "Root"])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The page shows the map if its address names a node outside of the longest chain") func nodeOffChain()
    async throws
  {
    let document = GraphDocument.sketch(
      .component("App", .binding("Root", needs: "A", root: true), .binding("A"), .binding("Other")))
    try await OpenPage.of(document, size: (1440, 900), fragment: "Other&view=longest-chain") { page async throws in
      #expect(try await page.text(of: "#details h2") == "Other")
      #expect(try await page.visible("#banner") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }
}
