import CleanseGraph
import Foundation
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

@Suite(
  "Graph page in a browser", .serialized,
  .enabled(
    if: Chromium.isInstalled, "chromium and chromedriver are not installed (Debian: chromium and chromium-driver)"),
  .browser)
struct PageTests {
  @Test("The graph page shows all nodes, loads nothing else and reports no errors") func load() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page async throws in
      #expect(try await page.visible("#graph .node") == page.document.nodes.count)
      #expect(try await page.visible("#graph .frames > .frame") == 2)
      #expect(try await page.text(of: "#summary") == "\(page.document.nodes.count) nodes · 2 components")
      #expect(
        try await page.text(of: "#details")
          == "No problems were found. Choose a node to see what it needs and what needs it.")
      #expect(try await page.browser.value("performance.getEntriesByType('resource').length") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A click on the graph page highlights the dependencies and dependents that the library computes") func click()
    async throws
  {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      for (number, node) in page.document.nodes.enumerated() {
        try await page.browser.click("#n\(number)")
        #expect(try await page.nodes(marked: "selected") == [node.id])
        #expect(try await page.nodes(marked: "needed") == page.document.nodes(neededBy: node.id), "\(node.id)")
        #expect(try await page.nodes(marked: "needing") == page.document.nodes(needing: node.id), "\(node.id)")
        // Nodes of one name have a further part.
        #expect(try await page.text(of: "#details h2").hasPrefix(node.tag?.name ?? node.key.name))
      }
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.nodes(marked: "selected") == [])
      #expect(try await page.count(of: "#graph.selecting") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page highlights lines between highlighted nodes only") func lines() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      let service = try page.number(of: "RepositoryService")
      try await page.browser.click("#n\(service)")
      let lines: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .edge.needed')].map((edge) => edge.dataset.from)")
      let needed = page.document.nodes(neededBy: page.document.nodes[service].id)
      let sources = lines.compactMap { Int($0.dropFirst()) }.map { page.document.nodes[$0].id }
      #expect(Set(sources).isSubset(of: needed.union([page.document.nodes[service].id])))
      #expect(lines.contains("n\(service)"))
    }
  }

  @Test("The search of the graph page ranks names by match and leads to the chosen node") func search() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      try await page.browser.press("/")
      try await page.browser.type("organ")
      let names: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#hits bdi')].map((name) => name.textContent)")
      #expect(
        names.prefix(4) == ["OrganisationName", "OrganisationService", "OrganisationBrowser", "OrganisationDirectory"])
      #expect(try await page.browser.value("document.getElementById('search').getAttribute('aria-expanded')") == "true")
      try await page.browser.press(Browser.Key.down, Browser.Key.down, Browser.Key.enter)
      let browser = page.document.nodes[try page.number(of: "OrganisationBrowser")].id
      #expect(try await page.focused() == browser)
      #expect(try await page.nodes(marked: "selected") == [browser])
      #expect(try await page.visible("#hits") == 0)
      try await page.browser.press("/")
      try await page.browser.type("no such thing")
      #expect(try await page.text(of: "#hits") == "Nothing found")
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.visible("#hits") == 0)
    }
  }

  @Test("A collapsed component is smaller, keeps its lines and opens as before") func collapse() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      let inside = page.document.nodes.count { $0.component == page.document.components[1].id }
      let drawing = """
        [...document.querySelectorAll('#graph .node, #graph .border, #graph .line, #graph .tip, #graph .title')]
          .map((element) => element.getBoundingClientRect())
          .flatMap((box) => [box.x, box.y, box.width, box.height].map(Math.round)).sort()
        """
      let before: [Int] = try await page.browser.value(drawing)
      let crossing: Int = try await page.browser.value("document.querySelectorAll('#graph .edge').length")
      try await page.browser.click("#c1 .handle")
      #expect(try await page.visible("#graph .node") == page.document.nodes.count - inside)
      #expect(try await page.browser.value("document.getElementById('c1').getAttribute('aria-expanded')") == "false")
      // The word is omitted if the box has no room for it.
      let count = try await page.text(of: "#c1 .facts")
      #expect(count == "\(inside) nodes" || count == "\(inside)")
      let label: String = try await page.browser.value("document.getElementById('c1').getAttribute('aria-label')")
      #expect(label.contains("\(inside) nodes"))
      #expect(try await page.count(of: "#graph .edge[data-to=c1]") > 0)
      #expect(try await page.count(of: "#graph .edge[data-from=c1]") > 0)
      #expect(try await page.count(of: "#graph .edge") < crossing)
      try await page.browser.click("#c1 .handle")
      #expect(try await page.browser.value(drawing) == before)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A selection in a collapsed component opens it") func reveal() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      try await page.browser.click("#fold-all")
      #expect(try await page.browser.value("document.getElementById('c1').getAttribute('aria-expanded')") == "false")
      try await page.browser.press("/")
      try await page.browser.type("memberservice")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.browser.value("document.getElementById('c1').getAttribute('aria-expanded')") == "true")
      #expect(try await page.focused() == page.document.nodes[try page.number(of: "MemberService")].id)
    }
  }

  @Test("The graph page can be operated by keyboard alone") func keyboard() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      try await page.browser.run("document.querySelector('.node[tabindex=\"0\"]').focus()")
      let root = try #require(page.document.nodes.first { $0.isRoot })
      #expect(try await page.focused() == root.id)
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.nodes(marked: "selected") == [root.id])
      let flow: String = try await page.browser.value("document.getElementById('graph').dataset.flow")
      let (along, back) = flow == "down" ? (Browser.Key.down, Browser.Key.up) : (Browser.Key.right, Browser.Key.left)
      try await page.browser.press(along)
      let next = try #require(try await page.focused())
      #expect(root.requirements.compactMap(\.target).contains(next))
      try await page.browser.press(back)
      let last = try #require(try await page.focused())
      #expect(page.document.nodes(needing: next).contains(last))
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.nodes(marked: "selected") == [])
      try await page.browser.press("0")
      let whole = try await page.viewBox()
      try await page.browser.press("+")
      #expect(try await page.viewBox()[2] < whole[2])
      try await page.browser.press("0")
      #expect(try await page.viewBox() == whole)
      try await page.browser.run("document.getElementById('c1').focus()")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.browser.value("document.getElementById('c1').getAttribute('aria-expanded')") == "false")
      try await page.browser.press("l")
      #expect(try await page.visible("#list") == 1)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page is dark if the system is dark or the reader chooses it") func colours() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      let background = "getComputedStyle(document.body).backgroundColor"
      #expect(try await page.browser.value(background) == "rgb(246, 247, 249)")
      try await page.browser.emulate(colours: "dark")
      #expect(try await page.browser.value(background) == "rgb(20, 23, 28)")
      // The page updates a little later.
      #expect(try await page.eventually("document.getElementById('theme').textContent === 'Light'"))
      try await page.browser.click("#theme")
      #expect(try await page.browser.value(background) == "rgb(246, 247, 249)")
      #expect(
        try await page.browser.value("getComputedStyle(document.querySelector('.node .box')).fill")
          == "rgb(255, 255, 255)")
      try await page.browser.click("#theme")
      #expect(try await page.browser.value(background) == "rgb(20, 23, 28)")
      try await page.browser.run("localStorage.clear()")
    }
  }

  @Test("The graph page shows errors on the nodes that they concern, with their texts") func faults() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      let faulty = Set(page.document.diagnostics.filter { $0.severity == .error }.flatMap(\.nodes))
      #expect(!faulty.isEmpty)
      #expect(try await page.nodes(marked: "error") == faulty)
      #expect(try await page.count(of: "#graph .node.missing") == 1)
      #expect(try await page.count(of: "#problems .finding") == page.document.diagnostics.count)
      let cycle = try #require(page.document.diagnostics.first { $0.id == "dependency-cycle" })
      #expect(
        try await page.text(of: "#problems pre").split(separator: "\n").suffix(3)
          == cycle.text.split(separator: "\n").suffix(3))
      let text = try await page.text(of: "#problems pre")
      #expect(!text.contains("+->"))
      let members: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#problems .cycle text')].map((name) => name.textContent)")
      #expect(Set(members) == ["Motor", "Mirror"])
      try await page.browser.click("#problems .link")
      #expect(try await page.focused() == cycle.nodes.first)
      #expect(try await page.text(of: "#details .finding strong") == "error: \(cycle.headline)")
      let stroke: String = try await page.browser.value(
        "getComputedStyle(document.querySelector('.badge circle')).fill")
      #expect(stroke == "rgb(184, 28, 43)")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Markup and scripts in names stay text on the graph page", arguments: ["light", "dark"]) func hostile(
    colours: String
  ) async throws {
    try await OpenPage.of(.hostile) { page in
      try await page.browser.emulate(colours: colours)
      #expect(try await page.browser.complaints() == [])
      #expect(try await page.browser.value("window.isHacked === undefined && document.images.length === 0"))
      #expect(try await page.count(of: "body script") == 2)
      #expect(try await page.count(of: "#graph .node") == 2 * GraphDocument.hostileNames.count)
      try await page.browser.click("#show-list")
      for number in GraphDocument.hostileNames.indices {
        try await page.browser.run("document.querySelector('#list h3 [data-node=\"\(number)\"]').click()")
        #expect(try await page.text(of: "#details h2") == SingleLine.text(GraphDocument.hostileNames[number]))
      }
      #expect(try await page.browser.value("window.isHacked === undefined && document.images.length === 0"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page escapes characters that change the direction of text") func directions() async throws {
    try await OpenPage.of(HostileNames.document) { page in
      try await page.browser.run(
        "document.querySelectorAll('#problems details').forEach((kind) => { kind.open = true; })")
      #expect(try await page.eventually("document.querySelector('.finding strong') !== null"))
      let headlines: [String] = try await page.browser.value(
        "[...document.querySelectorAll('.finding strong')].map((headline) => headline.textContent)")
      #expect(headlines.contains { $0.hasSuffix(#"error: \u{202E}desrever"#) })
      #expect(!headlines.contains { $0.contains("\u{202E}") })

      try await page.browser.press("l")
      let turned: [String] = try await page.browser.value(
        """
        [...document.querySelectorAll('#graph text, #kinds, #scopes, #list, #details, #findings, #insight, #status')]
          .map((part) => part.textContent).concat(
            [...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')))
          .filter((text) => text.includes('\\u202E'))
        """)
      #expect(turned.isEmpty)
    }
  }

  @Test("The graph page hides the tooltip when the keyboard zooms or clears the selection") func tooltip() async throws
  {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      try await page.browser.press("/")
      try await page.browser.type("Motor")
      try await page.browser.press(Browser.Key.enter)
      for key in ["+", "-", "0", Browser.Key.escape] {
        try await page.browser.press("/")
        try await page.browser.press(Browser.Key.enter)
        try #require(try await page.visible("#tip") == 1)
        try await page.browser.press(key)
        #expect(try await page.visible("#tip") == 0, "\(key)")
      }
    }
  }

  @Test("The graph page of a single component has no button to collapse all") func alone() async throws {
    try await OpenPage.of(.sketch(.component("App", .binding("A")))) { page async throws in
      #expect(try await page.visible("#fold-all") == 0)
      #expect(try await page.browser.complaints() == [])
    }
    try await OpenPage.of(.sketch(.component("App", .binding("A")), .component("Other", .binding("B")))) { page in
      try await page.browser.click("#fold-all")
      #expect(try await page.visible("#graph .node") == 0)
      let label: String = try await page.browser.value("document.getElementById('fold-all').textContent")
      #expect(label == "Expand all")
      try await page.browser.click("#fold-all")
      #expect(try await page.visible("#graph .node") == 2)
      let labelAgain: String = try await page.browser.value("document.getElementById('fold-all').textContent")
      #expect(labelAgain == "Collapse all")
    }
  }

  @Test("The graph page ignores the stored theme of other pages") func foreignTheme() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      try await page.browser.run(
        "localStorage.setItem('cleanse-graph-theme', 'purple'); localStorage.setItem('theme', 'dark'); location.reload()"
      )
      #expect(try await page.eventually("document.getElementById('theme')?.textContent === 'Dark'"))
      #expect(try await page.browser.value("document.documentElement.dataset.theme === undefined"))
      try await page.browser.run("localStorage.clear()")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page prints the drawing or the list in light colours without controls") func printing() async throws
  {
    try await OpenPage.of(GraphDocument(Observatory.self), colours: "dark", fragment: "Motor") { page async throws in
      try await page.browser.emulate(colours: "dark", medium: "print")
      try await page.browser.run("dispatchEvent(new Event('beforeprint'))")
      #expect(try await page.visible(":is(button, select, input, #panel, #map, #tip)") == 0)
      #expect(try await page.visible("#graph .node") == page.document.nodes.count + 1)
      #expect(try await page.browser.value("document.getElementById('graph').style.transform === ''"))
      let drawn: [Double] = try await page.browser.value(
        "document.getElementById('graph').getAttribute('viewBox').split(' ').map(Number)")
      #expect(drawn.prefix(2) == [0, 0])
      #expect(try await page.browser.value("getComputedStyle(document.body).backgroundColor") == "rgb(246, 247, 249)")
      try await page.browser.run("dispatchEvent(new Event('afterprint'))")
      try await page.browser.emulate()
      try await page.browser.press("l")
      try await page.browser.emulate(colours: "dark", medium: "print")
      #expect(try await page.visible("#list article") == page.document.nodes.count + 1)
      #expect(try await page.visible("#stage") == 0)
      // The focused element has no outline on paper.
      #expect(try await page.browser.value("getComputedStyle(document.activeElement).outlineStyle === 'none'"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page prints each entry of a long list in full") func printingList() async throws {
    try await OpenPage.of(.shop(bindings: 300)) { page in
      try await page.browser.press("l")
      #expect(try await page.count(of: "#list dl") < page.document.nodes.count)
      try await page.browser.run("dispatchEvent(new Event('beforeprint'))")
      #expect(try await page.count(of: "#list dl") == page.document.nodes.count)
    }
  }

  @Test("The printed view of a part names the part") func printingPart() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self), fragment: "Mirror&view=around&steps=1") {
      page async throws in
      try await page.browser.emulate(medium: "print")
      #expect(try await page.visible("#banner") == 1)
      #expect(try await page.visible("#banner :is(button, select)") == 0)
      #expect(try await page.text(of: "#banner p") == "Only Mirror and around it")
    }
  }

  @Test("The page of an empty graph opens without errors") func empty() async throws {
    try await OpenPage.of(GraphDocument(components: [], nodes: [], diagnostics: [])) { page in
      #expect(try await page.text(of: "#summary") == "0 nodes · 0 components")
      try await page.browser.press("l")
      #expect(try await page.browser.complaints() == [])
    }
  }
}
