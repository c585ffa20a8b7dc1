import CleanseGraph
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

extension PageTests {
  @Test("Dimmed boxes on the graph page are opaque, so that no lines show through", arguments: ["light", "dark"])
  func opaqueBoxes(colours: String) async throws {
    let document = GraphDocument(Observatory.self)
    try await OpenPage.of(document, size: (1440, 900), colours: colours, fragment: "Motor") { page async throws in
      let behind = "#graph .node:not(.selected, .needed, .needing)"
      #expect(try await page.visible(behind) > 0)
      let seeThrough: [String] = try await page.browser.value(
        """
        [...document.querySelectorAll('\(behind) .box, #graph .group :is(.border, .stack)')].map((box) => getComputedStyle(box))
          .filter(({ fill, fillOpacity, opacity }) => fillOpacity !== '1' || opacity !== '1' || fill === 'none' || /\\/|rgba/.test(fill))
          .map(({ fill, fillOpacity }) => `${fill} ${fillOpacity}`)
        """)
      #expect(seeThrough == [])
    }
  }

  @Test("Scopes with the same colour differ by pattern and letters on nodes and in the legend")
  func manyScopes() async throws {
    let components = (0..<30).map { number in
      DocumentSketch.Component(
        name: "Part\(number)", parent: nil, scope: "Scope\(number)", seed: nil, modules: [],
        nodes: [.binding("Store\(number)", shared: true)])
    }
    let document = DocumentSketch(components: components, diagnostics: []).document
    func looks(_ page: OpenPage, of boxes: String) async throws -> [String] {
      try await page.browser.value(
        """
        [...document.querySelectorAll('\(boxes)')].map((box) => getComputedStyle(box.querySelector('.inner')))
          .map(({ stroke, strokeDasharray }) => `${stroke} ${strokeDasharray}`)
        """)
    }
    func letters(_ page: OpenPage, in elements: String) async throws -> [String] {
      try await page.browser.value(
        "[...document.querySelectorAll('\(elements)')].map((letters) => letters.textContent)")
    }
    try await OpenPage.of(document, size: (1440, 900)) { page in
      let legend = try await looks(page, of: "#scopes .node")
      #expect(legend.count == 30 && Set(legend.prefix(24)).count == 24)
      let nodes = try await looks(page, of: "#graph .node")
      #expect(nodes.map(Self.dashes) == legend.map(Self.dashes))
      let names = try await letters(page, in: "#scopes b")
      #expect(Set(names).count == 30 && names.last == "AD")
      #expect(try await letters(page, in: "#graph .letters") == names)
      #expect(try await page.textsOutsideBoxes() == [])
      #expect(try await page.browser.complaints() == [])
    }
    // Six scopes differ by their colours.
    let few = DocumentSketch(components: Array(components.prefix(6)), diagnostics: []).document
    try await OpenPage.of(few, size: (1440, 900)) { page in
      let legend = try await looks(page, of: "#scopes .node")
      #expect(Set(legend).count == 6)
      #expect(try await page.count(of: "#scopes b") == 0)
    }
  }

