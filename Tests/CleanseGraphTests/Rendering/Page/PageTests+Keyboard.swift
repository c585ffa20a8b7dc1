import CleanseGraph
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

extension PageTests {
  @Test("Arrow keys on the graph page follow the lines of closed groups, and the focus has an outline")
  func arrows() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      let along =
        try await page.browser.value("document.getElementById('graph').dataset.flow") == "down"
        ? Browser.Key.down : Browser.Key.right
      let focused = "document.activeElement.id"
      let (start, targets): (String, [String]) = (
        try await page.browser.value("document.querySelector('#graph .bundle').dataset.from"),
        try await page.browser.value(
          "(([{ dataset: { from } }]) => [...document.querySelectorAll(`#graph .edge[data-from=${from}]`)].map((line) => line.dataset.to))(document.querySelectorAll('#graph .bundle'))"
        )
      )
      try await page.browser.run("document.getElementById('\(start)').focus()")
      try await page.browser.press(along)
      let next: String = try await page.browser.value(focused)
      #expect(targets.contains(next))
      let outline = "getComputedStyle(document.activeElement).outlineStyle"
      #expect(try await page.browser.value(outline) == "solid")
      // Dimmed groups have an outline too.
      try await page.browser.run("location.hash = 'HapticsEngine'")
      #expect(try await page.eventually("document.querySelector('#graph .selected') !== null"))
      try await page.browser.run("document.querySelector('#graph .group:not(.needed, .needing)').focus()")
      #expect(try await page.browser.value(outline) == "solid")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A key leads from the drawing to the panel, and the legend names it") func panelKey() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page async throws in
      try await page.browser.run("document.querySelector('#graph .group').focus()")
      try await page.browser.press("p")
      #expect(try await page.browser.value("document.activeElement.id") == "panel")
      #expect(try await page.text(of: ".keys").contains("p this panel"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Arrow keys on the graph page reach nodes without lines") func besides() async throws {
    let bindings = (0..<6).map { DocumentSketch.Node.binding("Binding\($0)") }
    let document = GraphDocument.sketch(
      DocumentSketch.Component(name: "App", parent: nil, scope: nil, seed: nil, modules: [], nodes: bindings))
    try await OpenPage.of(document, size: (1440, 900)) { page in
      try await page.browser.run("document.querySelector('#graph .node[tabindex=\"0\"]').focus()")
      var reached: Set<String> = []
      let rows = [Browser.Key.up, Browser.Key.left, Browser.Key.right, Browser.Key.down]
      for key in rows.flatMap({ Array(repeating: $0, count: 6) }) + rows.reversed().flatMap({ [$0, Browser.Key.left] })
      {
        reached.insert(try await page.browser.value("document.activeElement.id"))
        try await page.browser.press(key)
      }
      #expect(reached.count == bindings.count, "\(reached)")
    }
  }

  @Test("The graph page hides the tooltip of a group that the keyboard opens") func opensClearly() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      try await page.browser.run("document.querySelector('#graph .nodes > .group').focus()")
      #expect(try await page.visible("#tip") == 1)
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.browser.value("document.activeElement.ariaExpanded") == "true")
      #expect(try await page.visible("#tip") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Tab visits groups in the order of the graph, and an opened group keeps its place and the focus")
  func tabOrder() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      let stops =
        "[...document.querySelectorAll('#graph .nodes > .group')].map((group) => Number(group.id.slice(1)) + (group.id[0] === 'c' ? 1000 : 0))"
      let before: [Int] = try await page.browser.value(stops)
      #expect(before.count > 5)
      let group: String = try await page.browser.value("document.querySelectorAll('#graph .nodes > .group')[2].id")
      try await page.browser.run("document.getElementById('\(group)').focus()")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.browser.value("document.activeElement.id") == group)
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.browser.value("document.activeElement.id") == group)
      #expect(try await page.browser.value(stops) == before)
    }
  }

  @Test("The graph page keeps the focus when the focused element is replaced") func keptFocus() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), fragment: "OrderRepository") { page in
      let focused = "document.activeElement.id"
      let node = "n\(try page.number(of: "OrderRepository"))"
      // The buttons of the panel are recreated.
      try await page.browser.run("document.getElementById('only-this').focus()")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.visible("#banner") == 1)
      #expect(try await page.browser.value(focused) == node)
      // The controls of the banner are recreated too.
      try await page.browser.run(
        "const steps = document.querySelectorAll('#banner select')[1]; steps.focus(); steps.value = '2'; steps.dispatchEvent(new Event('change'))"
      )
      #expect(try await page.browser.value("document.activeElement.ariaLabel") == "Steps")
      #expect(try await page.browser.value("document.activeElement.value") == "2")
      try await page.browser.run("document.getElementById('leave').focus()")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.browser.value(focused) == node)
      // The escape key clears the selection.
      try await page.browser.run("document.querySelector('#details .link').focus()")
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.nodes(marked: "selected") == [])
      #expect(try await page.browser.value(focused) == node)
    }
  }
}
