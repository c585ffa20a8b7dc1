import Cleanse
import Testing

private final class Ledger: Sendable {}

private final class Printer {}

private struct LedgerTag: Cleanse.Tag {
  typealias Element = Ledger
}

/// A dependency of the component that is built anywhere, and the bindings of its parent.
private protocol Scenario {
  associatedtype Wish
  static func bind(_ binder: Binder<Singleton>)
}

private struct Job<S: Scenario> {
  let wish: S.Wish
}

private struct JobComponent<S: Scenario>: Component {
  static func configure(binder: Binder<Unscoped>) {}

  static func configureRoot(binder bind: ReceiptBinder<Job<S>>) -> BindingReceipt<Job<S>> {
    bind.to { (wish: S.Wish) in Job(wish: wish) }
  }
}

private struct Clerk<S: Scenario> {
  let jobs: SendableComponentFactory<JobComponent<S>>
}

private struct Office<S: Scenario>: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: JobComponent<S>.self)
    S.bind(binder)
  }

  static func configureRoot(binder bind: ReceiptBinder<Clerk<S>>) -> BindingReceipt<Clerk<S>> {
    bind.to { Clerk(jobs: $0) }
  }
}

private func headlines<S: Scenario>(_ scenario: S.Type) -> [String] {
  GraphValidator.validate(Office<S>.self).diagnostics.filter { $0.severity == .error }.map {
    "\($0.id): \($0.headline)"
  }
}

@Suite("Dependencies from another isolation")
struct UnsendableRequestTests {
  // MARK: Accepted

