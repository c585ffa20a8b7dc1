import Cleanse
import Testing

@Suite("A missing key")
struct MissingKeyTests {
  final class Engine {}

  struct EngineTag: Cleanse.Tag {
    typealias Element = Engine
  }

  final class Target {
    func inject(_ engine: Engine) {}
  }

  struct Making: AssistedFactory {
    typealias Element = Target
    typealias Seed = Int
  }

  struct Requesters: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to { (_: Provider<Engine>) in 1 }
      binder.bind(Int16.self).to { (_: Engine?, _: WeakProvider<Engine>, _: Engine) in 1 }
      binder.bindPropertyInjectionOf(Target.self).to(injector: Target.inject)
      binder.bindFactory(Target.self).with(Making.self).to { (_: Assisted<Int>, _: () -> Engine) in Target() }
      binder.bind(Int32.self).intoCollection().to { (_: Engine) in 1 }
    }
  }

  /// Stands before the parent's module in this file, and behind it in the order of components.
  struct Inside: Module {
    static let line = #line + 2
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int.self).to { (_: WeakProvider<Engine>) in 1 }
    }
  }

  struct AlsoOutside: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to { (_: () -> Engine) in "" }
      binder.install(dependency: Checked<Inside>.self)
    }
  }

  struct SeveralKeys: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to { (_: Engine) in 1 }
      binder.bind(Int16.self).to { (_: TaggedProvider<EngineTag>) in 1 }
      binder.bind(Int32.self).to { (_: [Engine]) in 1 }
      binder.bind(Int64.self).to { (_: () -> TaggedProvider<EngineTag>) in 1 }
    }
  }

  struct BoundInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().to(factory: Engine.init)
    }
  }

  struct AskingOutside: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Level<BoundInside, Engine>.self)
      binder.bind(Int.self).to { (_: Engine) in 1 }
    }
  }

  @Test("is one error with everyone who asks, in order of location")
  func requesters() throws {
    let errors = faults(of: Checked<Requesters>.self)
    try #require(errors.count == 1)
    let missing = try #require(errors[0] as? MissingProvider)
    let requirers = missing.requests.compactMap(\.providerRequiredFor)
    #expect(names(requirers) == ["Int8", "Int16", "PropertyInjector<Target>", "Factory<Making>", "Array<Int32>"])
    #expect(missing.requests.map { $0.sourceLocation?.line } == Array(Requesters.first..<(Requesters.first + 5)))
    #expect(
      names(missing.requests.map(\.requestedType)) == [
        "Provider<Engine>", "Optional<Engine>", "Engine", "() -> Engine", "Engine",
      ])
    #expect(
      missing.description == """
        error: *** Engine *** binding missing [missing-binding]
          -> required by Int8 at Validation/MissingKeyTests.swift:\(Requesters.first)
          -> required by Int16 at Validation/MissingKeyTests.swift:\(Requesters.first + 1)
          -> required by PropertyInjector<Target> at Validation/MissingKeyTests.swift:\(Requesters.first + 2)
          -> required by Factory<Making> at Validation/MissingKeyTests.swift:\(Requesters.first + 3)
          -> required by Array<Int32> at Validation/MissingKeyTests.swift:\(Requesters.first + 4)
          help: where it may be absent, allow that in Checked<Requesters>
                binder.bindOptional(MissingKeyTests.Engine.self)
          help: bind it in Checked<Requesters>, for example
                binder.bind(MissingKeyTests.Engine.self).to { MissingKeyTests.Engine(...) }
          see: Documentation/Diagnostics.md#missing-binding
        """)
  }

  @Test("is one error when several components ask, and the first request in the source spells it")
  func severalComponents() throws {
    let errors = faults(of: Checked<AlsoOutside>.self)
    try #require(errors.count == 1)
    let missing = try #require(errors[0] as? MissingProvider)
    #expect(missing.requests.map { $0.sourceLocation?.line } == [Inside.line, AlsoOutside.line])
    #expect(TypeReference(missing.requestedType) == TypeReference(WeakProvider<Engine>.self))
    #expect(missing.description.hasPrefix("error: *** WeakProvider<Engine> *** binding missing [missing-binding]\n"))
  }

  struct Between: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.install(dependency: Checked<Innermost>.self)
    }
  }

  struct Innermost: Module {
    static let line = #line + 2
    static func configure(binder: Binder<InnermostScope>) {
      binder.bind(Int.self).to { (_: Engine) in 1 }
    }
  }

  struct InstalledTwice: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Level<Between, Int8>.self)
      binder.install(dependency: Level<Between, Int16>.self)
      binder.bind(Int8.self).to(value: 1)
      binder.bind(Int16.self).to(value: 1)
    }
  }

  @Test("is one error with one request where the component that asks is installed at two places")
  func installedTwice() throws {
    let errors = faults(of: Checked<InstalledTwice>.self)
    try #require(errors.count == 1)
    let missing = try #require(errors[0] as? MissingProvider)
    #expect(missing.requests.map { $0.sourceLocation?.line } == [Innermost.line])
  }

  @Test("is not the same as the key under a tag, nor as the collection")
  func severalKeys() {
    let errors = faults(MissingProvider.self, of: Checked<SeveralKeys>.self)
    #expect(names(errors.map(\.requestedType)) == ["Engine", "TaggedProvider<EngineTag>", "Array<Engine>"])
    #expect(errors.map(\.requests.count) == [1, 2, 1])
  }

  @Test("stays missing where only an installed component binds it")
  func boundInside() {
    let errors = faults(MissingProvider.self, of: Checked<AskingOutside>.self)
    #expect(names(errors.map(\.requestedType)) == ["Engine"])
    #expect(errors.first.map { names($0.requests.compactMap(\.providerRequiredFor)) } == ["Int"])
  }

  // MARK: Statements that are not finished

  final class Anchor {}
  struct Kedge: Cleanse.Tag { typealias Element = Anchor }

  struct Dropping: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      _ = binder.bind(Anchor.self).sharedInScope()
      binder.bind(Engine.self).to(factory: Engine.init)
    }
  }

  @Test("is said to be begun where a statement begins to bind it, and does not finish")
  func unfinished() throws {
    let place = "Validation/MissingKeyTests.swift:\(Dropping.line)"
    for errors in [
      faults(MissingProvider.self, of: Asking<Dropping, Anchor>.self),
      faults(MissingProvider.self, of: Asking<Dropping, TaggedProvider<Kedge>>.self),
    ] {
      try #require(errors.count == 1)
      #expect(
        errors[0].diagnostic.notes.map(\.description) == [
          "a binding of Anchor is started in Dropping, and never finished: behind the one at \(place)"
        ])
    }
    #expect(faults(of: Asking<Dropping, Engine>.self).isEmpty)
  }
}
