import Foundation
import TestSupport
import Testing

/// A folder of pages, served on a local port.
struct Site {
  let browser: TestSupport.Browser
  private static let patience: Duration = .seconds(300)

  static func open(_ path: String, width: Int = 1200, _ test: (Site) async throws -> Void) async throws {
    let browser = try #require(TestSupport.Browser.current)
    try await browser.resize(to: (width, 800))
    let folder = try #require(ProcessInfo.processInfo.environment["CLEANSE_SITE"])
    let server = try RunningProgram(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder], errors: .nullDevice)
    defer { server.process.terminate() }
    // "Serving HTTP on 127.0.0.1 port 12345 (http://127.0.0.1:12345/) ..."
    let said = try #require(server.said { $0.contains("/) ...") })
    let address = try #require(said.firstMatch(of: /http:\/\/[^\/]+\//)?.output)
    try await browser.open(try #require(URL(string: path.isEmpty ? "\(address)" : "\(address)\(path)/")))
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

  func elements(_ selector: String) -> String { "[...document.querySelectorAll('\(selector)')]" }

  func becomesTrue(_ condition: String) async throws -> Bool {
    let end = ContinuousClock.now + Self.patience
    repeat {
      if try await browser.value(condition) { return true }
      try await Task.sleep(for: .milliseconds(50))
    } while ContinuousClock.now < end
    return false
  }
}
