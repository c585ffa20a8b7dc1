import Cleanse
import Testing

// A report spells the type of a missing binding as its first dependent does.

private final class Engine {}

private struct EngineTag: Cleanse.Tag {
  typealias Element = Engine
}

private struct NoBindings: Module {
  static func configure(binder: Binder<Singleton>) {}
}

private final class Target {
  func inject(_ engine: Engine) {}
}

private struct Injecting: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int.self).to(value: 1)
    binder.bindPropertyInjectionOf(Target.self).to(injector: Target.inject)
  }
}

private struct Making: AssistedFactory {
  typealias Seed = Int
  typealias Element = Target
}

private struct Assisting: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int.self).to(value: 1)
    binder.bindFactory(Target.self).with(Making.self).to { (_: Assisted<Int>, _: Engine) in Target() }
  }
}

private struct Contributing: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int.self).to(value: 1)
    binder.bind().intoCollection().tagged(with: Collected.self).to { (_: Engine) in 2 }
  }
}

private struct Collected: Cleanse.Tag {
  typealias Element = [Int]
}

private struct SeveralRequests: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int8.self).to { (_: WeakProvider<Engine>) in 1 }
    binder.bind(Int16.self).to { (_: Engine) in 1 }
    binder.bind(Int.self).to { (_: () -> Engine) in 1 }
  }
}

private struct TaggedBinding: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int.self).to(value: 1)
    binder.bind().tagged(with: EngineTag.self).to { $0 as Engine }
  }
}

@Suite("Type names of missing bindings")
struct ErrorSpellingTests {
  @Test("The error of a missing binding names the requested type, and the element of a provider")
  func requests() throws {
    try expect("*** Engine *** binding missing", for: Engine.self)
    try expect("*** Engine *** binding missing", for: Provider<Engine>.self)
    try expect("*** Engine *** binding missing", for: Provider<Provider<Engine>>.self)
    try expect("*** Optional<Engine> *** binding missing", for: Provider<Engine?>.self)
    try expect("*** TaggedProvider<EngineTag> *** binding missing", for: Provider<TaggedProvider<EngineTag>>.self)
    try expect("*** TaggedProvider<EngineTag> *** binding missing", for: TaggedProvider<EngineTag>.self)
    try expect("*** WeakProvider<Engine> *** binding missing", for: WeakProvider<Engine>.self)
    try expect("*** Optional<Engine> *** binding missing", for: Engine?.self)
    try expect("*** () -> Engine *** binding missing", for: (() -> Engine).self)
    try expect("*** Array<Engine> *** binding missing", for: [Engine].self)
    try expect(
      "*** ComponentFactory<ErrorSpellingApp> *** binding missing", for: ComponentFactory<ErrorSpellingApp>.self)
    try expect("*** PropertyInjector<Target> *** binding missing", for: PropertyInjector<Target>.self)
    try expect("*** Factory<Making> *** binding missing", for: Factory<Making>.self)
  }

  @Test("The error of a missing binding names its dependent injector, factory, collection or tag")
  func requirers() throws {
    try expect("required by PropertyInjector<Target> at Compatibility/ErrorSpellingTests.swift:", in: Injecting.self)
    try expect("required by Factory<Making> at Compatibility/ErrorSpellingTests.swift:", in: Assisting.self)
    try expect(
      "required by TaggedProvider<EngineTag> at Compatibility/ErrorSpellingTests.swift:", in: TaggedBinding.self)
    try expect(
      "required by TaggedProvider<Collected> at Compatibility/ErrorSpellingTests.swift:", in: Contributing.self)
  }

  @Test("The error of a missing binding lists all dependents and uses the spelling of the first")
  func firstRequest() throws {
    let error = #expect(throws: MissingProvider.self) { try GraphValidator.check(Asking<SeveralRequests, Int>.self) }
    let missing: MissingProvider = try #require(error)
    #expect(missing.requests.map { "\($0.requestedType)" } == ["() -> Engine", "WeakProvider<Engine>", "Engine"])
    #expect(missing.requests.map { $0.providerRequiredFor.map { "\($0)" } } == ["Int", "Int8", "Int16"])
    #expect(missing.description.hasPrefix("error: *** () -> Engine *** binding missing"))
  }

  private func expect<Wanted>(_ phrase: String, for wanted: Wanted.Type) throws {
    let error = #expect(throws: MissingProvider.self) {
      try GraphValidator.check(Asking<NoBindings, Wanted>.self)
    }
    let text: String = try #require(error).description
    #expect(text.contains(phrase))
    #expect(text.contains("required by Asked<"))
  }

  private func expect<M: Module>(_ phrase: String, in module: M.Type) throws where M.Scope == Singleton {
    let error = #expect(throws: MissingProvider.self) { try GraphValidator.check(Asking<M, Int>.self) }
    let text: String = try #require(error).description
    #expect(text.contains("*** Engine *** binding missing"))
    #expect(text.contains(phrase))
  }
}

private struct ErrorSpellingApp: RootComponent {
  typealias Root = Int

  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}
