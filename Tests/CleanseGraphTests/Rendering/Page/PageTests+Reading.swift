import CleanseGraph
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

extension PageTests {
  /// A component whose bindings form a binary tree of dependencies, spread over the modules in the order of numbers.
  private func tree(of count: Int, modules: Int = 0) -> GraphDocument {
    let nodes = (0..<count).map { number -> DocumentSketch.Node in
      var node = DocumentSketch.Node(name: "Service\(number)", isRoot: number == 0)
      for needed in [2 * number + 1, 2 * number + 2] where needed < count { node.needs.append("Service\(needed)") }
      if modules > 0 { node.module = "Part\(number * modules / count)Module" }
      return node
    }
    return .sketch(
      DocumentSketch.Component(
        name: "App", parent: nil, scope: nil, seed: nil, modules: (0..<modules).map { "Part\($0)Module" }, nodes: nodes)
    )
  }

  @Test(
    "The page of a single component begins with its bindings or modules, not with a closed box",
    arguments: [(150, 0), (600, 120)])
  func oneComponent(bindings: Int, modules: Int) async throws {
    try await OpenPage.of(tree(of: bindings, modules: modules), size: (1440, 900)) { page in
      #expect(try await page.count(of: "#graph .group.component") == 0)
      let names: Int = try await page.browser.value(
        """
        (() => {
          const stage = document.getElementById('stage').getBoundingClientRect();
          return [...document.querySelectorAll('#graph :is(.node .name, .group .title)')].filter((name) => name.textContent !== '')
            .map((name) => name.getBoundingClientRect())
            .filter(({ x, y, right, bottom }) => x >= stage.x && y >= stage.y && right <= stage.right && bottom <= stage.bottom).length;
        })()
        """)
      #expect(names > 10)
      #expect(try await page.smallTexts() == [])
      if modules == 0 {
        let root: [Double] = try await page.browser.value(
          "(({ x, y }) => [x, y])(document.getElementById('n0').getBoundingClientRect())")
        #expect(root[0] > 0 && root[0] < 1100 && root[1] > 40 && root[1] < 900, "\(root)")
      }
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Names are readable on a phone from the first view") func phoneNames() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self), size: (390, 844)) { page in
      try await page.browser.click("#show-graph")
      #expect(try await page.count(of: "#graph.far") == 0)
      #expect(try await page.visible("#graph .node .name") > 3)
      #expect(try await page.smallTexts() == [])
      let root = try #require(page.document.nodes.firstIndex { $0.isRoot })
      let isSeen: Bool = try await page.browser.value(
        """
        (({ x, right }) => x >= 0 && right <= 390)(document.getElementById('n\(root)').getBoundingClientRect())
        """)
      #expect(isSeen)
    }
  }

  @Test(
    "Borders and lines have a contrast of 3 : 1 and a width of a pixel, also dimmed borders",
    arguments: ["light", "dark"])
  func strokes(colours: String) async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), colours: colours) { page in
      #expect(try await page.faintStrokes(of: ".box, .border, .edge:not(.faint) .line") == [])
      try await page.browser.click("#fold-all")
      #expect(try await page.faintStrokes(of: ".border") == [])
    }
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), colours: colours, fragment: "OrderRepository") {
      page async throws in
      #expect(try await page.visible("#graph .node:not(.selected, .needed, .needing)") > 3)
      #expect(try await page.faintStrokes(of: ".box, .border") == [])
    }
  }

  @Test("The graph page marks diagnostics with a legible badge, also when zoomed out") func badges() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      let badges = try await page.count(of: "#graph .badge")
      #expect(badges > 2)
      #expect(try await page.visible("#graph .badge text") == badges)
      #expect(try await page.smallTexts() == [])
    }
  }

  @Test("Boxes of a column are close to each other, whether lines lead to them or not") func columns() async throws {
    try await OpenPage.of(.shop(bindings: 1000), size: (1440, 900)) { page in
      let gaps: [Double] = try await page.browser.value(
        """
        (() => {
          const boxes = [...document.querySelectorAll('#graph .group.module .border')].map((box) => box.getBoundingClientRect());
          const column = boxes.filter(({ x }) => Math.abs(x - boxes[0].x) < 1).sort((one, other) => one.y - other.y);
          return column.slice(1).map((box, number) => (box.y - column[number].bottom) / box.height);
        })()
        """)
      #expect(gaps.count > 5)
      #expect(gaps.allSatisfy { $0 > 0 && $0 < 1 }, "\(gaps)")
    }
  }

  @Test("The graph page separates the digits of large numbers and breaks long names before a word") func words()
    async throws
  {
    let needing = (0..<1200).map { DocumentSketch.Node(name: "Needing\($0)", needs: ["SessionTokenStore"]) }
    let document = GraphDocument.sketch(
      DocumentSketch.Component(
        name: "App", parent: nil, scope: nil, seed: nil, modules: [],
        nodes: [DocumentSketch.Node(name: "SessionTokenStore")] + needing))
    try await OpenPage.of(document, size: (1440, 900), fragment: "SessionTokenStore") { page async throws in
      #expect(try await page.text(of: "#details h3:last-of-type") == "Needed by 1,200 directly, 1,200 in all")
      #expect(try await page.text(of: "[role=status]").hasSuffix("is needed by 1,200."))
      #expect(
        try await page.browser.value("document.querySelector('#details h2 bdi').innerHTML")
          == "Session<wbr>Token<wbr>Store")
      #expect(try await page.browser.complaints() == [])
    }
  }
}

extension OpenPage {
  /// The strokes of the drawing with a contrast of less than 3 : 1 or a width of less than a pixel.
  fileprivate func faintStrokes(of selector: String) async throws -> [String] {
    try await browser.value(
      """
      (() => {
        const channels = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((channel) => Number(channel) / 255);
        const luminance = (colour) => colour.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
          .reduce((sum, part, number) => sum + part * [0.2126, 0.7152, 0.0722][number], 0);
        const opacityOf = (element) => element.id === 'graph' ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
        const surface = channels(getComputedStyle(document.body).backgroundColor);
        return [...document.querySelectorAll('#graph :is(\(selector))')].flatMap((element) => {
          const { stroke, strokeOpacity, strokeWidth } = getComputedStyle(element);
          const opacity = Number(strokeOpacity) * opacityOf(element);
          const colour = channels(stroke).map((part, number) => part * opacity + surface[number] * (1 - opacity));
          const [dark, light] = [luminance(colour), luminance(surface)].sort((one, other) => one - other);
          const [contrast, width] = [(light + 0.05) / (dark + 0.05), parseFloat(strokeWidth) * element.getScreenCTM().a];
          return contrast < 3 || width < 0.99 ? [`${element.parentNode.id || element.parentNode.className.baseVal}: ${contrast} : 1, ${width} px`] : [];
        });
      })()
      """)
  }
}
