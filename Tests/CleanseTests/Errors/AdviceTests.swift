import Cleanse
import Testing

@Suite("Advice for missing bindings and cycles")
struct AdviceTests {
  // MARK: Protocols

  protocol Clock {}
  struct FixedClock: Clock {}
  private struct SecretClock: Clock {}
  struct GenericClock<T>: Clock {}
  protocol Unimplemented {}

  @Test("The report of a missing protocol suggests a conforming type")
  func implementations() throws {
    let (text, code) = try help(for: (any Clock).self)
    #expect(text == "bind it in Level<Empty, any Clock>, for example to FixedClock, which conforms to it")
    #expect(code == "binder.bind((any AdviceTests.Clock).self).to(factory: AdviceTests.FixedClock.init)")
  }

  @Test("The suggested line for a protocol without conforming types has a placeholder")
  func noImplementation() throws {
    let (text, code) = try help(for: (any Unimplemented).self)
    #expect(text == "bind it in Level<Empty, any Unimplemented>, for example")
    #expect(code == "binder.bind((any AdviceTests.Unimplemented).self).to { ... }")
  }

  // MARK: Forms

  final class Paper { init() {} }

  @Test("The report of a type that only WeakProviders request suggests a shared binding and a strong dependency")
  func onlyWeak() throws {
    let (text, code) = try help(for: WeakProvider<Paper>.self)
    #expect(text.hasSuffix("and inject it somewhere without WeakProvider, which neither creates nor retains it"))
    #expect(code == "binder.bind(AdviceTests.Paper.self).sharedInScope().to(factory: AdviceTests.Paper.init)")
  }

  struct OptionalPaper: Module {
    static func configure(binder: Binder<Singleton>) { binder.bindOptional(Paper.self) }
  }

  @Test("The report of an optional Lazy suggests a Lazy of the declared optional")
  func optionalProvider() throws {
    let help = try suggestions(for: Lazy<Paper>?.self, in: OptionalPaper.self).map(\.text.description)
    #expect(
      help.first
        == "Level<OptionalPaper, Optional<Lazy<Paper>>> declares Paper optional: inject Paper?, or Lazy<Paper?> if you want a provider"
    )
    #expect(!help.contains { $0.contains("declare it optional") })
  }

  struct SendableFunction: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((@Sendable (String) -> Void).self).to(value: { _ in })
    }
  }

  @Test("The report of a missing function suggests a bound function with other attributes")
  func attributes() throws {
    let text = try suggestions(for: ((String) -> Void).self, in: SendableFunction.self).first?.text.description
    #expect(text == "@Sendable (String) -> (), a different type because of its attributes")
  }

  // MARK: Dependents

  protocol SessionStorage {}
  final class SessionStore { init(storage: any SessionStorage) {} }

  struct Session: Module {
    static func configure(binder: Binder<Singleton>) { binder.bind(SessionStore.self).to(factory: SessionStore.init) }
  }

  @Test("The report of a missing dependency does not suggest the dependent itself")
  func dependent() throws {
    let all = try suggestions(for: SessionStore.self, in: Session.self).map(\.text.description)
    #expect(all == ["bind it in Level<Session, SessionStore>, for example"])
  }

  struct Header { let id: Int }
  struct Page { init(id: Assisted<Int>, header: Header) {} }

  struct PageFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Page
  }

  struct Pages: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Header.self).to(factory: Header.init)
      binder.bindFactory(Page.self).with(PageFactory.self).to(factory: Page.init)
    }
  }

  @Test("The report of an assisted argument that another type requires suggests a seed")
  func assistedArgument() throws {
    let all = try suggestions(for: Factory<PageFactory>.self, in: Pages.self).map(\.text.description)
    #expect(all.contains { $0.hasPrefix("only the object that PageFactory creates can inject the argument") })
  }

  struct Decorated: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Paper.self).to(factory: Paper.init)
      binder.decorate(Paper.self) { (paper: Paper, size: Double) in paper }
    }
  }

  @Test("The report of a decorator's missing dependency names the decorator as the dependent and in the path")
  func decorator() throws {
    let report = try #require(errors(for: Paper.self, in: Decorated.self).first)
    #expect(report.steps.map(\.text.description) == ["required by the decorator of Paper"])
    #expect(report.chain.map { "\($0)" }.last == "Paper")
    #expect("\(report)".contains("path: Level<Decorated, Paper> root -> the decorator of Paper"))
  }

  // MARK: Cycles

  struct Mirror { init(mirror: Provider<Mirror>) {} }
  protocol Plugin {}
  struct Whole: Plugin { init(all: [any Plugin]) {} }

  struct Circles: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Mirror.self).to(factory: Mirror.init)
      binder.bind((any Plugin).self).intoCollection().to(factory: Whole.init)
    }
  }

  @Test("The report of a type that requires itself suggests no assisted factory")
  func mirror() throws {
    let report = try #require(errors(for: Mirror.self, in: Circles.self).first { $0.id == .dependencyCycle })
    #expect(
      report.suggestions.map(\.text.description)
        == ["remove this dependency; it cannot be weak because WeakProvider works only with shared, untagged objects"])
  }

  @Test("The report of a contribution that injects its own collection says that it cannot")
  func contribution() throws {
    let cycles = errors(for: [any Plugin].self, in: Circles.self).filter { $0.id == .dependencyCycle }
    let report = try #require(cycles.first { $0.suggestions.first?.text.description.contains("contribution") == true })
    #expect(
      report.steps.map(\.text.description) == ["Array<any Plugin> required by a contribution to Array<any Plugin>"])
    #expect(
      report.suggestions.map(\.text.description)
        == ["a contribution cannot inject the collection that it is part of"])
  }

  // MARK: Reports

  struct Empty: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  private func errors<Root, M: Module>(for root: Root.Type, in module: M.Type) -> [Diagnostic]
  where M.Scope == Singleton {
    GraphValidator.validate(Level<M, Root>.self).diagnostics.filter { $0.severity == .error }
  }

  private func suggestions<Root, M: Module>(for root: Root.Type, in module: M.Type) throws -> [DiagnosticSuggestion]
  where M.Scope == Singleton {
    try #require(errors(for: root, in: module).first).suggestions
  }

  private func help<Root>(for root: Root.Type) throws -> (text: String, code: String?) {
    let suggestion = try #require(suggestions(for: root, in: Empty.self).last)
    return (suggestion.text.description, suggestion.code?.description)
  }
}
