@testable import BindingGraph
import Foundation
import Testing

@Suite("Links in terminals")
struct LinkTests {
  private func text(of file: StaticString, _ renderer: DiagnosticRenderer = .terminal) -> String {
    renderer.text(
      for: Diagnostic(
        id: "test", headline: "wrong", steps: [DiagnosticStep("seen", at: SourceLocation(file: file, line: 7))]))
  }

  @Test("A location in a terminal report links to its file and line")
  func places() {
    #expect(
      text(of: "/Users/me/My App/Ü.swift").contains(
        "\u{1B}]8;;file:///Users/me/My%20App/%C3%9C.swift#7\u{1B}\\\u{1B}[36mMy App/Ü.swift:7\u{1B}[0m"
          + "\u{1B}]8;;\u{1B}\\"))
    #expect(text(of: "C:\\me\\App\\A.swift").contains("]8;;file:///C:/me/App/A.swift#7"))
  }

  @Test("A location has no link if its path is relative or the report is plain text")
  func none() {
    #expect(!text(of: "App/A.swift").contains("]8;"))
    #expect(!text(of: "/me/App/A.swift", .terminal.relative(to: "/me")).contains("]8;"))
    #expect(!text(of: "/me/App/A.swift", .plain).contains("\u{1B}"))
  }

  @Test("The documentation link leads to the checked-out page under the same name in all formats")
  func documentation() throws {
    let source = "/home/me/My App/build/checkouts/Cleanse/Sources/BindingGraph/Rendering/PackageFolder.swift"
    var page = Page(package: PackageFolder(ofSource: source))
    page.add(try #require(Sample.all.first?.diagnostics().first))
    let name = "Documentation/Diagnostics.md#missing-binding"
    #expect(lastLine(of: page, .plain) == "  see: \(name)")
    let link = "]8;;file:///home/me/My%20App/build/checkouts/Cleanse/\(name)\u{1B}\\\u{1B}[36m\(name)\u{1B}[0m"
    #expect(lastLine(of: page, .terminal) == "  \u{1B}[2msee:\u{1B}[0m \u{1B}\(link)\u{1B}]8;;\u{1B}\\")
  }

  private func lastLine(of page: Page, _ profile: TextProfile) -> Substring? {
    profile.text(of: page, root: .none).split(separator: "\n").last
  }

  @Test(
    "The package folder is derived from a source path with the separators of its platform",
    arguments: [
      ("/home/me/Cleanse/Sources/BindingGraph/Rendering/PackageFolder.swift", "/home/me/Cleanse/README.md"),
      (#"C:\b\Cleanse\Sources\BindingGraph\Rendering\PackageFolder.swift"#, #"C:\b\Cleanse\README.md"#),
      ("Sources/BindingGraph/Rendering/PackageFolder.swift", "README.md"),
    ])
  func package(source: String, file: String) {
    #expect(PackageFolder(ofSource: source).path(of: "README.md") == file)
    #expect(FileManager.default.fileExists(atPath: PackageFolder.own.path(of: "README.md")))
  }

  @Test("A text report shows the source line of a location if the renderer provides it")
  func sourceLines() {
    let place = SourceLocation(file: "/me/App/A.swift", line: 7)
    let other = SourceLocation(file: "/me/App/B.swift", line: 8)
    let diagnostic = Diagnostic(
      id: "test", headline: "wrong", steps: [DiagnosticStep("seen", at: place), DiagnosticStep("here", at: other)])
    let renderer = DiagnosticRenderer.plain.showing { $0 == place ? "bind(A.self)" : nil }
    #expect(
      renderer.text(for: diagnostic) == """
        error: wrong [test]
          -> seen at App/A.swift:7
             7 | bind(A.self)
          -> here at App/B.swift:8
        """)
    let cycle = Sample.all.first { $0.id == .dependencyCycle }?.diagnostics().first
    let text = cycle.map { DiagnosticRenderer.plain.showing { _ in "code" }.text(for: $0) } ?? ""
    #expect(text.contains("\n  |    | "))
    #expect(text.contains(" | code\n  |    v\n"))
  }
}
