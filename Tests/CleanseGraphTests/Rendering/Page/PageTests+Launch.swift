import TestSupport
import Testing

@testable import GraphDocuments

extension PageTests {
  private static let traced = GraphDocument.sketch(
    .component(
      "App", modules: ["Screens", "Storage"], .binding("Window", needs: "Disk", "Cache", root: true, module: "Screens"),
      .binding("Disk", module: "Storage"), .binding("Cache", module: "Storage")))

  /// Window takes 100 ms with the 40 ms of Disk in it; Cache takes 60 ms beside it.
  private static let events = [
    TracedEvent("Window", 0, 100_000, own: 60_000), TracedEvent("Disk", 20_000, 40_000, own: 40_000, by: "Window"),
    TracedEvent("Cache", 10_000, 60_000, own: 60_000, row: 2, kind: "concurrent value"),
  ]

  /// Opens the pictures of the launch, and returns a number of each bar that has a name.
  /// - Parameter number: computes the number from the rectangle `box`.
  private func bars(_ page: OpenPage, _ picture: Int, _ number: String) async throws -> Set<String> {
    try await page.load(Self.events, module: "Sketch")
    _ = try await page.rows(of: "critical-path")
    try await page.browser.click("#show-launch")
    let bars: [String] = try await page.browser.value(
      """
      [...document.querySelectorAll('#launch svg')[\(picture)].querySelectorAll('.bar')].map((bar) => {
        const box = bar.querySelector('rect').getBBox();
        return `${bar.querySelector('title').textContent} | ${\(number)}`;
      })
      """)
    return Set(bars)
  }

  @Test("The time line of a launch has a bar for each creation, as long as it took, below the one around it")
  func timeLine() async throws {
    try await OpenPage.of(Self.traced, size: (1440, 900)) { page async throws in
      let bars = try await bars(page, 0, "[box.x, box.width, box.y].map(Math.round).join(' ')")
      #expect(
        bars == [
          "Window: 100 ms, from 0 ms | 0 1000 0", "Disk: 40 ms, from 20 ms | 200 400 18",
          "Cache: 60 ms, from 10 ms | 100 600 44",
        ])
      try await page.browser.run(
        "document.querySelectorAll('#launch .bar')[1].dispatchEvent(new MouseEvent('click', { bubbles: true }))")
      #expect(try await page.count(of: "#launch") == 0)
      #expect(try await page.eventually("document.querySelector('#panel h2')?.textContent.includes('Disk')"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The areas of modules and nodes are as large as their own times") func timeAreas() async throws {
    try await OpenPage.of(Self.traced, size: (1440, 900)) { page async throws in
      let bars = try await bars(page, 1, "Math.round(box.width * (box.height + 1) / 1000)")
      let groups = bars.filter { $0.contains(" of ") }
      // 1000 by 360 for 160 ms in all: 2.25 for each millisecond.
      #expect(groups == ["Storage: 100 ms of 160 ms | 225", "Screens: 60 ms of 160 ms | 135"])
      #expect(bars.count == 5)
      #expect(try await page.browser.complaints() == [])
    }
  }
}
