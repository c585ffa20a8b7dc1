import Cleanse
import Testing

@Suite("Faults without validation")
struct LazyLinkingFaultTests {
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

  @Test("The root component's missing and duplicate bindings are thrown, and nothing of installed components")
  func root() throws {
    let error = try #require(throws: MultiError.self) { try ComponentFactory.of(FaultyRoot.self, validate: false) }
    #expect(error.errors.count == 2)
    #expect(error.errors.contains { ($0 as? DuplicateBinding)?.boundType == Int.self })
    #expect(error.errors.contains { ($0 as? MissingProvider)?.requestedType == String.self })
  }

  @Test("A component with a faulty installed component is created")
  func sound() throws {
    _ = try ComponentFactory.of(SoundRoot.self, validate: false).build()
    #expect(throws: MultiError.self) { try ComponentFactory.of(SoundRoot.self) }
  }

  @Test("Cycles and the nesting of scopes are not looked for")
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

  @Test("A fault of an installed component stops its first build with the full report")
  func installed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(SoundRoot.self, validate: false).build().held.build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Multiple Errors"))
    #expect(text.contains("*** Int *** bound 2 times"))
    #expect(text.contains("*** String *** binding missing"))
    #expect(text.contains("required by Holding<String> at Building/LazyLinkingFaultTests.swift:"))
  }
}
