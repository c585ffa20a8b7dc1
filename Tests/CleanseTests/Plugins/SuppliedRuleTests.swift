import Cleanse
import Testing

protocol Console {}

@Suite("Rules supplied with Cleanse")
struct SuppliedRuleTests {
  private final class BufferConsole: Console {}
  private final class FileConsole: Console {}
  private struct Score {}
  private final class Cursor {}
  private final class Log {}
  private struct Editor { init(cursor: Cursor, score: Score, log: Log) {} }
  private struct Ruler { init(cursor: Cursor?, score: Score, log: Provider<Log>) {} }
  private struct Page { init(cursor: Provider<Cursor>) {} }

  private struct Desk: RootComponent {
    typealias Root = HoldingBoth<HoldingBoth<Editor, Ruler>, Page>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Cursor.init)
      binder.bind().to(factory: Log.init)
      binder.bind().to(factory: Score.init)
      binder.bind().to(factory: Editor.init)
      binder.bind().to(factory: Ruler.init)
      binder.bind().to(factory: Page.init)
      binder.bind().sharedInScope().to(factory: HoldingBoth<Editor, Ruler>.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  private func warnings<C: RootComponent>(_ component: C.Type) -> [Diagnostic] {
    let loader = CleanseServiceLoader([UnsharedClassRule(), ImplementationBesideProtocolRule()])
    let report = GraphValidator.validate(component, serviceLoader: loader)
    #expect(report.isValid, "\(report)")
    return report.warnings
  }

  @Test("The rule for unshared classes reports a class once with all of its dependents")
  func unsharedClass() throws {
    let warnings = warnings(Desk.self)
    #expect(warnings.map(\.id) == [.unsharedClass])
    let warning = try #require(warnings.first)
    #expect(warning.subject == TypeReference(Cursor.self))
    #expect(warning.severity == .warning)
    #expect(warning.location?.line == 20)
    #expect(
      warning.headline.description == "Cursor: is a class, but is not shared: 2 bindings get separate objects")
    #expect(
      warning.steps.map(\.text.description) == ["bound in Desk", "required by Editor", "required by Ruler"])
    #expect(
      warning.suggestions.compactMap(\.code?.description) == [
        "binder.accept(.unsharedClass, for: SuppliedRuleTests.Cursor.self)"
      ])
  }

  private struct Accepting: RootComponent {
    typealias Root = HoldingBoth<Editor, Ruler>
    static func configure(binder: Binder<Singleton>) {
      binder.accept(.unsharedClass, for: SuppliedRuleTests.Cursor.self)
      binder.bind().to(factory: Cursor.init)
      binder.bind().sharedInScope().to(factory: Log.init)
      binder.bind().to(factory: Score.init)
      binder.bind().to(factory: Editor.init)
      binder.bind().to(factory: Ruler.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("The rule for unshared classes ignores suppressed, shared and struct bindings")
  func acceptedClass() {
    #expect(warnings(Accepting.self).isEmpty)
  }

  private struct Forwarded<Asked>: RootComponent {
    typealias Root = HoldingBoth<any Console, Asked>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: BufferConsole.init)
      binder.bind((any Console).self).to { $0 as BufferConsole }
      binder.bind(Int.self).to(value: 1)
      binder.accept(.unusedBinding)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("The protocol rule reports a dependency on an implementation whose protocol is bound to it")
  func forwarded() throws {
    let warnings = warnings(Forwarded<BufferConsole>.self)
    #expect(warnings.map(\.id) == [.implementationBesideProtocol])
    let warning = try #require(warnings.first)
    #expect(warning.headline.description == "BufferConsole is injected as itself although Console is bound to it")
    #expect(warning.subject == TypeReference(BufferConsole.self))
    #expect(
      warning.steps.map(\.text.description) == [
        "BufferConsole bound in Forwarded<BufferConsole>", "Console bound in Forwarded<BufferConsole>",
        "BufferConsole required by HoldingBoth<any Console, BufferConsole>",
      ])
    #expect(
      warning.suggestions.map(\.description) == [
        "inject Console",
        "if intended, suppress the warning next to the binding of BufferConsole: "
          + "binder.accept(.implementationBesideProtocol, for: SuppliedRuleTests.BufferConsole.self)",
      ])
    #expect(self.warnings(Forwarded<Int>.self).isEmpty)
  }

  private struct Inner: Component {
    typealias Root = HoldingBoth<any Console, FileConsole>
    static func configure(binder: Binder<InnerScope>) { binder.bind().to(factory: FileConsole.init) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }
  private struct Apart: RootComponent {
    typealias Root = Holding<ComponentFactory<Inner>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Console).self).sharedInScope().to { () -> any Console in BufferConsole() }
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("The protocol rule reports an implementation beside a protocol that a parent binds to another type")
  func apart() throws {
    let warnings = warnings(Apart.self)
    #expect(warnings.map(\.id) == [.implementationBesideProtocol])
    #expect(
      warnings.map(\.headline.description) == [
        "FileConsole is bound as itself although Console, which it conforms to, is bound to another type"
      ])
  }
}
