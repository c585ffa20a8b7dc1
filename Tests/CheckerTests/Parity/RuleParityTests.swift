import BindingGraph
import Cleanse
import CleanseGraph
import Commands
import GraphRules
import TestSupport
import Testing

@testable import cleansec
@testable import GitHubBrowser

@Suite("Parity of graph rules") struct RuleParityTests {
  @Test("A rule reports the same diagnostics for a written document as at run time") func layers() throws {
    let rules: [any GraphRule] = [
      LayeringRule(ServiceModule.self, mustNotAskFor: NetworkModule.self),
      LayeringRule(PageModule.self, mustNotAskFor: NetworkModule.self),
      NamingRule(NetworkModule.self, endsIn: "Service"),
    ]
    let written = try GraphCheck([SabotagedBrowser().facts]).document(relativeTo: nil).text(as: .json)
    let found = try GraphDocument(json: written).diagnostics(of: rules)
    let report = GraphValidator.validate(AppComponent.self, serviceLoader: CleanseServiceLoader(rules: rules))
    #expect(found.map(\.id.rawValue).contains("layering"))
    #expect(found.map(\.id.rawValue).contains("strange-name"))
    #expect(found.map(Self.text).sorted() == report.diagnostics.map(Self.text).sorted())
  }

  private struct Rules: GraphRuleCommand {
    static var rules: [any GraphRule] { [LayeringRule(ServiceModule.self, mustNotAskFor: NetworkModule.self)] }
  }

  @Test("A rule program reads documents, prints errors like a compiler and exits with 1 for an error")
  func command() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("graph.json")
    try GraphCheck([SabotagedBrowser().facts]).document(relativeTo: nil).write(to: file)
    let found = Rules.run([file], as: Tool("rules"), named: "rules")
    #expect(found.exitCode == 1)
    #expect(found.output.contains(": error: "))
    #expect(found.output.contains("must not ask for APIClient of NetworkModule [layering]"))
    let twice = Rules.run([file, file], as: Tool("rules"), named: "rules")
    #expect(twice == found)
    let missing = Rules.run([file + "x"], as: Tool("rules"), named: "rules")
    #expect(missing.exitCode == 3)
    #expect(missing.complaint.hasPrefix("rules: error: "))
    #expect(Rules.run([], as: Tool("rules"), named: "rules").complaint.contains("missing expected argument '<file>'"))
    #expect(Rules.run(["--help"], as: Tool("rules"), named: "rules").output.contains("--format <format>"))
  }

  /// The parts that both have: only a static check knows columns, and its paths are shorter.
  private static func text(of diagnostic: Diagnostic) -> String {
    let places = ([diagnostic.location] + diagnostic.steps.map(\.location)).map { "\($0?.line ?? 0)" }
    return "\(diagnostic.severity) \(diagnostic.id) \(diagnostic.headline) \(places)"
  }

  private struct Shelf: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
      binder.include(module: Books.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Atlas, _: Novel) in 1 }
    }
  }
  private struct Atlas {}
  private struct Novel {}
  private struct Books: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Atlas.init)
      binder.bind().to(factory: Novel.init)
      binder.accept(.strangeName, for: Atlas.self)
    }
  }

  @Test("An accepted warning of a rule is suppressed at run time and in documents") func accepted() throws {
    let rules: [any GraphRule] = [NamingRule(Books.self, endsIn: "Book")]
    let document = try GraphDocument(json: GraphDocument(Shelf.self).text(as: .json))
    let headlines = ["Novel is bound by Books, and its name does not end in Book"]
    #expect(document.diagnostics(of: rules).map { "\($0.headline)" } == headlines)
    let report = GraphValidator.validate(Shelf.self, serviceLoader: CleanseServiceLoader(rules: rules))
    #expect(report.warnings.map { "\($0.headline)" } == headlines)
    #expect(report.warnings.first?.location?.file == #filePath)
  }
}
