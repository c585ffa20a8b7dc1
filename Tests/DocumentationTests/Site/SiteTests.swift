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
  @Test("The documentation site lists the libraries") func landingPage() async throws {
    try await Site.open("documentation") { site async throws in
      for library in ["Cleanse", "CleanseTesting", "CleanseGraph", "Pure", "Relay", "Autowire"] {
        #expect(try await site.shows("a", library))
      }
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

/// A folder of pages, served on a local port.
private struct Site {
  let browser: TestSupport.Browser
  private static let patience: Duration = .seconds(300)

  static func open(_ path: String, _ test: (Site) async throws -> Void) async throws {
    let browser = try #require(TestSupport.Browser.current)
    let folder = try #require(ProcessInfo.processInfo.environment["CLEANSE_SITE"])
    let server = try RunningProgram(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder], errors: .nullDevice)
    defer { server.process.terminate() }
    // "Serving HTTP on 127.0.0.1 port 12345 (http://127.0.0.1:12345/) ..."
    let said = try #require(server.said { $0.contains("/) ...") })
    let address = try #require(said.firstMatch(of: /http:\/\/[^\/]+\//)?.output)
    try await browser.open(try #require(URL(string: "\(address)\(path)/")))
    try await test(Site(browser: browser))
  }

  /// Whether an element of a selector contains a text within the time limit.
  func shows(_ selector: String, _ text: String) async throws -> Bool {
    try await becomesTrue("\(elements(selector)).some((element) => element.innerText.includes('\(text)'))")
  }

  /// Whether no element of a selector contains a text within the time limit.
  func hides(_ selector: String, _ text: String) async throws -> Bool {
    try await becomesTrue("!\(elements(selector)).some((element) => element.innerText.includes('\(text)'))")
  }

  private func elements(_ selector: String) -> String { "[...document.querySelectorAll('\(selector)')]" }

  private func becomesTrue(_ condition: String) async throws -> Bool {
    let end = ContinuousClock.now + Self.patience
    repeat {
      if try await browser.value(condition) { return true }
      try await Task.sleep(for: .milliseconds(50))
    } while ContinuousClock.now < end
    return false
  }
}