  private enum Declared: Scenario {
    typealias Wish = Ledger
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).sharedInScope().sendable().to(factory: Ledger.init)
    }
  }

  private enum DeclaredFirst: Scenario {
    typealias Wish = Provider<Ledger>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).sendable().sharedInScope().to(factory: Ledger.init)
    }
  }

  private enum Tagged: Scenario {
    typealias Wish = TaggedProvider<LedgerTag>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).tagged(with: LedgerTag.self).sharedInScope().sendable().to(factory: Ledger.init)
    }
  }

  private enum Collected: Scenario {
    typealias Wish = [Ledger]
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).intoCollection().sharedInScope().sendable().to(factory: Ledger.init)
      binder.bind(Ledger.self).intoCollection().sendable().to(value: Ledger())
    }
  }

  private enum Provided: Scenario {
    typealias Wish = SendableProvider<Ledger>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).sharedInScope().to(factory: Ledger.init)
    }
  }

  @Test("A sendable binding that is shared or a value may be used from another isolation in each form")
  func accepted() {
    #expect(headlines(Declared.self) == [])
    #expect(headlines(DeclaredFirst.self) == [])
    #expect(headlines(Tagged.self) == [])
    #expect(headlines(Collected.self) == [])
    #expect(headlines(Provided.self) == [])
  }

  // MARK: Rejected

  private enum Undeclared: Scenario {
    typealias Wish = Printer
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Printer.self).sharedInScope().to(factory: Printer.init)
    }
  }

  private enum Unshared: Scenario {
    typealias Wish = Provider<Ledger>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).sendable().to(factory: Ledger.init)
    }
  }

  private enum Neither: Scenario {
    typealias Wish = Ledger?
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).to(factory: Ledger.init)
    }
  }

  private enum HalfCollected: Scenario {
    typealias Wish = [Ledger]
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).intoCollection().sharedInScope().sendable().to(factory: Ledger.init)
      binder.bind(Ledger.self).intoCollection().sharedInScope().to(factory: Ledger.init)
    }
  }

  private enum Weakly: Scenario {
    typealias Wish = WeakProvider<Printer>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Printer.self).sharedInScope().to(factory: Printer.init)
    }
  }

  @Test("A binding that is undeclared or unshared is an error if another isolation uses it")
  func refused() {
    #expect(
      headlines(Undeclared.self) == [
        "unsendable-request: Printer: is used from another isolation but is not declared sendable()"
      ])
    #expect(
      headlines(Unshared.self) == [
        "unsendable-request: Ledger: is used from another isolation but is not shared"
      ])
    #expect(
      headlines(Neither.self) == [
        "unsendable-request: Ledger: is used from another isolation but is neither shared nor declared sendable()"
      ])
    #expect(
      headlines(HalfCollected.self) == [
        "unsendable-request: Array<Ledger>: is used from another isolation but is not declared sendable()"
      ])
    #expect(
      headlines(Weakly.self) == [
        "unsendable-request: Printer: is used from another isolation but is not declared sendable()"
      ])
  }

  @Test("The report of an unsendable dependency has the dependent, the path, the binding and fixes")
  func report() throws {
    let diagnostic = try #require(GraphValidator.validate(Office<Undeclared>.self).diagnostics.first)
    #expect(diagnostic.chain.map(\.name) == ["Job<Undeclared>"])
    #expect(
      diagnostic.steps.map(\.text.description) == [
        "required by Job<Undeclared>",
        "reached through SendableComponentFactory<JobComponent<Undeclared>>, required by Clerk<Undeclared>",
      ])
    #expect(diagnostic.notes.map(\.text.description) == ["bound in Office<Undeclared>"])
    #expect(
      diagnostic.suggestions.map(\.text.description) == [
        "add .sendable() to the binding, if Printer is Sendable", "or bind it in JobComponent<Undeclared>",
      ])
  }

  // MARK: Suggestions

  private struct LedgerModule: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Ledger.self).to(factory: Ledger.init) }
  }

  private enum BoundWithoutScope: Scenario {
    typealias Wish = Ledger
    static func bind(_ binder: Binder<Singleton>) { binder.include(module: LedgerModule.self) }
  }

  private struct Audit: AssistedFactory {
    typealias Element = Ledger
    typealias Seed = Int
  }

  private enum Assisting: Scenario {
    typealias Wish = Factory<Audit>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bindFactory(Ledger.self).with(Audit.self).to { (_: Assisted<Int>) in Ledger() }
    }
  }

  private enum ItsOwn: Scenario {
    typealias Wish = ComponentFactory<JobComponent<ItsOwn>>
    static func bind(_ binder: Binder<Singleton>) {}
  }

  private enum Counted: Scenario {
    typealias Wish = [Int]
    static func bind(_ binder: Binder<Singleton>) { binder.bind(Int.self).intoCollection().to(value: 1) }
  }

  private actor Actor {}

  private enum Acting: Scenario {
    typealias Wish = Actor
    static func bind(_ binder: Binder<Singleton>) { binder.bind(Actor.self).to(factory: Actor.init) }
  }

  private struct Site: RootComponent {
    typealias Seed = Ledger
    static func configure(binder: UnscopedBinder) { binder.install(dependency: JobComponent<Declared>.self) }
    static func configureRoot(binder bind: ReceiptBinder<Clerk<Declared>>) -> BindingReceipt<Clerk<Declared>> {
      bind.to { Clerk(jobs: $0) }
    }
  }

  private struct BareOffice: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: JobComponent<Declared>.self)
      binder.bind(Ledger.self).to(factory: Ledger.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Clerk<Declared>>) -> BindingReceipt<Clerk<Declared>> {
      bind.to { Clerk(jobs: $0) }
    }
  }

  @Test("Suggestions for an unsendable dependency fit the kind of the binding and the available scope")
  func advice() {
    #expect(
      advice(Office<BoundWithoutScope>.self) == [
        "give LedgerModule the scope Singleton, and add .sharedInScope().sendable() to the binding, if Ledger is Sendable",
        "or bind it in JobComponent<BoundWithoutScope>",
      ])
    #expect(
      advice(BareOffice.self) == [
        "give BareOffice a scope, and add .sharedInScope().sendable() to the binding, if Ledger is Sendable",
        "or bind it in JobComponent<Declared>",
      ])
    #expect(advice(Office<Assisting>.self) == ["bind it in JobComponent<Assisting>"])
    #expect(
      advice(Site.self) == [
        "declare it sendable in Site, if Ledger is Sendable", "or bind it in JobComponent<Declared>",
      ])
    #expect(
      advice(Office<Elsewhere>.self) == [
        "inject SendableComponentFactory<PageComponent>", "or install it in JobComponent<Elsewhere>",
      ])
    #expect(advice(Office<ItsOwn>.self) == ["inject SendableComponentFactory<JobComponent<ItsOwn>>"])
    #expect(
      advice(Office<Counted>.self) == [
        "Int is Sendable: add .sendable() to the binding", "or bind it in JobComponent<Counted>",
      ])
    #expect(
      advice(Office<Acting>.self) == [
        "Actor is Sendable: add .sharedInScope().sendable() to the binding", "or bind it in JobComponent<Acting>",
      ])
  }

  private func advice<C: RootComponent>(_ component: C.Type) -> [String] {
    GraphValidator.validate(component).errors.flatMap { $0.diagnostic.suggestions.map(\.text.description) }
  }

  // MARK: Outside the component

  private struct Page {
    let printer: Printer
  }

  private struct Folder {
    let pages: ComponentFactory<PageComponent>
  }

  private struct Desk {
    let folders: SendableComponentFactory<FolderComponent>
  }

  private struct PageComponent: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
      bind.to(factory: Page.init)
    }
  }

  private struct FolderComponent: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.install(dependency: PageComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Folder>) -> BindingReceipt<Folder> {
      bind.to(factory: Folder.init)
    }
  }

  private struct DeskComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: FolderComponent.self)
      binder.bind(Printer.self).sharedInScope().to(factory: Printer.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
      bind.to(factory: Desk.init)
    }
  }

  @Test("A dependency of a nested component counts as used from another isolation too")
  func nested() throws {
    let errors = GraphValidator.validate(DeskComponent.self).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["unsendable-request"])
    #expect(errors.first?.chain.map(\.name) == ["Folder", "ComponentFactory<PageComponent>", "Page"])
  }

  @Test("An unvalidated graph with an unsendable dependency stops when the factory is requested")
  func unvalidated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let factory = try? ComponentFactory.of(Office<Undeclared>.self, validate: false)
      _ = factory?.build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[unsendable-request]"))
  }

  private enum Elsewhere: Scenario {
    typealias Wish = ComponentFactory<PageComponent>
    static func bind(_ binder: Binder<Singleton>) {
      binder.install(dependency: PageComponent.self)
      binder.bind(Printer.self).sharedInScope().to(factory: Printer.init)
    }
  }

  private enum LookedUp: Scenario {
    typealias Wish = LegacyObjectGraph
    static func bind(_ binder: Binder<Singleton>) {}
  }

  private enum Unsettled: Scenario {
    typealias Wish = SendableProvider<Ledger>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Ledger.self).to(factory: Ledger.init)
    }
  }

  @Test("Other component factories, object graphs and providers of unshared bindings must not cross")
  func others() {
    #expect(
      headlines(Elsewhere.self) == [
        "unsendable-request: ComponentFactory<PageComponent>: is used from another isolation but can be called only in its own"
      ])
    #expect(
      headlines(LookedUp.self) == [
        "unsendable-request: LegacyObjectGraph: is used from another isolation but gives access to every visible binding"
      ])
    #expect(
      Set(headlines(Unsettled.self)) == [
        "unsendable-request: Ledger: is used from another isolation but is not shared"
      ])
  }

  private final class Manager: Sendable {
    let jobs: SendableComponentFactory<JobComponent<Managed>>

    init(jobs: SendableComponentFactory<JobComponent<Managed>>) {
      self.jobs = jobs
    }
  }

  private enum Managed: Scenario {
    typealias Wish = Manager
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Manager.self).sharedInScope().sendable().to(factory: Manager.init)
    }
  }

  private final class Minister: Sendable {
    init(jobs: SendableComponentFactory<JobComponent<ManagedWeakly>>) {}
  }

  private enum ManagedWeakly: Scenario {
    typealias Wish = WeakProvider<Minister>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Minister.self).sharedInScope().sendable().to(factory: Minister.init)
    }
  }

  @Test(
    "A cycle through a captured dependency of a sendable factory is reported completely")
  func cycle() throws {
    let cycle = try #require(GraphValidator.validate(Office<Managed>.self).errors.first as? DependencyCycle)
    #expect(
      cycle.diagnostic.steps.map(\.text.description) == [
        "SendableComponentFactory<JobComponent<Managed>> required by Manager", "Manager required by Job<Managed>",
      ])
    #expect(
      advice(Office<Managed>.self) == [
        "bind Manager in JobComponent<Managed>",
        "or remove the dependency of Manager on SendableComponentFactory<JobComponent<Managed>>",
      ])
    #expect(
      advice(Office<ManagedWeakly>.self) == [
        "bind Minister in JobComponent<ManagedWeakly>",
        "or remove the dependency of Minister on SendableComponentFactory<JobComponent<ManagedWeakly>>",
      ])
  }

  // MARK: Seeds

  private struct Reading: Sendable {
    let number: Int
  }

  private struct ReadingTag: Cleanse.Tag {
    typealias Element = Reading
  }

  private struct Report<Wish> {
    let wish: Wish
  }

  private struct ReportComponent<Wish>: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Report<Wish>>) -> BindingReceipt<Report<Wish>> {
      bind.to { Report(wish: $0) }
    }
  }

  private struct Station<Wish> {
    let reports: SendableComponentFactory<ReportComponent<Wish>>
  }

  private struct ProviderStation: RootComponent {
    typealias Seed = Provider<Reading>
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: ReportComponent<Reading>.self)
      binder.declareSendable(Reading.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Station<Reading>>) -> BindingReceipt<Station<Reading>> {
      bind.to { Station(reports: $0) }
    }
  }

  @Test("A provider seed cannot be used from another isolation")
  func providerSeed() {
    let found = GraphValidator.validate(ProviderStation.self).diagnostics
    #expect(
      found.map { "\($0.headline)" } == ["Reading: is used from another isolation but is not shared"])
    #expect(
      advice(ProviderStation.self) == [
        "build ProviderStation from a value instead of a provider", "or bind it in ReportComponent<Reading>",
      ])
  }

  private struct TaggedStation<Declaration>: RootComponent {
    typealias Seed = TaggedProvider<ReadingTag>
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: ReportComponent<TaggedProvider<ReadingTag>>.self)
      if Declaration.self == Bool.self { binder.declareSendable(tag: ReadingTag.self) }
    }
    static func configureRoot(
      binder bind: ReceiptBinder<Station<TaggedProvider<ReadingTag>>>
    ) -> BindingReceipt<Station<TaggedProvider<ReadingTag>>> {
      bind.to { Station(reports: $0) }
    }
  }

  @Test("A tagged seed is declared sendable by its tag and is captured as one value")
  func taggedSeed() throws {
    #expect(
      GraphValidator.validate(TaggedStation<Never>.self).diagnostics.flatMap(\.suggestions).map(\.description).first
        == "declare it sendable in TaggedStation<Never>, if Reading is Sendable: binder.declareSendable(tag: UnsendableRequestTests.ReadingTag.self)"
    )
    var count = 0
    let readings = Provider {
      count += 1
      return Reading(number: count)
    }
    let station = try ComponentFactory.of(TaggedStation<Bool>.self).build(TaggedProvider(other: readings))
    #expect([1, 1, 1] == (0..<3).map { _ in station.reports.build().wish.get().number })
  }

  @Test("An override of a sendable binding is sendable")
  func overridden() {
    let report = GraphValidator.validate(
      Office<Declared>.self, overrides: .overriding(Ledger.self, with: Ledger()))
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.id) == [])
  }
}
