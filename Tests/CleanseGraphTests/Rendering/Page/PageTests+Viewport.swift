import CleanseGraph
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

extension PageTests {
  @Test("Mouse and fingers pan and zoom the graph page, and a drag selects nothing") func pointers() async throws {
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

  @Test("A selection moves the drawing no further than needed and leaves no empty margin")
  func selectionInPlace() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self), size: (1440, 900), fragment: "Motor") { page async throws in
      #expect(try await page.nodes(marked: "selected").count == 1)
      #expect(try await page.visible("#map") == 0)
    }
    try await OpenPage.of(.shop(bindings: 300), size: (1440, 900), fragment: "Keychain") { page async throws in
      let seen = try await page.viewBox()
      let width: Double = try await page.browser.value("document.getElementById('stage').clientWidth")
      let margin = 25 * seen[2] / width
      let whole: [Double] = try await page.browser.value(
        "document.getElementById('map').getAttribute('viewBox').split(' ').slice(2).map(Number)")
      #expect(seen[0] > -margin && seen[0] + seen[2] < whole[0] + margin)
      #expect(seen[1] > -margin && seen[1] + seen[3] < whole[1] + margin)
    }
  }

  @Test("The small map is shown only while part of the drawing is outside of the window") func map() async throws {
    try await OpenPage.of(GraphDocument(AppComponent.self)) { page in
      #expect(try await page.visible("#map") == 0)
      try await page.browser.press("+", "+")
      #expect(try await page.visible("#map") == 1)
      try await page.browser.press("0")
      #expect(try await page.visible("#map") == 0)
    }
  }
}
