import Cleanse
import Testing

@Suite("Errors without validation")
struct UnvalidatedFaultTests {
  private struct FaultyChild: Component {
    typealias Root = Holding<String>
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to(value: 1)
      binder.bind(Int.self).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct FaultyRoot: RootComponent {
    typealias Root = Holding<String>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      binder.bind(Int.self).to(value: 2)
      binder.install(dependency: FaultyChild.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct SoundRoot: RootComponent {
    typealias Root = Holding<ComponentFactory<FaultyChild>>
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: FaultyChild.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Creation without validation throws the errors of the root component but not of subcomponents")
  func root() throws {
    let error = try #require(throws: MultiError.self) { try ComponentFactory.of(FaultyRoot.self, validate: false) }
    #expect(error.errors.count == 2)
    #expect(error.errors.contains { ($0 as? DuplicateBinding)?.boundType == Int.self })
    #expect(error.errors.contains { ($0 as? MissingProvider)?.requestedType == String.self })
  }

  @Test("Creation without validation succeeds if only a subcomponent has errors")
  func sound() throws {
    _ = try ComponentFactory.of(SoundRoot.self, validate: false).build()
    #expect(throws: MultiError.self) { try ComponentFactory.of(SoundRoot.self) }
  }

  @Test("Creation without validation does not check for cycles and nested scopes")
  func otherChecks() throws {
    _ = try ComponentFactory.of(Unchecked.self, validate: false).build()
    #expect(faults(of: Unchecked.self).count == 2)
  }
  private struct Nested: Component {
    typealias Root = Holding<Int>
    static func configure(binder: Binder<Singleton>) { binder.bind(Int.self).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Unchecked: RootComponent {
    typealias Root = Holding<ComponentFactory<Nested>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to { (other: Int16) in Int8(other) }
      binder.bind(Int16.self).to { (other: Int8) in Int16(other) }
      binder.install(dependency: Nested.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A build of a subcomponent with errors stops the program with the full report")
  func installed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(SoundRoot.self, validate: false).build().held.build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Multiple Errors"))
    #expect(text.contains("*** Int *** is bound 2 times"))
    #expect(text.contains("*** String *** binding missing"))
    #expect(text.contains("required by Holding<String> at Building/UnvalidatedFaultTests.swift:"))
  }

  private struct SoundChild: Component {
    typealias Root = HoldingBoth<Character, ComponentFactory<FaultyChild>>
    static func configure(binder: UnscopedBinder) {
      binder.bind(Character.self).to(value: "a")
      binder.install(dependency: FaultyChild.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Mixed: RootComponent {
    typealias Root = HoldingBoth<ComponentFactory<SoundChild>, ComponentFactory<FaultyChild>>
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: FaultyChild.self)
      binder.install(dependency: SoundChild.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Siblings and ancestors of a subcomponent with errors can be built without validation")
  func beside() throws {
    let root = try ComponentFactory.of(Mixed.self, validate: false).build()
    #expect(root.first.build().first == "a")
    withExtendedLifetime(root.first.build().second) {}
  }

  @Test("A build of a nested subcomponent with errors stops the program")
  func inside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Mixed.self, validate: false).build().first.build().second.build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("*** String *** binding missing"))
  }

  private struct Mirror: Component {
    typealias Root = Holding<ComponentFactory<Mirror>>
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Mirror.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Hall: RootComponent {
    typealias Root = Holding<ComponentFactory<Mirror>>
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Mirror.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A self-installing component is built once without validation and stops at the second level")
  func mirror() async throws {
    _ = try ComponentFactory.of(Hall.self, validate: false).build().held.build()
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Hall.self, validate: false).build().held.build().held.build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[self-installing-component]"))
  }

  private struct Trunk: RootComponent {
    typealias Rootless = ForeignReceiptTests.TaggedBinding
    typealias Root = Holding<ComponentFactory<Rootless>>
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Rootless.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A build of a subcomponent without root binding stops the program")
  func rootless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Trunk.self, validate: false).build().held.build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("*** Int *** binding missing"))
  }

  private struct Slow: Component {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to(asyncFactory: { 1 })
    }
  }
  private struct Hasty: RootComponent {
    typealias Root = HoldingBoth<ComponentFactory<Slow>, AsyncComponentFactory<Slow>>
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Slow.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A synchronous build of a component with async bindings stops the program without validation")
  func asynchronous() async throws {
    #expect(throws: (any Error).self) { try ComponentFactory.of(Hasty.self) }
    let value = try await ComponentFactory.of(Hasty.self, validate: false).build().second.build()
    #expect(value == 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Hasty.self, validate: false).build().first.build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[asynchronous-component]"))
  }
}
