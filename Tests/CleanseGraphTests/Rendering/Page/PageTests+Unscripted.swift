import CleanseGraph
import TestSupport
import Testing

@testable import GraphDocuments

extension PageTests {
  @Test(
    "The graph page without scripts shows the errors and the tree of the graph, and no buttons",
    arguments: ["light", "dark"])
  func unscripted(colours: String) async throws {
    try await OpenPage.of(GraphDocument(Observatory.self), colours: colours, withScripts: false) { page in
      #expect(try await page.visible("button, input, summary, svg") == 0)
      let texts: [String] = try await page.browser.value(
        "[...document.querySelectorAll('noscript pre')].map((element) => element.innerText)")
      #expect(texts.count == 2)
      #expect(texts.first?.contains("error: *** Coolant *** binding missing [missing-binding]\n") == true)
      #expect(texts.last?.contains("\n  Dome: ") == true)
      #expect(try await page.visible("noscript pre") == 2)
      #expect(try await page.text(of: "h1") == "Observatory")
      // The text takes the width of the window, in the colours of the system.
      let isWide: Bool = try await page.browser.value("document.querySelector('pre').offsetWidth > innerWidth * 0.9")
      #expect(isWide)
      let ink: String = try await page.browser.value("getComputedStyle(document.body).color")
      #expect(ink == (colours == "light" ? "rgb(27, 33, 41)" : "rgb(232, 235, 240)"))
    }
  }

  @Test("The graph page without scripts shows names with markup as text") func unscriptedNames() async throws {
    try await OpenPage.of(.hostile, withScripts: false) { page in
      #expect(try await page.count(of: "noscript :is(script, svg, img, b)") == 0)
      let text = try await page.text(of: "noscript")
      #expect(text.contains("</title></text></svg><script>window.isHacked = true</script>"))
      let isHacked: Bool = try await page.browser.value("window.isHacked === true")
      #expect(!isHacked)
    }
  }

  @Test("The graph page with scripts shows all of its parts, and its text to nobody") func scripted() async throws {
    try await OpenPage.of(GraphDocument(Observatory.self)) { page async throws in
      #expect(try await page.visible("#search, #fit, #graph, #panel, .legend summary") == 5)
      #expect(try await page.visible("noscript") == 0)
    }
  }
}
