import Foundation
import TestSupport
import Testing

@testable import GraphDocuments

/// The sizes of windows and the colours for pages of large graphs.
private let surroundings: [(size: (width: Int, height: Int), colours: String)] = [
  ((1440, 900), "light"), ((1440, 900), "dark"),
]

extension PageTests {
  @Test(
    "A large graph page begins as a map of groups with counts and readable names", arguments: [300, 1000, 5000])
  func firstView(bindings: Int) async throws {
    for (size, colours) in bindings == 1000 ? surroundings : Array(surroundings.prefix(1)) {
      try await OpenPage.of(.shop(bindings: bindings), size: size, colours: colours) { page in
        #expect(try await page.count(of: "#graph .node") < 20)
        #expect(try await page.count(of: "#graph .group") > 4)
        let counts: [String] = try await page.browser.value(
          "[...document.querySelectorAll('#graph .group .facts')].map((facts) => facts.textContent)")
        #expect(counts.allSatisfy { $0.contains("node") }, "\(counts)")
        #expect(try await page.smallTexts() == [])
        #expect(try await page.shortenedNames() == [])
        #expect(try await page.overlappingTitles() == [])
        // The whole graph is visible.
        #expect(try await page.visible("#map") == 0)
        #expect(try await page.browser.complaints() == [])
      }
    }
  }

  @Test("The map of many modules shows names and counts in full") func manyModules()
    async throws
  {
    let (columns, rows) = (3, 24)
    func module(_ column: Int, _ row: Int) -> String { "AuthenticationPart\(column * rows + row)Module" }
    let nodes = (0..<columns).flatMap { column in
      (0..<rows).flatMap { row in
        (0..<3).map { number in
          DocumentSketch.Node(
            name: "Part\(column)x\(row)x\(number)",
            needs: column + 1 < columns ? [0, 5].map { "Part\(column + 1)x\((row + $0) % rows)x\(number)" } : [],
            module: module(column, row))
        }
      }
    }
    let modules = (0..<columns).flatMap { column in (0..<rows).map { module(column, $0) } }
    let app = DocumentSketch.Component(name: "App", modules: modules, nodes: nodes)
    let document = DocumentSketch(components: [app], diagnostics: []).document
    try await OpenPage.of(document, size: (1440, 900)) { page in
      #expect(try await page.count(of: "#graph .group") == columns * rows)
      #expect(try await page.shortenedNames() == [])
      let counts: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .group .facts')].map((facts) => facts.textContent)")
      #expect(counts.count { $0.hasPrefix("3") } == columns * rows)
      #expect(try await page.smallTexts() == [])
    }
  }

