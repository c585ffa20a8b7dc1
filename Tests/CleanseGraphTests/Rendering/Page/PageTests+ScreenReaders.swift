import CleanseGraph
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

extension PageTests {
  @Test("The list of the graph page contains the graph as headings, texts and buttons") func list() async throws {
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

  @Test("The graph page announces the selection to screen readers and repeats no problems") func announcements()
    async throws
  {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      let problems = "document.getElementById('problems')"
      try await page.browser.run("window.problems = \(problems)")
      let dome = page.document.nodes[try page.number(of: "Dome")]
      try await page.browser.click("#n\(try page.number(of: "Dome"))")
      // The missing type is a node of the page only.
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

  @Test("Labels and list entries state in words the relation that colours show") func relations() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      let number = try page.number(of: "Motor")
      let motor = page.document.nodes[number]
      let needed = page.document.nodes(neededBy: motor.id)
      let needing = page.document.nodes(needing: motor.id)
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

  @Test("Labels of nodes contain kind, scope, tag, component, module, location and problems") func labels() async throws
  {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page in
      func label(_ name: String) async throws -> String {
        try await page.browser.value("document.getElementById('n\(try page.number(of: name))').ariaLabel")
      }
      let motor = page.document.nodes[try page.number(of: "Motor")]
      #expect(
        try await label("Motor") == """
          Motor, factory · shared · eager, in component Observatory, CleanseGraphTests.Motor, shared in Singleton, \
          at \(try #require(motor.location)), error: \(try #require(page.document.diagnostics.first).headline)
          """)
      #expect(try await label("TaggedProvider<SiteName>").contains(", tag CleanseGraphTests.SiteName, "))
      #expect(try await label("Mirror").contains(", in InstrumentModule > InstrumentModule.Optics, "))
      let component: String = try await page.browser.value("document.getElementById('c1').ariaLabel")
      #expect(component.hasPrefix("Component Night, CleanseGraphTests.Night, seed Observer, installed at "))
    }
  }
}
