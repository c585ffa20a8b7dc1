@testable import BindingGraph
import Testing

@Suite("Links in terminals")
struct LinkTests {
  private func text(of file: StaticString, _ renderer: DiagnosticRenderer = .terminal) -> String {
    renderer.text(
      for: Diagnostic(
        id: "test", headline: "wrong", steps: [DiagnosticStep("seen", at: SourceLocation(file: file, line: 7))]))
  }

  @Test("lead from a place to its file and line")
  func places() {
    #expect(
      text(of: "/Users/me/My App/Ü.swift").contains(
        "\u{1B}]8;;file:///Users/me/My%20App/%C3%9C.swift#7\u{1B}\\\u{1B}[36mMy App/Ü.swift:7\u{1B}[0m"
          + "\u{1B}]8;;\u{1B}\\"))
    #expect(text(of: "C:\\me\\App\\A.swift").contains("]8;;file:///C:/me/App/A.swift#7"))
  }

  @Test("are left out where the path is not a full one, and elsewhere than in terminals")
  func none() {
    #expect(!text(of: "App/A.swift").contains("]8;"))
    #expect(!text(of: "/me/App/A.swift", .terminal.relative(to: "/me")).contains("]8;"))
    #expect(!text(of: "/me/App/A.swift", .plain).contains("\u{1B}"))
  }

  @Test("lead to the documentation as it was checked out, where the package is a dependency")
  func documentation() throws {
    let own = "/home/me/Cleanse/Sources/BindingGraph/Rendering/PackageFolder.swift"
    let link = "Documentation/Diagnostics.md"
    #expect(PackageFolder(ofSource: own).path(of: link) == link)
    func path(runningIn arguments: String...) -> String {
      PackageFolder(ofSource: own, runningIn: arguments).path(of: link)
    }
    #expect(path(runningIn: "/home/me/Cleanse/.build/debug/tests") == link)
    #expect(path(runningIn: "/usr/bin/helper", "/home/me/Cleanse/.build/debug/tests") == link)
    #expect(path(runningIn: ".build/debug/tests") == link)
    #expect(path(runningIn: "/home/me/App/.build/debug/App") == "/home/me/Cleanse/" + link)
    let checkout = "/home/me/App/.build/checkouts/Cleanse"
    let dependency = PackageFolder(ofSource: checkout + "/Sources/BindingGraph/Rendering/PackageFolder.swift")
    #expect(dependency.path(of: link) == "\(checkout)/\(link)")
    let windows = PackageFolder(ofSource: #"C:\b\checkouts\Cleanse\Sources\BindingGraph\Rendering\PackageFolder.swift"#)
    #expect(windows.path(of: link) == #"C:\b\checkouts\Cleanse/Documentation/Diagnostics.md"#)
    var page = Page(package: dependency)
    page.add(try #require(Sample.all.first?.diagnostics().first))
    #expect(
      TextProfile.plain.text(of: page, root: .none).hasSuffix(
        "\n  see: \(checkout)/Documentation/Diagnostics.md#missing-binding"))
    #expect(
      TextProfile.terminal.text(of: page, root: .none).contains(
        "]8;;file://\(checkout)/Documentation/Diagnostics.md#missing-binding"))
  }

  @Test("stand beside lines of source code, where a renderer is to show these and can read them")
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