  @Test("Lines between groups are bundles whose width grows with the number of dependencies") func bundles()
    async throws
  {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      let widths: [Double] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .bundle .line')].map((line) => parseFloat(line.style.strokeWidth))")
      #expect(Set(widths).count > 3)
      #expect(try await page.count(of: "#graph .edge") < page.document.nodes.count)
    }
  }

  @Test("A group opens in its place, and closing it restores the map") func opening() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      let module: String = try await page.browser.value(
        "[...document.querySelectorAll('#graph .group.module')].find((group) => group.ariaLabel.includes('NetworkModule')).id"
      )
      let order = """
        (() => {
          const box = (id) => document.getElementById(id).querySelector('.border').getBoundingClientRect();
          return [...document.querySelectorAll('#graph .group.module')].map((group) => group.id)
            .map((id) => [id, Math.round(box(id).x), Math.round(box(id).y)].join(' ')).sort();
        })()
        """
      let corner =
        "(() => { const box = document.querySelector('#\(module) .border').getBoundingClientRect(); return [box.x, box.y] })()"
      let before: [String] = try await page.browser.value(order)
      let height = "document.querySelector('#\(module) .border').getBoundingClientRect().height"
      let (start, closed): ([Double], Double) = (
        try await page.browser.value(corner), try await page.browser.value(height)
      )
      try await page.browser.run("document.getElementById('\(module)').focus()")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.browser.value("document.getElementById('\(module)').ariaExpanded") == "true")
      #expect(try await page.browser.value(height) > closed)
      #expect(try await page.count(of: "#graph .node.factory") > 5)
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.browser.value("document.getElementById('\(module)').ariaExpanded") == "false")
      try await page.browser.press("0")
      _ = try await page.viewBox()
      let end: [Double] = try await page.browser.value(corner)
      #expect(zip(start, end).allSatisfy { abs($0 - $1) < 1.5 }, "\(start) and \(end)")
      #expect(try await page.browser.value(order) == before)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A search result is shown in its open module with its dependencies highlighted", arguments: [1000, 5000])
  func found(bindings: Int) async throws {
    try await OpenPage.of(.shop(bindings: bindings), size: (1440, 900)) { page in
      let node = try #require(page.document.nodes.last { $0.key.name.hasSuffix("Repository") })
      try await page.browser.press("/")
      try await page.browser.type(node.key.name)
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.focused() == node.id)
      let marked = try await page.nodes(marked: "needed")
      #expect(marked.isSubset(of: page.document.nodes(neededBy: node.id)) && !marked.isEmpty)
      let held = try await page.count(of: "#graph .group.needed")
      #expect(held > 0, "closed groups are lit too")
      #expect(try await page.smallTexts() == [])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Closing a group restores the previous view") func closing() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      let before = try await page.viewBox()
      let name: String = try await page.browser.value(
        "[...document.querySelectorAll('#graph .group')].find((group) => group.textContent.startsWith('AccountModule')).id"
      )
      try await page.browser.click("#\(name)")
      #expect(try await page.viewBox() != before)
      try await page.browser.click("#\(name) .handle")
      #expect(try await page.viewBox() == before)
    }
  }

  @Test("Lines between other groups pass beside an open group", arguments: ["OrdersModule", "CheckoutComponent"])
  func linesBesideOpenGroups(name: String) async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      let group: String = try await page.browser.value(
        "[...document.querySelectorAll('#graph .group')].find((group) => group.textContent.startsWith('\(name)')).id")
      try await page.browser.click("#\(group)")
      try await page.browser.press("0")
      _ = try await page.viewBox()
      let through: [String] = try await page.browser.value(
        """
        (() => {
          const frame = document.querySelector('#\(group) rect').getBoundingClientRect();
          const isWithin = (id) => {
            const { left, right, top, bottom } = document.getElementById(id).getBoundingClientRect();
            return left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
          };
          const foreign = [...document.querySelectorAll('#graph .edge')]
            .filter(({ dataset }) => !isWithin(dataset.from) && !isWithin(dataset.to));
          if (foreign.length < 20) return [`only ${foreign.length} lines`];
          return foreign.filter((edge) => {
            const path = edge.querySelector('.line');
            const [length, toScreen] = [path.getTotalLength(), path.getScreenCTM()];
            return [...Array(200).keys()].map((part) => path.getPointAtLength(length * part / 200).matrixTransform(toScreen))
              .some(({ x, y }) => x > frame.left + 2 && x < frame.right - 2 && y > frame.top + 2 && y < frame.bottom - 2);
          }).map(({ dataset }) => `${dataset.from} to ${dataset.to}`);
        })()
        """)
      #expect(through == [])
    }
  }

  @Test("A part selected in the list is shown in the drawing and readable on a phone") func partFromList() async throws
  {
    try await OpenPage.of(.shop(bindings: 300), size: (390, 844)) { page in
      try await page.browser.click("#list article h3 button")
      try await page.browser.click("#only-this")
      #expect(try await page.visible("#list") == 0)
      #expect(try await page.visible("#banner") == 1)
      #expect(try await page.smallTexts() == [])
    }
  }

  @Test("The graph page reports an address with an unknown type") func unknownAddress() async throws {
    try await OpenPage.of(.shop(bindings: 30), size: (1440, 900), fragment: "NoSuchType") { page async throws in
      #expect(try await page.text(of: "#told") == "NoSuchType is not in this graph.")
      #expect(try await page.text(of: "#status") == "NoSuchType is not in this graph.")
      try await page.browser.run("location.hash = 'NeitherThis'")
      #expect(try await page.eventually("document.getElementById('told').textContent.startsWith('NeitherThis')"))
      #expect(try await page.count(of: "#told p") == 1)
    }
    try await OpenPage.of(.shop(bindings: 30), size: (1440, 900), fragment: "Logger&view=path&to=NoSuchType") {
      page async throws in
      #expect(try await page.text(of: "#told") == "NoSuchType is not in this graph.")
      #expect(try await page.text(of: "#status").hasSuffix("NoSuchType is not in this graph."))
      #expect(try await page.text(of: "#details h2") == "Logger")
    }
    try await OpenPage.of(.shop(bindings: 30), size: (1440, 900), fragment: "Keychain&view=path&to=ShopApp") {
      page async throws in
      #expect(try await page.text(of: "#told") == "Keychain does not need ShopApp.")
      #expect(try await page.count(of: "#graph .node") > 3)
    }
  }

  @Test("An address with several matching nodes selects one and links to the others") func ambiguousAddress()
    async throws
  {
    let document = GraphDocument.sketch(
      .component("App", .binding("Root", needs: "Clock", root: true), .binding("Clock")),
      .component("Session", in: "App", .binding("Clock", line: 7), .binding("Profile", needs: "Clock")))
    try await OpenPage.of(document, size: (1440, 900), fragment: "Clock") { page async throws in
      #expect(try await page.nodes(marked: "selected") == ["Sketch.App: Sketch.Clock"])
      #expect(
        try await page.text(of: "#told p") == "Clock is the name of 2 nodes. The first is chosen; the others are:")
      #expect(
        try await page.text(of: "#status").hasSuffix(
          "Clock is the name of 2 nodes. The first is chosen; the others are:"))
      let other = try await page.text(of: "#told li")
      #expect(other.contains("in Session") && other.contains("App/Session.swift:7"))
      try await page.browser.click("#told .link")
      let others: Set<String> = ["Sketch.App > Sketch.Session: Sketch.Clock"]
      #expect(try await page.nodes(marked: "selected") == others)
      #expect(try await page.count(of: "#told") == 0)
      #expect(try await page.browser.complaints() == [])
    }
    try await OpenPage.of(document, size: (1440, 900), fragment: "Profile&view=path&to=Clock") { page async throws in
      // The profile does not need the first of the nodes.
      try await page.browser.click("#told .link")
      #expect(try await page.text(of: "#banner p") == "Why Profile needs Clock")
      #expect(try await page.count(of: "#graph .node") == 2)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("Titles of frames are drawn above all borders")
  func titlesAboveBorders() async throws {
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      try await page.browser.click("#fold-all")
      let titles: [String] = try await page.browser.value(
        """
        (() => {
          const borders = [...document.querySelectorAll('#graph .border')];
          const isAbove = (title) => borders.every((border) => border.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING);
          return [...document.querySelectorAll('#graph .title')].filter((title) => title.textContent !== '' && isAbove(title))
            .map((title) => title.textContent);
        })()
        """)
      // The first two begin in the same corner.
      #expect(titles.contains("ShopComponent"))
      #expect(titles.contains("SessionComponent"))
      #expect(titles.count > 12)
    }
  }

  @Test("The graph page announces the layout of a large graph before and after it") func layingOut() async throws {
    try await OpenPage.of(.shop(bindings: 5000), size: (1440, 900)) { page in
      let state =
        "[document.getElementById('working').hidden, document.getElementById('fold-all').textContent, document.getElementById('status').textContent]"
      let told: Bool = try await page.browser.awaited(
        """
        document.getElementById('fold-all').click();
        const [isHidden, button, status] = \(state);
        done(!isHidden && button === 'Expand all' && status === 'Laying out…');
        """)
      #expect(told)
      #expect(try await page.eventually("document.getElementById('working').hidden"))
      let after: Bool = try await page.browser.value(
        "(([isHidden, button, status]) => isHidden && button === 'Collapse all' && status === 'Laid out.')(\(state))")
      #expect(after)
      #expect(try await page.browser.complaints() == [])
    }
    // A fast layout is not announced.
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900)) { page in
      let isQuiet: Bool = try await page.browser.awaited(
        """
        document.getElementById('fold-all').click();
        done(document.getElementById('working').hidden && document.getElementById('fold-all').textContent === 'Collapse all');
        """)
      #expect(isQuiet)
    }
  }

  @Test(
    "The graph page with all groups open has no small text and no overlapping titles", arguments: [300, 1000, 5000])
  func allOpen(bindings: Int) async throws {
    try await OpenPage.of(.shop(bindings: bindings), size: (1440, 900)) { page in
      try await page.toggleAll()
      #expect(try await page.text(of: "#fold-all") == "Collapse all")
      #expect(try await page.smallTexts() == [])
      #expect(try await page.overlappingTitles() == [])
      try await page.browser.press("+", "+", "+")
      _ = try await page.viewBox()
      #expect(try await page.smallTexts() == [])
      #expect(try await page.overlappingTitles() == [])
      try await page.browser.press("+", "+", "+", "+")
      _ = try await page.viewBox()
      #expect(try await page.smallTexts() == [])
      try await page.toggleAll()
      #expect(try await page.count(of: "#graph .node") < 20)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The graph page shows or hides modules at the press of a button") func modules() async throws {
    try await OpenPage.of(.shop(bindings: 120), size: (1440, 900)) { page in
      #expect(try await page.browser.value("document.getElementById('modules').ariaPressed") == "true")
      try await page.browser.click("#modules")
      #expect(try await page.count(of: "#graph .frames > .module, #graph .group.module") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }
}

extension OpenPage {
  /// The texts of the drawing that are smaller than eleven pixels on the screen, with their sizes. A hundredth less is
  /// allowed for the rounding of the browser.
  func smallTexts() async throws -> [String] {
    try await browser.value(
      """
      [...document.querySelectorAll('#graph text')]
        .filter((text) => text.textContent !== '' && text.getClientRects().length > 0)
        .map((text) => [text, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
        .filter(([, size]) => size < 10.99).map(([text, size]) => `${text.textContent} (${text.getAttribute('class')}): ${size}`)
      """)
  }

  func shortenedNames() async throws -> [String] {
    try await browser.value(
      "[...document.querySelectorAll('#graph :is(.title, .name)')].map((name) => name.textContent).filter((name) => name.includes('…') || name === '')"
    )
  }

  /// Pairs of titles that overlap.
  func overlappingTitles() async throws -> [String] {
    try await browser.value(
      """
      (() => {
        const titles = [...document.querySelectorAll('#graph .title')].filter((title) => title.textContent !== '')
          .map((title) => ({ text: title.textContent, box: title.getBoundingClientRect() }));
        const overlap = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        return titles.flatMap((one, number) => titles.slice(number + 1).filter((other) => overlap(one.box, other.box))
          .map((other) => `${one.text} and ${other.text}`));
      })()
      """)
  }
}
