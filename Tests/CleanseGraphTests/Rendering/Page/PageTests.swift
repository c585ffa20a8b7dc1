import CleanseGraph
import Foundation
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

@Suite(
  "The page in a browser", .serialized,
  .enabled(
    if: Chromium.isInstalled, "chromium and chromedriver are not installed (Debian: chromium and chromium-driver)"),
  .browser)
struct PageTests {
  @Test("shows the graph, loads nothing else and has nothing to complain about") func load() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page async throws in
      #expect(try await page.visible("#graph .node") == page.document.nodes.count)
      #expect(try await page.visible("#graph .frame") == 2)
      #expect(try await page.text(of: "#summary") == "\(page.document.nodes.count) nodes · 2 components")
      #expect(
        try await page.text(of: "#details")
          == "No problems were found. Choose a node to see what it needs and what needs it.")
      #expect(try await page.browser.value("performance.getEntriesByType('resource').length") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("a click lights up what the library calls needed and needing") func click() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      for (number, node) in page.document.nodes.enumerated() {
        try await page.browser.click("#n\(number)")
        #expect(try await page.nodes(marked: "selected") == [node.id])
        #expect(try await page.nodes(marked: "needed") == page.document.nodes(neededBy: node.id), "\(node.id)")
        #expect(try await page.nodes(marked: "needing") == page.document.nodes(needing: node.id), "\(node.id)")
        #expect(try await page.text(of: "#details h2") == node.key.name)
      }
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.nodes(marked: "selected") == [])
      #expect(try await page.count(of: "#graph.selecting") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("lights up lines between what is lit up only") func lines() async throws {
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

  @Test("the search finds names in any order, and leads to what was chosen") func search() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      try await page.browser.press("/")
      try await page.browser.type("organ")
      let names: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#hits bdi')].map((name) => name.textContent)")
      #expect(names.prefix(3) == ["OrganisationService", "OrganisationBrowser", "OrganisationDirectory"])
      #expect(try await page.browser.value("document.getElementById('search').getAttribute('aria-expanded')") == "true")
      try await page.browser.press(Browser.Key.down, Browser.Key.enter)
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

  @Test("a collapsed component takes less room, keeps its lines at its border, and opens as it was") func collapse()
    async throws
  {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      let inside = page.document.nodes.count { $0.component == page.document.components[1].id }
      let drawing = """
        [...document.querySelectorAll('#graph .node, #graph .border, #graph .line, #graph .tip, #graph .title')]
          .map((element) => element.getBoundingClientRect())
          .flatMap((box) => [box.x, box.y, box.width, box.height].map(Math.round))
        """
      let before: [Int] = try await page.browser.value(drawing)
      try await page.browser.click("#c1 .handle")
      #expect(try await page.visible("#graph .node") == page.document.nodes.count - inside)
      #expect(try await page.browser.value("document.getElementById('c1').getAttribute('aria-expanded')") == "false")
      let box: [Double] = try await page.browser.value(
        "['x', 'y', 'width', 'height'].map((name) => Number(document.querySelector('#c1 .border').getAttribute(name)))")
      #expect(box[3] < 120)
      let ends: [[Double]] = try await page.browser.value(
        """
        [...document.querySelectorAll('#graph .edge:not([hidden])')]
          .filter((edge) => document.getElementById(edge.dataset.from).hasAttribute('hidden'))
          .map((edge) => edge.querySelector('.line').getAttribute('d').match(/-?[0-9.]+/g).slice(0, 2).map(Number))
        """)
      #expect(!ends.isEmpty)
      for end in ends { #expect(abs(end[1] - (box[1] + box[3])) < 0.2, "leaves at the lower side") }
      try await page.browser.click("#c1 .handle")
      #expect(try await page.browser.value(drawing) == before)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("what is chosen in a collapsed component opens it") func reveal() async throws {
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

  @Test("everything can be done by keyboard") func keyboard() async throws {
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

  @Test("mouse and fingers pan and zoom, and a drag chooses nothing") func pointers() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      let before = try await page.viewBox()
      try await page.browser.drag(from: (300, 300), to: (360, 340))
      let moved = try await page.viewBox()
      #expect(moved[0] < before[0] && moved[1] < before[1] && moved[2] == before[2])
      #expect(try await page.nodes(marked: "selected") == [])
      try await page.browser.pinch(from: ((250, 300), (350, 300)), to: ((200, 300), (400, 300)))
      let pinched = try await page.viewBox()
      #expect(abs(pinched[2] / moved[2] - 0.5) < 0.05)
      try await page.browser.turnWheel(at: (300, 300), by: -200)
      #expect(try await page.viewBox()[2] < pinched[2])
      try await page.browser.click("#fit")
      #expect(try await page.viewBox() == before)
    }
  }

  @Test("is dark where the reader's system is, and where the reader says so") func colours() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      let background = "getComputedStyle(document.body).backgroundColor"
      #expect(try await page.browser.value(background) == "rgb(246, 247, 249)")
      try await page.browser.emulate(colours: "dark")
      #expect(try await page.browser.value(background) == "rgb(20, 23, 28)")
      // The page hears of it a little later.
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

  @Test("the list says the same in headings, texts and buttons") func list() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      try await page.browser.click("#show-list")
      #expect(try await page.visible("#stage") == 0)
      #expect(try await page.count(of: "#list h2") == page.document.components.count)
      #expect(try await page.count(of: "#list h3") == page.document.nodes.count)
      let service = try page.number(of: "RepositoryService")
      let links: [String] = try await page.browser.value(
        "[...document.querySelector('#list h3 [data-node=\"\(service)\"]').closest('article').querySelectorAll('dd button')].map((link) => link.textContent)"
      )
      let node = page.document.nodes[service]
      let direct = page.document.nodes.filter { $0.requirements.contains { $0.target == node.id } }
      #expect(links.count == Set(node.requirements.compactMap(\.target)).count + direct.count)
      try await page.browser.click("#list h3 [data-node=\"\(service)\"]")
      #expect(try await page.nodes(marked: "needed") == page.document.nodes(neededBy: node.id))
      #expect(try await page.count(of: "#list article.needed") == page.document.nodes(neededBy: node.id).count)
      try await page.browser.click("#show-graph")
      #expect(try await page.visible("#stage") == 1)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("shows errors on the nodes that they concern, with their texts") func faults() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      let faulty = Set(page.document.findings.filter { $0.severity == .error }.flatMap(\.nodes))
      #expect(!faulty.isEmpty)
      #expect(try await page.nodes(marked: "error") == faulty)
      #expect(try await page.count(of: "#graph .node.missing") == 1)
      #expect(try await page.count(of: "#problems .finding") == page.document.findings.count)
      let cycle = try #require(page.document.findings.first { $0.id == "dependency-cycle" })
      #expect(
        try await page.text(of: "#problems pre").split(separator: "\n").suffix(3)
          == cycle.text.split(separator: "\n").suffix(3))
      try await page.browser.click("#problems .link")
      #expect(try await page.focused() == cycle.nodes.first)
      #expect(try await page.text(of: "#details .finding strong") == "error: \(cycle.headline)")
      let stroke: String = try await page.browser.value(
        "getComputedStyle(document.querySelector('.badge circle')).fill")
      #expect(stroke == "rgb(192, 31, 46)")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("what names contain stays text", arguments: ["light", "dark"]) func hostile(colours: String) async throws {
    try await OpenPage.of(.hostile) { page in
      try await page.browser.emulate(colours: colours)
      #expect(try await page.browser.complaints() == [])
      #expect(try await page.browser.value("window.isHacked === undefined && document.images.length === 0"))
      #expect(try await page.count(of: "body script") == 2)
      #expect(try await page.count(of: "#graph .node") == 2 * GraphDocument.hostileNames.count)
      try await page.browser.click("#show-list")
      for number in GraphDocument.hostileNames.indices {
        try await page.browser.run("document.querySelector('#list h3 [data-node=\"\(number)\"]').click()")
        #expect(try await page.text(of: "#details h2") == GraphDocument.hostileNames[number])
      }
      #expect(try await page.browser.value("window.isHacked === undefined && document.images.length === 0"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("1000 nodes can be searched, lit up and collapsed") func large() async throws {
    try await OpenPage.of(.random(nodes: 1000)) { page in
      #expect(try await page.visible("#graph .node") == 1000)
      let node = page.document.nodes[500]
      try await page.browser.press("/")
      try await page.browser.type(node.key.name)
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.focused() == node.id)
      #expect(try await page.nodes(marked: "needed") == page.document.nodes(neededBy: node.id).subtracting([node.id]))
      #expect(try await page.nodes(marked: "needing") == page.document.nodes(needing: node.id).subtracting([node.id]))
      let inRoot = page.document.nodes.count { $0.component == page.document.components[0].id }
      try await page.browser.press(Browser.Key.escape)
      try await page.browser.click("#fold-all")
      #expect(try await page.visible("#graph .node") == inRoot)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("1000 nodes are all seen at first, and after moving about when they are asked for", arguments: [true, false])
  func fitted(isRandom: Bool) async throws {
    let chain = (0..<1000).map { number in
      DocumentSketch.Node(name: "N\(number)", needs: number == 0 ? [] : ["N\(number - 1)"])
    }
    var component = DocumentSketch.Component.component("App")
    component.nodes = chain
    try await OpenPage.of(isRandom ? .random(nodes: 1000) : .sketch(component)) { page in
      let areAllSeen = """
        (() => {
          const stage = document.getElementById('stage').getBoundingClientRect();
          return [...document.querySelectorAll('#graph .node .box, #graph .frame .border')].every((box) => {
            const { left, top, right, bottom } = box.getBoundingClientRect();
            return left >= stage.left && top >= stage.top && right <= stage.right && bottom <= stage.bottom;
          });
        })()
        """
      #expect(try await page.browser.value(areAllSeen))
      try await page.browser.press("+", "+", "+")
      #expect(try await page.browser.value("!(\(areAllSeen))"))
      try await page.browser.click("#fit")
      #expect(try await page.browser.value(areAllSeen))
      // Whoever has seen all can go no further away.
      let whole = try await page.viewBox()
      try await page.browser.press("+", "-")
      #expect(abs(try await page.viewBox()[2] / whole[2] - 1) < 0.01)
    }
  }

  @Test("the small map is there where not all is seen") func map() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      #expect(try await page.visible("#map") == 0)
      try await page.browser.press("+", "+")
      #expect(try await page.visible("#map") == 1)
      try await page.browser.press("0")
      #expect(try await page.visible("#map") == 0)
    }
  }

  @Test("tells screen readers what was chosen, and no problem a second time") func announcements() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      let problems = "document.getElementById('problems')"
      try await page.browser.run("window.problems = \(problems)")
      let dome = page.document.nodes[try page.number(of: "Dome")]
      try await page.browser.click("#n\(try page.number(of: "Dome"))")
      // What is missing is a node of the page only.
      let needed = page.document.nodes(neededBy: dome.id).count + 1
      let needing = page.document.nodes(needing: dome.id).count
      #expect(
        try await page.text(of: "[role=status]")
          == "Dome is chosen. It needs \(needed) in all, and is needed by \(needing).")
      #expect(try await page.browser.value("window.problems === \(problems)"))
      #expect(try await page.count(of: "[aria-live]") == 0)
      #expect(try await page.count(of: "[role=status]") == 1)
      #expect(try await page.count(of: "[role=status] *") == 0)
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.text(of: "[role=status]") == "Nothing is chosen.")
    }
  }

  @Test("says in words what colours say of what is lit up") func relations() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      let number = try page.number(of: "Motor")
      let motor = page.document.nodes[number]
      let needed = page.document.nodes(neededBy: motor.id).subtracting([motor.id])
      let needing = page.document.nodes(needing: motor.id).subtracting([motor.id])
      #expect(!needed.isEmpty && !needing.isEmpty)
      try await page.browser.click("#show-list")
      try await page.browser.click("#list h3 [data-node=\"\(number)\"]")
      for (relation, nodes) in [("needed by the chosen node", needed), ("needs the chosen node", needing)] {
        let labelled: [Int] = try await page.browser.value(
          """
          [...document.querySelectorAll('#graph .node')].filter((node) => node.ariaLabel.includes('\(relation)'))
            .map((node) => Number(node.id.slice(1)))
          """)
        #expect(page.identifiers(of: labelled) == nodes)
        let told: [String] = try await page.browser.value(
          """
          [...document.querySelectorAll('#list article')]
            .filter((entry) => entry.querySelector('.relation:not([hidden])')?.textContent.includes('\(relation)'))
            .map((entry) => entry.querySelector('h3 button').dataset.node)
          """)
        #expect(page.identifiers(of: told.compactMap { Int($0) }) == nodes)
      }
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.visible("#list .relation") == 0)
      #expect(try await page.count(of: "#graph [aria-label*=\"the chosen node\"]") == 0)
    }
  }

  @Test("labels have all facts: kind, sharing, tag, component, module, place and problems") func labels() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      func label(_ name: String) async throws -> String {
        try await page.browser.value("document.getElementById('n\(try page.number(of: name))').ariaLabel")
      }
      let motor = page.document.nodes[try page.number(of: "Motor")]
      #expect(
        try await label("Motor") == """
          Motor, factory · shared · eager, in component Observatory, CleanseGraphTests.Motor, shared in Singleton, \
          at \(try #require(motor.location)), error: \(try #require(page.document.findings.first).headline)
          """)
      #expect(try await label("TaggedProvider<SiteName>").contains(", tag CleanseGraphTests.SiteName, "))
      #expect(try await label("Mirror").contains(", in InstrumentModule > Optics, "))
      let component: String = try await page.browser.value("document.getElementById('c1').ariaLabel")
      #expect(component.hasPrefix("Component Night, CleanseGraphTests.Night, seed Observer, installed at "))
    }
  }

  @Test("has no button to collapse all where one component has nothing around it and in it") func alone() async throws {
    try await OpenPage.of(.sketch(.component("App", .binding("A")))) { page async throws in
      #expect(try await page.visible("#fold-all") == 0)
      #expect(try await page.browser.complaints() == [])
    }
    try await OpenPage.of(.sketch(.component("App", .binding("A")), .component("Other", .binding("B")))) { page in
      try await page.browser.click("#fold-all")
      #expect(try await page.visible("#graph .node") == 0)
      try await page.browser.click("#fold-all")
      #expect(try await page.visible("#graph .node") == 2)
    }
  }

  @Test("takes no colours from another page's memory") func foreignTheme() async throws {
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

  @Test("prints the drawing and the problems, light and without buttons") func printing() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      try await page.browser.emulate(colours: "dark", medium: "print")
      #expect(try await page.visible(".tools button") == 0)
      #expect(try await page.visible("#graph .node") == page.document.nodes.count + 1)
      #expect(try await page.visible("#problems .finding") == page.document.findings.count)
      #expect(try await page.browser.value("getComputedStyle(document.body).backgroundColor") == "rgb(246, 247, 249)")
    }
  }

  @Test("an empty graph is a page too") func empty() async throws {
    try await OpenPage.of(GraphDocument(components: [], nodes: [], findings: [])) { page in
      #expect(try await page.text(of: "#summary") == "0 nodes · 0 components")
      try await page.browser.press("l")
      #expect(try await page.browser.complaints() == [])
    }
  }
}
