import CleanseGraph
import Foundation
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

extension PageTests {
  private func shown(_ page: OpenPage) async throws -> Set<String> {
    page.identifiers(
      of: try await page.browser.value(
        "[...document.querySelectorAll('#graph .node')].map((node) => Number(node.id.slice(1)))"))
  }

  @Test("The graph page shows the surroundings of a node to a chosen depth, as the filters do") func around()
    async throws
  {
    let document = GraphDocument.shop(bindings: 300)
    try await OpenPage.of(document, size: (1440, 900), fragment: "OrderRepository&view=needs&steps=all") { page in
      let expected = try document.filtered(.needed(by: "OrderRepository"))
      #expect(try await shown(page) == Set(expected.nodes.map(\.id)))
      try await page.browser.run(
        "const steps = document.querySelectorAll('#banner select')[1]; steps.value = '1'; steps.dispatchEvent(new Event('change'))"
      )
      #expect(
        try await shown(page)
          == Set(try document.filtered(.needed(by: "OrderRepository", depth: 1)).nodes.map(\.id)))
      try await page.browser.run(
        "const direction = document.querySelector('#banner select'); direction.value = 'needed-by'; direction.dispatchEvent(new Event('change'))"
      )
      #expect(
        try await shown(page) == Set(try document.filtered(.needing("OrderRepository", depth: 1)).nodes.map(\.id)))
      #expect(try await page.smallTexts() == [])
      #expect(try await page.visible("#map") == 0)
      try await page.browser.run("history.back()")
      #expect(try await page.eventually("location.hash.includes('view=needs&steps=1')"))
      #expect(try await page.eventually("document.querySelector('#banner select').value === 'needs'"))
      try await page.browser.click("#leave")
      #expect(try await page.visible("#banner") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page shows the paths between two nodes and from the root") func paths() async throws {
    let document = GraphDocument.shop(bindings: 300)
    func id(_ name: String) throws -> String { try #require(document.nodes(matching: name).first).id }
    try await OpenPage.of(document, size: (1440, 900), fragment: "CartViewModel") { page in
      try await page.browser.click("#path-to")
      try await page.browser.type("keychain")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.eventually("location.hash.includes('view=path&to=Keychain')"))
      let between = document.nodes(neededBy: try id("CartViewModel")).intersection(
        document.nodes(needing: try id("Keychain"))
      ).union([try id("CartViewModel"), try id("Keychain")])
      let paths = try await shown(page)
      let ends: Set<String> = [try id("CartViewModel"), try id("Keychain")]
      #expect(paths.isSubset(of: between) && paths.isSuperset(of: ends))
      let path: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#details .path bdi')].map((name) => name.textContent)")
      #expect(path.first == "CartViewModel" && path.last == "Keychain")
      for (one, other) in zip(path, path.dropFirst()) {
        let node = try #require(document.nodes(matching: one).first)
        #expect(node.requirements.contains { $0.type.name == other })
      }
      try await page.browser.click("#leave")
      try await page.browser.click("#from-root")
      let root: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#details .path bdi')].map((name) => name.textContent)")
      #expect(root.first == "ShopApp" && root.last == "CartViewModel")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page states which paths it shows and can show all instead of the shortest") func whichPaths()
    async throws
  {
    func expect(_ text: String, _ nodes: [DocumentSketch.Node]) async throws {
      let app = DocumentSketch.Component(name: "App", parent: nil, scope: nil, seed: nil, modules: [], nodes: nodes)
      let document = DocumentSketch(components: [app], diagnostics: []).document
      try await OpenPage.of(document, size: (1440, 900), fragment: "A&view=path&to=Z") { page async throws in
        #expect(try await page.text(of: "#banner .count") == text)
        #expect(
          try await page.count(of: "#all-paths") == (text.contains("only the") && !text.contains("the only") ? 1 : 0))
        #expect(try await page.browser.complaints() == [])
      }
    }
    let end = DocumentSketch.Node.binding("Z")
    try await expect(
      "3 nodes · the only path: 2 steps", [.binding("A", needs: "B"), .binding("B", needs: "Z"), end])
    try await expect(
      "4 nodes · all 2 paths, each 2 steps",
      [.binding("A", needs: "B", "C"), .binding("B", needs: "Z"), .binding("C", needs: "Z"), end])
    try await expect(
      "4 nodes · all 3 paths, 1 to 3 steps",
      [.binding("A", needs: "B", "C", "Z"), .binding("B", needs: "C"), .binding("C", needs: "Z"), end])
    try await expect(
      "3 nodes · all paths, the shortest 2 steps", [.binding("A", needs: "B"), .binding("B", needs: "A", "Z"), end])
    // Each of these steps has two alternatives.
    let steps = (0..<17).flatMap { number in
      let next = number < 16 ? "S\(number + 1)" : "Z"
      return [
        DocumentSketch.Node.binding(number == 0 ? "A" : "S\(number)", needs: "L\(number)", "R\(number)"),
        .binding("L\(number)", needs: next), .binding("R\(number)", needs: next),
      ]
    }
    try await expect("52 nodes · more than 9,999 paths, each 34 steps", steps + [end])
    // One direct path, and one through too many nodes to show.
    let long = (0..<70).map { DocumentSketch.Node.binding("Step\($0)", needs: $0 < 69 ? "Step\($0 + 1)" : "Z") }
    let nodes = [DocumentSketch.Node.binding("A", needs: "Z", "Step0")] + long + [end]
    try await expect("2 nodes · only the shortest path: 1 step", nodes)
    let app = DocumentSketch.Component(name: "App", parent: nil, scope: nil, seed: nil, modules: [], nodes: nodes)
    let document = DocumentSketch(components: [app], diagnostics: []).document
    try await OpenPage.of(document, size: (1440, 900), fragment: "A&view=path&to=Z") { page async throws in
      #expect(try await page.text(of: "#all-paths") == "All paths: 72 nodes")
      try await page.browser.click("#all-paths")
      #expect(try await page.text(of: "#banner .count") == "72 nodes · all 2 paths, 1 to 71 steps")
      #expect(try await page.browser.value("location.hash") == "#A&view=path&to=Z&steps=all")
      #expect(try await page.count(of: "#all-paths") == 0)
      try await page.browser.run("history.back()")
      #expect(try await page.eventually("document.querySelector('#banner .count').textContent.startsWith('2 nodes')"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page leads to a module from the search and from the table of modules")
  func searchOfModules() async throws {
    let document = GraphDocument.shop(bindings: 300)
    let module = try #require(document.components.flatMap(\.modules).map(\.type.name).last)
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      func isFocused(_ name: String) async throws -> Bool {
        try await page.browser.value("document.activeElement.getAttribute('aria-label').includes('Module \(name)')")
      }
      try await page.browser.click("#search")
      try await page.browser.type("module \(module)")
      #expect(try await page.text(of: "#hits [aria-selected=true] bdi") == module)
      try await page.browser.press(Browser.Key.enter)
      #expect(try await isFocused(module))
      try await page.browser.run("document.querySelector('#modules-table').open = true")
      #expect(try await page.eventually("document.querySelector('#modules-table .link') !== null"))
      let first = try await page.text(of: "#modules-table .link")
      try await page.browser.click("#modules-table .link")
      #expect(try await isFocused(first))
      // The target of a path is a node, not a module.
      try await page.browser.run("location.hash = 'CartViewModel'")
      #expect(try await page.eventually("document.querySelector('#path-to') !== null"))
      try await page.browser.click("#path-to")
      try await page.browser.type("module \(module)")
      let hits: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#hits [data-item]')].map((hit) => hit.dataset.item)")
      #expect(hits.allSatisfy { $0.hasPrefix("n") })
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page reports that two nodes do not need each other") func noPath() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), fragment: "Keychain") { page in
      try await page.browser.click("#path-to")
      try await page.browser.type("hapticsengine")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.text(of: "#no-path") == "Keychain and HapticsEngine do not need each other.")
    }
  }

