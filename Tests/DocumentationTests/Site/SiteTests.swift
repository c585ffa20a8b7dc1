import BindingGraph
import Foundation
import TestSupport
import Testing

/// The site that `Scripts/build-docs` has written, in a browser. `CLEANSE_SITE` names its folder.
@Suite(
  "Documentation site", .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["CLEANSE_SITE"]?.isEmpty == false),
  .enabled(
    if: Chromium.isInstalled, "chromium and chromedriver are not installed (Debian: chromium and chromium-driver)"),
  .browser)
struct SiteTests {
  @Test("The root of the documentation site leads to the first page") func root() async throws {
    try await Site.open("") { site async throws in
      #expect(try await site.shows("h1", "Cleanse"))
      #expect(try await site.shows("main a", "Getting started"))
      #expect(try await site.shows("main a", "Comparison with other frameworks"))
      #expect(try await site.becomesTrue("document.querySelector('main img[alt*=\"300 bindings\"]')?.naturalWidth > 0"))
      let path: String = try await site.browser.value("location.pathname")
      #expect(path == "/documentation/cleanse/")
    }
  }

  @Test("The first page shows its code whole on narrow and wide screens", arguments: [390, 768, 1280])
  func firstExample(width: Int) async throws {
    try await Site.open("documentation/cleanse", width: width) { site async throws in
      #expect(try await site.shows("main pre", "import Cleanse"))
      let code: [String] = try await site.browser.value("\(site.elements("main pre")).map((it) => it.innerText)")
      let example = try #require(code.first { $0.contains("import Cleanse") })
      #expect(Self.words(of: example) == (try Self.words(of: FirstPage.example())))
      #expect(try #require(code.first).contains(".product(name: \"Cleanse\", package: \"Cleanse\")"))
      let isWhole: Bool = try await site.browser.value(
        "\(site.elements("main pre, main pre *")).every((it) => it.scrollWidth <= it.clientWidth + 1 || !it.clientWidth)"
      )
      #expect(isWhole)
      let fits: Bool = try await site.browser.value("document.documentElement.scrollWidth <= innerWidth")
      #expect(fits)
    }
  }

  private static func words(of code: String) -> [Substring] { code.split(whereSeparator: \.isWhitespace) }

  @Test("The list of libraries begins with the main one, and has a sentence for each") func libraries() async throws {
    try await Site.open("documentation") { site async throws in
      #expect(try await site.shows("main a", "Autowire"))
      let names: [String] = try await site.browser.value(
        "\(site.elements("main .link-block a.link")).map((it) => it.innerText)")
      #expect(
        names == [
          "Cleanse", "CleanseTesting", "CleanseGraph", "CleanseFoundation", "CleanseSwiftUI", "Pure", "PureStub",
          "PureGraph", "Relay", "RelayGraph", "Autowire", "Meet Cleanse",
        ])
      let sentences: [String] = try await site.browser.value(
        "\(site.elements("main .link-block")).map((it) => it.querySelector('.abstract')?.innerText ?? '')")
      #expect(sentences.count == names.count && sentences.allSatisfy { $0.hasSuffix(".") })
      #expect(try await site.hides("main .card", ""))
    }
  }

  @Test("The members of a type begin with the most important ones, and end with deprecated ones")
  func topics() async throws {
    try await Site.open("documentation/cleanse/bindingbuilder") { site async throws in
      #expect(try await site.shows("main h3", "Creating the value"))
      let members: [String] = try await site.browser.value(
        "[...document.querySelector('.contenttable').querySelectorAll('.link-block')].map((it) => it.innerText)")
      #expect(members.first?.hasPrefix("func to(factory: () -> Element)") == true)
      let deprecated = try #require(members.firstIndex { $0.contains("Deprecated") })
      #expect(members[deprecated...].allSatisfy { $0.contains("Deprecated") })
      #expect(members.count - deprecated == 3)
    }
  }

  @Test("A comment that names a guide links to it") func linkToGuide() async throws {
    try await Site.open("documentation/cleanse/bindingbuilder") { site async throws in
      #expect(try await site.shows("main p a", "Bindings"))
      try await site.browser.click("main p a")
      #expect(try await site.shows("h1", "Bindings"))
      #expect(try await site.shows("h2", "Grammar"))
    }
  }

  @Test("The chapters of the tutorials have different pictures") func chapters() async throws {
    try await Site.open("tutorials/meetcleanse") { site async throws in
      #expect(try await site.shows("main .name-text", "Tests and checks"))
      let pictures: [String] = try await site.browser.value("\(site.elements("main img")).map((it) => it.currentSrc)")
      #expect(pictures.count == 2 && Set(pictures).count == 2)
    }
  }

  @Test("The documentation site shows a guide with its code") func guide() async throws {
    try await Site.open("documentation/cleanse/testing") { site async throws in
      #expect(try await site.shows("h1", "Test"))
      #expect(try await site.shows("pre", "assertValidGraph"))
    }
  }

  @Test("The documentation site shows a symbol with its declaration and members") func symbol() async throws {
    try await Site.open("documentation/cleanse/componentfactory") { site async throws in
      #expect(try await site.shows("h1", "ComponentFactory"))
      #expect(try await site.shows("pre", "struct ComponentFactory"))
      #expect(try await site.shows("a", "build"))
    }
  }

  @Test("The documentation site has a section at the link of each diagnostic") func sections() async throws {
    try await Site.open("documentation/cleanse/diagnostics") { site async throws in
      #expect(try await site.shows("h2", "missing-binding"))
      let sections: [String] = try await site.browser.value("[...document.querySelectorAll('[id]')].map((it) => it.id)")
      let path: String = try await site.browser.value("location.pathname")
      for check in Check.all {
        let link = try #require(check.kind.documentationLink)
        #expect(link.hasPrefix("Documentation/Diagnostics.md#"))
        #expect(sections.contains(String(link.drop { $0 != "#" }.dropFirst())), "\(link)")
      }
      #expect(path == "/documentation/cleanse/diagnostics/")
    }
  }

  @Test("The search of the documentation site finds a symbol by a word") func search() async throws {
    try await Site.open("documentation/cleanse") { site async throws in
      #expect(try await site.shows(".navigator a", "Getting started"))
      try await site.browser.click(".navigator .filter__input")
      try await site.browser.type("scope")
      #expect(try await site.hides(".navigator a", "Getting started"))
      #expect(try await site.shows(".navigator a", "Scopes and subcomponents"))
      #expect(try await site.shows(".navigator a[href$=\"/scope\"]", "Scope"))
    }
  }
}
