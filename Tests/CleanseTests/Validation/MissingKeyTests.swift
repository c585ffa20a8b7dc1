import Cleanse
import Testing

@Suite("Missing bindings")
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

  /// Precedes the parent's module in this file, but follows it in the order of components.
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

  @Test("A missing binding is one error with every dependent in order of location")
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
          help: bind it in Checked<Requesters>, for example
                binder.bind(MissingKeyTests.Engine.self).sharedInScope().to(factory: MissingKeyTests.Engine.init)
          see: Documentation/Diagnostics.md#missing-binding
        """)
  }

  @Test("A missing binding of several components is one error, named as in the first dependency")
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

  @Test("A missing binding of a component that is installed twice is one error with one dependency")
  func installedTwice() throws {
    let errors = faults(of: Checked<InstalledTwice>.self)
    try #require(errors.count == 1)
    let missing = try #require(errors[0] as? MissingProvider)
    #expect(missing.requests.map { $0.sourceLocation?.line } == [Innermost.line])
  }

  @Test("Missing plain, tagged and collection bindings of one type are separate errors")
  func severalKeys() {
    let errors = faults(MissingProvider.self, of: Checked<SeveralKeys>.self)
    #expect(names(errors.map(\.requestedType)) == ["Engine", "TaggedProvider<EngineTag>", "Array<Engine>"])
    #expect(errors.map(\.requests.count) == [1, 2, 1])
  }

  @Test("A binding in a subcomponent does not serve its parent")
  func boundInside() {
    let errors = faults(MissingProvider.self, of: Checked<AskingOutside>.self)
    #expect(names(errors.map(\.requestedType)) == ["Engine"])
    #expect(errors.first.map { names($0.requests.compactMap(\.providerRequiredFor)) } == ["Int"])
  }

  // MARK: Unfinished bindings

  final class Anchor {}
  struct Kedge: Cleanse.Tag { typealias Element = Anchor }

  struct Dropping: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      _ = binder.bind(Anchor.self)
      binder.bind(Int.self).to(value: 1)
      _ = binder.bind(Anchor.self).sharedInScope()
      binder.bindOptional(Anchor.self)
      _ = binder.bind(Anchor.self).tagged(with: Kedge.self)
      binder.bind(Engine.self).to(factory: Engine.init)
      _ = binder.bind(Int8.self).intoCollection()
      binder.bind(Int32.self).to(value: 1)
      _ = binder.bind(Int8.self).intoDictionary(key: "")
      _ = binder.bindFactory(Target.self).with(Making.self)
      _ = binder.bindFactory(Engine.self)
      _ = binder.bindPropertyInjectionOf(Target.self)
      binder.bind(Int16.self).configured { _ in binder.bind(Int16.self).tagged(with: Depth.self).to(value: 1) }
      binder.bind(Depth.Element.self).tagged(with: Height.self).to(value: 2)
    }
  }

  struct Depth: Cleanse.Tag { typealias Element = Int16 }
  struct Height: Cleanse.Tag { typealias Element = Int16 }
  struct Turning: AssistedFactory {
    typealias Element = Engine
    typealias Seed = Int
  }

  @Test("The report of a missing binding notes the line of an unfinished binding")
  func unfinished() {
    let here = { (type: String, line: Int) in
      "a binding of \(type) starts here and is never completed at "
        + "Validation/MissingKeyTests.swift:\(Dropping.line + line)"
    }
    let anchors = [0, 2, 4].map { here("Anchor", $0) }
    #expect(notes(of: Anchor.self) == anchors)
    #expect(notes(of: TaggedProvider<Kedge>.self) == anchors)
    let numbers = [6, 8].map { here("Int8", $0) }
    #expect(notes(of: [Int8].self) == numbers)
    #expect(notes(of: [String: Int8].self) == numbers)
    #expect(notes(of: Factory<Making>.self) == [here("Factory<Making>", 9)])
    #expect(notes(of: Factory<Turning>.self) == [here("Factory<EmptySeed<Engine>>", 10)])
    #expect(notes(of: PropertyInjector<Target>.self) == [here("PropertyInjector<Target>", 11)])
    #expect(notes(of: Int16.self) == [here("Int16", 12)])
    #expect(notes(of: Engine.self) == [])
    #expect(notes(of: TaggedProvider<Depth>.self) == [])
    #expect(notes(of: TaggedProvider<Height>.self) == [])
  }

  struct DroppingOnly: Module {
    static let line = #line + 1
    static func configure(binder: Binder<Singleton>) { _ = binder.bind(Anchor.self) }
  }

  struct DroppingElsewhere: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      bindAnchor(binder)
      binder.bind(Engine.self).to(factory: Engine.init)
    }

    private static func bindAnchor(_ binder: Binder<Singleton>) { _ = binder.bind(Anchor.self) }
  }

  @Test(
    "The note of an unfinished binding gives only its line if other bindings do not reveal the file")
  func unfinishedSomewhere() {
    #expect(
      notes(of: Anchor.self, from: DroppingOnly.self) == [
        "a binding of Anchor starts in DroppingOnly, on line \(DroppingOnly.line) of its file, and is never completed"
      ])
    let file = "Validation/MissingKeyTests.swift"
    let line = DroppingElsewhere.line
    #expect(
      notes(of: Anchor.self, from: DroppingElsewhere.self) == [
        "a binding of Anchor starts in DroppingElsewhere, on line \(line + 5) of its file, and is never completed",
        "it follows this binding at \(file):\(line)", "it precedes this binding at \(file):\(line + 2)",
      ])
  }

  private func notes<Wanted>(of wanted: Wanted.Type) -> [String] {
    notes(of: wanted, from: Dropping.self)
  }

  private func notes<M: Module, Wanted>(of wanted: Wanted.Type, from module: M.Type) -> [String]
  where M.Scope == Singleton {
    faults(MissingProvider.self, of: Asking<M, Wanted>.self).flatMap(\.diagnostic.notes).map(\.description)
  }

  struct TwoBegun: Module {
    static func configure(binder: Binder<Singleton>) {
      _ = binder.bind(Anchor.self)
      binder.bind(Int.self).to { (_: Anchor, _: Engine, _: Target) in 1 }
    }
  }

  @Test("A missing binding that was started but not finished is a separate error")
  func unfinishedBesideOthers() {
    let errors = faults(MissingProvider.self, of: Checked<TwoBegun>.self)
    #expect(errors.map(\.requests.count) == [1, 1, 1])
    #expect(errors.count { !$0.diagnostic.notes.isEmpty } == 1)
  }

  // MARK: Dependencies that are unreachable from a root

  struct Unreached: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to { (_: Engine) in 1 }
      binder.bind(Int16.self).to { (_: Engine) in 1 }
      binder.bind(Int32.self).to { (_: Engine) in 1 }
    }
  }

  @Test("A missing binding lists dependents reachable from a root first")
  func reachableFirst() throws {
    let errors = faults(MissingProvider.self, of: Asking<Unreached, Int16>.self)
    try #require(errors.count == 1)
    #expect(
      errors[0].requests.map { $0.sourceLocation?.line }
        == [1, 0, 2].map { Unreached.first + $0 })
    #expect(errors[0].diagnostic.location?.line == Unreached.first + 1)
  }
}