  @Test("An address selects a type by any of its names, and back and forward restore selections")
  func addresses() async throws {
    let document = GraphDocument(AppComponent.self)
    let member = try #require(document.nodes(matching: "MemberService").first)
    for name in ["MemberService", member.key.qualifiedName, member.id] {
      let fragment = try #require(name.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed))
      try await OpenPage.of(document, fragment: fragment) { page async throws in
        #expect(try await page.nodes(marked: "selected") == [member.id], "\(name)")
        #expect(try await page.text(of: "#details h2") == "MemberService")
      }
    }
    try await OpenPage.of(document) { page in
      let (api, directory) = (try page.number(of: "APIClient"), try page.number(of: "OrganisationDirectory"))
      try await page.browser.click("#n\(api)")
      try await page.browser.click("#n\(directory)")
      #expect(try await page.browser.value("location.hash") == "#OrganisationDirectory")
      try await page.browser.run("history.back()")
      #expect(try await page.eventually("document.querySelector('#details h2')?.textContent === 'APIClient'"))
      try await page.browser.run("history.back()")
      #expect(try await page.eventually("document.querySelector('#graph .selected') === null"))
      try await page.browser.run("history.forward()")
      #expect(try await page.eventually("document.querySelector('#details h2')?.textContent === 'APIClient'"))
      try await page.browser.run("location.hash = 'NoSuchType'")
      #expect(try await page.eventually("document.querySelector('#graph .selected') === null"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Locations are links if the page was written with a template") func sourceLinks() async throws {
    let document = GraphDocument.shop(bindings: 120)
    let link = try #require(SourceLink(template: "vscode://file/Users/me/App/{path}:{line}:{column}"))
    try await OpenPage.of(document, size: (1440, 900), fragment: "HTTPClient", sourceLink: link) { page async throws in
      let location = try #require(document.nodes(matching: "HTTPClient").first?.location)
      #expect(
        try await page.browser.value("document.querySelector('#details .source').getAttribute('href')")
          == "vscode://file/Users/me/App/\(location.file):\(location.line):1")
      #expect(try await page.text(of: "#details .source") == "\(location)")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A diagnostic on the graph page links all locations that it names") func sourceLinksOfFindings() async throws {
    var document = GraphDocument.sketch(.component("App", .binding("Lens"), .binding("Mirror", line: 2)))
    let text =
      "error: *** Lens *** is bound 2 times\n  -> bound in App at App/App.swift:1\n  -> bound in App at App/App.swift:2:9\n  help: in Lens (App/App.swift:1), not at Other.swift:3"
    document.diagnostics = [
      GraphDocument.Diagnostic(
        id: "duplicate-binding", severity: .error, headline: "Lens", text: text,
        location: document.nodes[0].location, nodes: document.nodes.map(\.id))
    ]
    let link = try #require(SourceLink(template: "vscode://file/{path}:{line}:{column}"))
    try await OpenPage.of(document, size: (1440, 900), sourceLink: link) { page in
      let links: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#findings .source')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)"
      )
      #expect(
        links == [
          "App/App.swift:1 vscode://file/App/App.swift:1:1", "App/App.swift:2:9 vscode://file/App/App.swift:2:9",
          "App/App.swift:1 vscode://file/App/App.swift:1:1",
        ])
      let lines = text.split(separator: "\n").dropFirst().joined(separator: "\n")
      #expect(try await page.text(of: "#findings pre") == lines)
      #expect(try await page.browser.complaints() == [])
    }
    try await OpenPage.of(document, size: (390, 844), fragment: "Lens", sourceLink: link) { page async throws in
      #expect(
        try await page.browser.value("document.querySelector('#details .source').getBoundingClientRect().height >= 44"))
    }
  }

  @Test("The page of a graph without nodes says so and shows diagnostics but no insight") func noNodes() async throws {
    let findings = (1...7).map {
      GraphDocument.Diagnostic(
        id: "missing-binding", severity: .error, headline: "Part\($0)", text: "error: Part\($0)", location: nil,
        nodes: [])
    }
    for findings in [[], findings] {
      try await OpenPage.of(GraphDocument(components: [], nodes: [], diagnostics: findings), size: (1440, 900)) {
        page async throws in
        #expect(try await page.text(of: "#details").hasPrefix("This graph has no bindings."))
        #expect(try await page.visible("#insight") == 0)
        #expect(try await page.visible("#findings .finding") == findings.count)
        #expect(try await page.browser.complaints() == [])
      }
    }
  }

  @Test("The graph page on a phone begins with search and list, with large targets and no shortcuts") func phone()
    async throws
  {
    try await OpenPage.of(.shop(bindings: 300), size: (390, 844)) { page in
      #expect(try await page.visible("#list") == 1)
      #expect(try await page.visible("#stage") == 0)
      #expect(try await page.visible(".legend .keys li") == 0)
      let narrow: [String] = try await page.browser.value(
        """
        [...document.querySelectorAll('button, input, select, summary')]
          .map((target) => [target.textContent || target.id, target.getBoundingClientRect()])
          .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44)).map(([name]) => name)
        """)
      #expect(narrow == [])
      #expect(try await page.browser.value("document.documentElement.scrollWidth <= 390"))
      try await page.browser.click("#search")
      try await page.browser.type("orderrepository")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.text(of: "#list article.selected h3") == "OrderRepository")
      let isSeen: Bool = try await page.browser.value(
        """
        (() => {
          const [entry, list] = ['#list article.selected', '#list'].map((part) => document.querySelector(part).getBoundingClientRect());
          return entry.top >= list.top && entry.bottom <= list.bottom;
        })()
        """)
      #expect(isSeen)
      // The sheet below shows the details.
      #expect(try await page.visible("#list dl") == 0)
      try await page.browser.click("#show-graph")
      #expect(try await page.nodes(marked: "selected").count == 1)
      let small = try await page.smallTexts()
      #expect(small == [])
      try await page.browser.click("#close")
      #expect(try await page.nodes(marked: "selected") == [])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page lists the most needed, deepest and unused nodes, the longest chain and the modules")
  func insight() async throws {
    let document = GraphDocument.shop(bindings: 300)
    try await OpenPage.of(document, size: (1440, 900)) { page in
      func names(_ table: String) async throws -> [String] {
        try await page.browser.run("document.getElementById('\(table)').open = true")
        #expect(try await page.eventually("document.querySelector('#\(table)').childElementCount > 1"))
        return try await page.browser.value(
          "[...document.querySelectorAll('#\(table) bdi')].map((name) => name.textContent)")
      }
      let dependents = document.nodes.map { node in
        document.nodes.count { $0.id != node.id && $0.requirements.contains { $0.target == node.id } }
      }
      let most = try #require(zip(document.nodes, dependents).max { $0.1 < $1.1 })
      #expect(try await names("most-needed").first == most.0.key.name)
      let chain = try await names("longest-chain")
      for (one, other) in zip(chain, chain.dropFirst()) {
        let id = try #require(document.nodes(matching: one).first?.id)
        let needed = document.nodes.filter { document.successors[id]?.contains($0.id) == true }.map(\.key.name)
        #expect(needed.contains(other), "\(one) needs \(other)")
      }
      let needing = try await names("most-needing")
      let roots = document.nodes.filter { $0.isRoot || $0.kind == .componentFactory }.map(\.key.name)
      #expect(!needing.isEmpty && Set(needing).isDisjoint(with: roots))
      let (deepest, unused) = (try await names("deepest"), try await names("unused"))
      #expect(!deepest.isEmpty && !unused.isEmpty)
      _ = try await names("modules-table")
      let units: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#modules-table th')].slice(1).map((heading) => heading.title)")
      #expect(units.count == 3 && !units.contains(""))
      try await page.browser.click("#modules-table .more")
      let modules = try await names("modules-table")
      #expect(modules.contains("NetworkModule"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The table of modules begins with the largest and distinguishes modules with the same name") func modulesTable()
    async throws
  {
    let table = "document.getElementById('modules-table')"
    try await OpenPage.of(.shop(bindings: 1000), size: (1440, 900)) { page in
      try await page.browser.run("\(table).open = true")
      #expect(try await page.eventually("\(table).querySelectorAll('tbody tr').length === 8"))
      let all: Int = try await page.browser.value(
        "Number(\(table).querySelector('.more').textContent.replace('Show all ', ''))")
      #expect(all > 20)
      try await page.browser.click("#modules-table .more")
      #expect(try await page.count(of: "#modules-table tbody tr") == all)
      #expect(try await page.count(of: "#modules-table .more") == 0)
    }
    let document = GraphDocument.sketch(
      .component(
        "App", modules: ["Common", "Network"], .binding("Clock", module: "Common"),
        .binding("Client", module: "Network")),
      .component("Session", in: "App", modules: ["Common"], .binding("Profile", module: "Common")))
    try await OpenPage.of(document, size: (1440, 900)) { page in
      try await page.browser.run("\(table).open = true")
      #expect(try await page.eventually("\(table).querySelector('.link') !== null"))
      let names: [String] = try await page.browser.value(
        "[...\(table).querySelectorAll('tbody .link')].map((link) => link.textContent)")
      #expect(Set(names) == ["Common in App", "Common in Session", "Network"])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page groups many diagnostics by kind in a short list") func manyFindings() async throws {
    var document = GraphDocument.shop(bindings: 300)
    document.diagnostics = document.nodes.prefix(120).enumerated().map { number, node in
      let id = number % 3 == 0 ? "unshared-class" : "unused-binding"
      let headline = "\(node.key.name): this is warning \(number)"
      return GraphDocument.Diagnostic(
        id: id, severity: .warning, headline: headline, text: "warning: \(headline) [\(id)]", location: node.location,
        nodes: [node.id])
    }
    try await OpenPage.of(document, size: (1440, 900)) { page in
      #expect(try await page.count(of: "#problems details") == 2)
      let counts: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#problems summary .count')].map((count) => count.textContent)")
      #expect(counts.compactMap { Int($0) }.reduce(0, +) == 120)
      #expect(try await page.browser.value("document.getElementById('findings').offsetHeight") < 200)
      try await page.browser.run("document.querySelector('#problems details').open = true")
      #expect(try await page.eventually("document.querySelectorAll('#problems .finding').length === 20"))
      try await page.browser.click("#problems .more")
      #expect(try await page.count(of: "#problems .finding") == 40)
    }
  }
}
