import Cleanse
import Testing

@Suite("Validation of a single module")
struct ModuleValidationTests {
  private final class Clock {}
  private final class Disk {}
  private final class Log {}
  private struct Folder: Cleanse.Tag { typealias Element = String }
  private final class Journal {
    init(clock: Provider<Clock>, disk: Disk, log: Log?) {}
  }
  private final class Store {
    init(journal: Journal, folder: TaggedProvider<Folder>, clock: () -> Clock) {}
  }
  private struct Session: Component {
    typealias Root = Holding<Clock>
    static func configure(binder: Binder<InnerScope>) { binder.bindOptional(Int64.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct DiskModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: StorageModule.self)
      binder.bind().sharedInScope().to(factory: Disk.init)
    }
  }
  private struct StorageModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: DiskModule.self)
      binder.bind().sharedInScope().to(factory: Store.init)
      binder.bind().to(factory: Journal.init)
      binder.bindOptional(Log.self)
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.bind(Int.self).intoCollection().to(value: [2, 3])
      binder.install(dependency: Session.self)
    }
  }
  private struct Sound: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Int.self).to(value: 1) }
  }
  private struct Broken: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to(value: 1)
      binder.bind(Int.self).to(value: 2)
      binder.bind(Int8.self).to { (_: Int16) in 1 }
      binder.bind(Int16.self).to { (_: Int8) in 1 }
    }
  }

  @Test("The description of a module report lists offered and required keys without locations")
  func contract() {
    let report = GraphValidator.validate(module: StorageModule.self)
    #expect(report.isValid, "\(report.text())")
    #expect(
      report.description == """
        StorageModule: scope Singleton
          offers
            Array<Int>: 2 contributions
            ComponentFactory<Session>: component factory
            Disk: factory, shared
            Journal: factory
            Store: factory, shared
          takes
            Clock
              for Holding<Clock>
              for Journal
              for Store
            Log: optional
              for Journal
            TaggedProvider<Folder>
              for Store
        """)
  }

  private enum Harbour { final class Pilot {} }
  private enum Airport {
    final class Pilot {}
    protocol Tower {}
  }
  private struct PilotModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Harbour.Pilot.self).to { (_: Airport.Pilot, _: Provider<any Airport.Tower>) in Harbour.Pilot() }
    }
  }

  @Test("The text of a module contract qualifies types of the same name")
  func namesakes() {
    #expect(
      GraphValidator.validate(module: PilotModule.self).contract.description == """
        PilotModule
          offers
            Harbour.Pilot: factory
          takes
            Airport.Pilot
              for Harbour.Pilot
            Tower
              for Harbour.Pilot
        """)
  }

  @Test("A module contract has its scope, offers and needs as values")
  func values() throws {
    let contract = try GraphValidator.check(module: StorageModule.self)
    #expect(contract.module == TypeReference(StorageModule.self))
    #expect(contract.scope == TypeReference(Singleton.self))
    let needed: [Any.Type] = [Clock.self, Log.self, TaggedProvider<Folder>.self]
    #expect(contract.needs.map(\.type) == needed.map { TypeReference($0) })
    #expect(contract.needs.map(\.isOptional) == [false, true, false])
    #expect(contract.offers.map(\.bindings.count) == [2, 1, 1, 1, 1])
    let plain = try GraphValidator.check(module: Sound.self)
    #expect(plain.scope == nil && plain.needs.isEmpty)
    #expect(plain.description == "Sound\n  offers\n    Int: value")
  }

  @Test("A module check accepts exactly the given keys and reports other missing ones")
  func given() throws {
    let all: [Any.Type] = [Provider<Clock>.self, TaggedProvider<Folder>.self, Log.self]
    let report = GraphValidator.validate(module: StorageModule.self, given: all)
    #expect(report.diagnostics.isEmpty, "\(report.text())")
    let error = #expect(throws: MissingProvider.self) {
      try GraphValidator.check(module: StorageModule.self, given: [TaggedProvider<Folder>.self])
    }
    #expect(error?.requests.map(\.providerRequiredFor).count == 3)
    #expect(error.map { TypeReference($0.requestedType) } == TypeReference(Clock.self))
    #expect(
      error?.diagnostic.suggestions.last?.description
        == "or, if the components that include StorageModule bind it, pass it in given: given: [ModuleValidationTests.Clock.self]"
    )
    let nothing = GraphValidator.validate(module: StorageModule.self, given: [])
    #expect(nothing.errors.count == 2)
    #expect(nothing.contract.needs.count == 3)
    #expect(nothing.description.hasPrefix("Multiple Errors"))
  }

  @Test("A given element type does not satisfy a tagged dependency of the module")
  func tagged() {
    let report = GraphValidator.validate(module: StorageModule.self, given: [Clock.self, String.self])
    #expect(report.errors.count == 1 && report.errors.first is MissingProvider)
    #expect(report.warnings.map(\.id) == [.unusedGiven])
  }

  @Test("A module check warns once of each unused given key with its location")
  func unusedGiven() throws {
    let line = #line + 1
    let report = GraphValidator.validate(module: Sound.self, given: [Clock.self, Int.self, Clock.self])
    #expect(report.isValid)
    #expect(report.warnings.map(\.id) == [.unusedGiven, .unusedGiven])
    #expect(
      report.warnings.map(\.headline.description) == [
        "Clock is given, but Sound does not require it", "Int is given, but Sound does not require it",
      ])
    #expect(report.warnings.map(\.location?.line) == [line, line])
    #expect(report.warnings.map(\.severity) == [.warning, .warning])
    #expect(report.description == report.contract.description + "\n\n" + report.text())
  }

  @Test("A module check reports duplicates and cycles")
  func faults() {
    let report = GraphValidator.validate(module: Broken.self)
    #expect(report.errors.map(\.diagnostic.id) == [.duplicateBinding, .dependencyCycle])
    #expect(throws: MultiError.self) { try GraphValidator.check(module: Broken.self) }
  }

  @Test("A module check warns of unused bindings in subcomponents, but not of offered ones")
  func unused() {
    struct Wasteful: Module {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Untidy.self) }
    }
    struct Untidy: Component {
      typealias Root = Int
      static func configure(binder: Binder<InnerScope>) { binder.bind(Int64.self).to(value: 1) }
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
    }
    let report = GraphValidator.validate(module: Wasteful.self)
    #expect(report.warnings.map(\.subject) == [TypeReference(Int64.self)])
  }

  @Test("Plugins see a single module as a component without a root")
  func plugins() throws {
    let surveyor = Surveyor()
    let loader = CleanseServiceLoader([surveyor, Objecting("no")])
    let report = GraphValidator.validate(module: StorageModule.self, serviceLoader: loader)
    #expect(report.errors.map { "\($0)" } == ["objection: no"])
    let module = try #require(surveyor.roots.first?.subcomponents.first)
    #expect(isSame(module.componentType, StorageModule.self))
    #expect(module.rootBinding == nil && module.factory == nil)
    #expect(module.includedModules.map(\.isRepeated) == [false])
  }

  @Test("A module check runs no factory")
  func runs() {
    struct Noisy: Module {
      static func configure(binder: UnscopedBinder) {
        CleanseTests.Journal.note("configure")
        binder.bind(Int.self).to {
          CleanseTests.Journal.note("factory")
          return 1
        }
      }
    }
    CleanseTests.Journal.keep { journal in
      #expect(GraphValidator.validate(module: Noisy.self).isValid)
      #expect(journal.entries == ["configure"])
    }
  }
}
