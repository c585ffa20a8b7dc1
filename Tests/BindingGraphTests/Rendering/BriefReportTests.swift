import Testing

@testable import BindingGraph

@Suite("Brief reports") struct BriefReportTests {
  /// A fact with a replaced explanation.
  private struct Worded: DiagnosticFact {
    let fact: any GraphFact
    let content: DiagnosticContent

    var kind: DiagnosticKind { fact.kind }
    var location: GraphLocation? { fact.location }
    var subject: TypeReference? { fact.subject }
    var chain: [TypeReference] { fact.chain }
  }

  private static let liveBinding = LiveBindingFact(
    key: TypeReference(spelling: "Bank"), tag: nil,
    site: BindingSite(
      location: GraphLocation(file: "/Tests/Sketch.swift", line: 2), modulePath: [TypeReference(spelling: "App")]),
    privateTo: nil,
    path: RootPath(links: [.init(type: TypeReference(spelling: "Till"), rootOf: TypeReference(spelling: "App"))]))

  private static let facts: [any GraphFact] =
    Sample.all.filter { sample in
      !Check.all.contains { $0.kind.id == sample.id && $0.finder == .sourceCode }
    }.flatMap { $0.diagnostics() }.filter { $0.severity == .error }.compactMap { $0.fact as? any GraphFact }
    + [liveBinding]

  @Test("A brief report contains everything but the suggestions of a complete report") func contents() {
    #expect(Self.facts.count == 17)
    for fact in Self.facts {
      var complete = fact.explanation
      complete.nearMisses = []
      complete.help = []
      #expect(Self.text(of: fact, fact.outline) == Self.text(of: fact, complete))
      #expect(!fact.outline.headline.text.description.contains(fact.kind.id.rawValue), "\(fact.kind.id)")
    }
  }

  @Test("A brief report contains the phrases that are promised to users of version 4") func phrases() {
    let texts = Self.facts.map { Self.text(of: $0, $0.outline).split(separator: "\n").map(String.init) }
    let firstLines = texts.map { $0[0] }
    #expect(firstLines.contains("error: *** Thermometer *** binding missing [missing-binding]"))
    #expect(firstLines.contains("error: *** A *** Dependency Cycle Detected [dependency-cycle]"))
    #expect(
      firstLines.contains(
        "error: Component (App) contains a component (Inner) with the same scope: (S) [scope-nesting]"))
    #expect(texts.joined().contains("  -> required by Oven at Tests/Sketch.swift:3"))
    #expect(DiagnosticRenderer.plain.report(of: Self.facts.map { Diagnostic($0) }).hasPrefix("Multiple Errors (17)\n"))
  }

  private static func text(of fact: any GraphFact, _ content: DiagnosticContent) -> String {
    DiagnosticRenderer.plain.text(for: Diagnostic(Worded(fact: fact, content: content)))
  }
}