  /// A look with the number of dashes instead of their lengths, which depend on the scale of the drawing.
  private static func dashes(_ look: String) -> String {
    look.contains("px") ? "\(look.prefix { $0 != ")" }) \(look.split(separator: ",").count)" : look
  }

  @Test("A long name keeps its beginning and end, and the tooltip and the panel show it in full")
  func longNames() async throws {
    let generic = "AuthenticatedRequestRetryCoordinator<SessionConfiguration, UserProfile>"
    let plain = "BackgroundSynchronisationProgressNotificationSchedulerImplementation"
    let document = GraphDocument.sketch(.component("App", .binding(generic), .binding(plain)))
    try await OpenPage.of(document, size: (1440, 900)) { page in
      func shown(_ number: Int) async throws -> String { try await page.text(of: "#n\(number) .name") }
      let (first, second) = (try await shown(0), try await shown(1))
      #expect(first.hasPrefix("Authenticated") && first.contains("…") && first.hasSuffix("UserProfile>"))
      let end = try #require(second.split(separator: "…").last)
      #expect(second.hasPrefix("Background") && second.count < plain.count)
      #expect(end.hasSuffix("Implementation") && end.first?.isUppercase == true, "\(second)")
      for (number, name) in [generic, plain].enumerated() {
        try await page.browser.click("#n\(number)")
        #expect(try await page.text(of: "#details h2") == name)
        let tip = try await page.text(of: "#tip")
        #expect(tip.contains(document.nodes[number].key.qualifiedName))
      }
      #expect(try await page.textsOutsideBoxes() == [])
    }
  }

  @Test("A small graph shows the symbols of its kinds and whole names in the window of a laptop") func symbols()
    async throws
  {
    try await OpenPage.of(GraphDocument(AppComponent.self), size: (1280, 720)) { page async throws in
      #expect(try await page.visible("#graph .node .symbol") == page.document.nodes.count)
      #expect(try await page.shortenedNames() == [])
      #expect(try await page.smallTexts() == [])
      #expect(try await page.textsOutsideBoxes() == [])
    }
  }

  @Test("The small map covers little of a low window") func smallMap() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (720, 450), fragment: "OrderRepository") { page async throws in
      #expect(try await page.visible("#map") == 1)
      let share: Double = try await page.browser.value(
        "(({ width, height }) => width * height / (innerWidth * innerHeight))(document.getElementById('map').getBoundingClientRect())"
      )
      #expect(share < 0.05)
    }
  }

  @Test("Names of highlighted nodes are shown in full, also at the edges of the window") func wholeLabels() async throws
  {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), fragment: "OrderRepository") { page in
      try await page.browser.click("#fold-all")
      try await page.browser.press("0")
      _ = try await page.viewBox()
      for (x, y) in [(0, 0), (-330, -170), (420, 240)] {
        // Without a movement it would be a click.
        if x != 0 { try await page.browser.drag(from: (500, 400), to: (500 + x, 400 + y)) }
        _ = try await page.viewBox()
        #expect(try await page.count(of: "#graph .lit-name") > 3)
        let cut: [String] = try await page.browser.value(
          """
          (() => {
            const stage = document.getElementById('stage').getBoundingClientRect();
            const map = document.getElementById('map').getBoundingClientRect();
            const isCut = ({ left, right, top, bottom }) => left < right
              && (left < stage.left - 1 || right > stage.right + 1 || top < stage.top - 1 || bottom > stage.bottom + 1)
              && left < stage.right && right > stage.left && top < stage.bottom && bottom > stage.top;
            const isCovered = ({ left, right, top, bottom }) => left < map.right && right > map.left && top < map.bottom && bottom > map.top;
            return [...document.querySelectorAll('#graph .lit-name')].map((name) => [name.textContent, name.getBoundingClientRect()])
              .filter(([, box]) => isCut(box) || isCovered(box)).map(([name]) => name);
          })()
          """)
        #expect(cut == [], "moved by \(x), \(y)")
      }
    }
  }

  @Test(
    "The first map on a phone has targets large enough for fingers and complete counts", arguments: [30, 300, 1000])
  func fingers(bindings: Int) async throws {
    let document = GraphDocument.shop(bindings: bindings)
    try await OpenPage.of(document, size: (390, 844)) { page in
      try await page.browser.click("#show-graph")
      _ = try await page.viewBox()
      let targets =
        "[...document.querySelectorAll('#graph :is(.frame, .group) .handle, #graph .node .box')].map((target) => [target.parentNode, target.getBoundingClientRect()])"
      let small: [String] = try await page.browser.value(
        "\(targets).filter(([, { width, height }]) => width < 43.9 || height < 43.9).map(([item, { width, height }]) => `${item.ariaLabel}: ${width} × ${height}`)"
      )
      #expect(small == [])
      let overlapping: [String] = try await page.browser.value(
        """
        \(targets).flatMap(([one, box], number, all) => all.slice(number + 1)
          .filter(([, other]) => box.left < other.right - 0.5 && other.left < box.right - 0.5 && box.top < other.bottom - 0.5 && other.top < box.bottom - 0.5)
          .map(([other]) => `${one.ariaLabel} and ${other.ariaLabel}`))
        """)
      #expect(overlapping == [])
      #expect(try await page.count(of: "#graph :is(.group, .node)") > 3)
      #expect(try await page.smallTexts() == [])
      #expect(try await page.textsOutsideBoxes() == [])
      #expect(
        try await page.browser.value(
          "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.getElementById('summary'))"))
      #expect(try await page.text(of: "#summary").hasSuffix(" \(document.diagnostics.count) warnings"))
    }
  }
}
