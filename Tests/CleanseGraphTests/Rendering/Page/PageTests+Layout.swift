import CleanseGraph
import TestSupport
import Testing

@testable import GraphDocuments

/// Large and failing layouts, and the painting order.
extension PageTests {
  @Test("The graph page lays out a deep graph with hundreds of thousands of cells") func deepGraph() async throws {
    let count = 640
    let nodes = (0..<count).map { number in
      // The first node needs all others, and each node needs the next: the lines of the first pass all columns.
      DocumentSketch.Node(
        name: "Step\(number)",
        needs: (number == 0 ? 1..<count : number + 1..<min(number + 2, count)).map { "Step\($0)" },
        isRoot: number == 0)
    }
    let deep = DocumentSketch.Component(name: "Deep", parent: nil, scope: nil, seed: nil, modules: [], nodes: nodes)
    let document = DocumentSketch(components: [deep], diagnostics: []).document
    try await OpenPage.of(document, size: (1440, 900), fragment: "Step\(count - 1)") { page async throws in
      #expect(try await page.count(of: "#failure") == 0)
      #expect(try await page.text(of: "#details h2") == "Step\(count - 1)")
      #expect(try await page.count(of: "#graph .selected") == 1)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page reports a failed layout and keeps the previous drawing") func failingLayout() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), fragment: "OrderRepository") { page async throws in
      let state =
        "[document.getElementById('graph').dataset.view, location.hash, document.querySelectorAll('#graph :is(.node, .group)').length].join()"
      let before: String = try await page.browser.value(state)
      // The layout calls `Math.abs`; the painting does not.
      try await page.browser.run("Math.abs = () => { throw new RangeError('no room'); }")
      for action in ["#graph .group .handle", "#fold-all", "#modules", "#only-this", "#from-root"] {
        try await page.browser.run(
          "document.querySelector('\(action)').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        #expect(
          try await page.eventually(
            "document.getElementById('failure') !== null && document.getElementById('failure').textContent.endsWith('as before: no room')"
          ),
          "\(action)")
        #expect(try await page.text(of: "#status").hasSuffix("as before: no room"), "\(action)")
        #expect(try await page.browser.value(state) == before, "\(action)")
        #expect(try await page.visible("#banner") == 0)
        try await page.browser.run("document.getElementById('failure').remove()")
      }
      let complaints = try await page.browser.complaints()
      #expect(complaints.count == 5 && complaints.allSatisfy { $0.contains("no room") }, "\(complaints)")
    }
  }

  @Test("The graph page paints highlighted lines above the others, also after another selection") func litLinesAbove()
    async throws
  {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), fragment: "OrderRepository") { page async throws in
      for (name, key) in [("OrderRepository", "0"), ("CartViewModel", "0"), ("OrderRepository", "+")] {
        try await page.browser.run("location.hash = '\(name)'")
        #expect(try await page.eventually("document.querySelector('#details h2')?.textContent === '\(name)'"))
        try await page.browser.press(key)
        _ = try await page.viewBox()
        let below: Int = try await page.browser.value(
          """
          (() => {
            const lines = [...document.querySelectorAll('#graph .edge')].map((edge) => edge.matches('.needed, .needing'));
            return lines.slice(lines.indexOf(true)).filter((isLit) => !isLit).length;
          })()
          """)
        #expect(below == 0, "\(name)")
        #expect(try await page.count(of: "#graph .edge:is(.needed, .needing)") > 5)
      }
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Titles over highlighted lines are legible by an outline of their letters", arguments: ["light", "dark"])
  func titlesOverLines(colours: String) async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), colours: colours, fragment: "OrderRepository") {
      page async throws in
      try await page.browser.press("0")
      _ = try await page.viewBox()
      let unclear: [String] = try await page.browser.value(
        """
        (() => {
          const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          const light = (colour) => {
            pen.fillStyle = colour;
            pen.fillRect(0, 0, 1, 1);
            const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
              .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          return [...document.querySelectorAll('#graph .caption .title')].filter(({ textContent }) => textContent !== '').map((title) => {
            const { fill, stroke, strokeWidth, paintOrder } = getComputedStyle(title);
            const [low, high] = [light(fill), light(stroke)].sort((one, other) => one - other);
            const width = parseFloat(strokeWidth) * title.getScreenCTM().a;
            return [title.textContent, (high + 0.05) / (low + 0.05), width, paintOrder];
          }).filter(([, contrast, width, order]) => contrast < 4.5 || width < 5 || !order.startsWith('stroke')).map(String);
        })()
        """)
      #expect(unclear == [])
      #expect(try await page.count(of: "#graph .caption .title") > 2)
    }
  }

  @Test("The banner and the details leave most of a phone's screen to a partial graph")
  func partOnPhone() async throws {
    for fragment in [
      "OrderRepository&view=around&steps=2", "OrderRepository&view=from-root", "ShopApp&view=path&to=Keychain",
    ] {
      try await OpenPage.of(.shop(bindings: 300), size: (390, 844), fragment: fragment) { page async throws in
        let height = "document.getElementById('stage').clientHeight"
        let banner: Double = try await page.browser.value("document.getElementById('banner').offsetHeight / \(height)")
        #expect(banner < 0.2, "\(fragment)")
        #expect(try await page.browser.value("\(height) > 420"), "\(fragment)")
        let isFree: Bool = try await page.browser.value(
          """
          (() => {
            const [stage, banner, node] = ['#stage', '#banner', '#graph .selected'].map((part) => document.querySelector(part).getBoundingClientRect());
            return node.top >= banner.bottom && node.bottom <= stage.bottom;
          })()
          """)
        #expect(isFree, "\(fragment)")
        // All controls of the banner are large enough for fingers.
        let beside: Int = try await page.browser.value(
          "[...document.querySelectorAll('#banner :is(select, button)')].map((part) => part.getBoundingClientRect()).filter(({ left, right, height }) => left < 0 || right > 390 || height < 44).length"
        )
        #expect(beside == 0, "\(fragment)")
        #expect(try await page.browser.complaints() == [])
      }
    }
  }

  @Test("The graph page groups many bindings without modules by their folders or files") func folders()
    async throws
  {
    func document(_ place: (Int) -> String) -> GraphDocument {
      let nodes = (0..<150).map { number in
        DocumentSketch.Node(
          name: "Part\(number)", needs: number < 149 ? ["Part\(number + 1)"] : [], file: place(number))
      }
      let app = DocumentSketch.Component(name: "App", parent: nil, scope: nil, seed: nil, modules: [], nodes: nodes)
      return DocumentSketch(components: [app], diagnostics: []).document
    }
    let places: [([String], (Int) -> String)] = [
      (["Cart", "Feed", "Login"], { "Sources/\(["Cart", "Feed", "Login"][$0 / 50])/Part\($0).swift" }),
      (["Cart/Parts", "Feed/Parts"], { "\(["Cart", "Feed"][$0 / 75])/Parts/Part\($0).swift" }),
      (["Cart.swift", "Feed.swift"], { "Sources/\(["Cart", "Feed"][$0 / 75]).swift" }),
      ([], { _ in "Sources/App.swift" }),
      // Groups of one node would add no information.
      ([], { "Sources/Part\($0).swift" }),
    ]
    for (names, place) in places {
      try await OpenPage.of(document(place), size: (1440, 900)) { page async throws in
        let groups: [String] = try await page.browser.value(
          "[...document.querySelectorAll('#graph .group')].map((group) => `${group.querySelector('.title').textContent} ${group.querySelector('.facts').textContent}`)"
        )
        #expect(groups.sorted() == names.map { "\($0) \(150 / names.count) nodes" })
        #expect(try await page.visible("#modules") == (names.isEmpty ? 0 : 1))
        if let name = names.first {
          #expect(try await page.text(of: "#modules") == "Groups")
          try await page.browser.click("#graph .group")
          #expect(try await page.text(of: "#graph .caption.own .title") == name)
        }
        #expect(try await page.browser.complaints() == [])
      }
    }
  }
}
