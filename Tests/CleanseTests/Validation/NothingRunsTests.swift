import Cleanse
import Testing

@Suite("Factories during validation")
struct NothingRunsTests {
  final class Target {
    func inject(_ number: Int) { Issue.record("an injector ran") }
  }

  struct Making: AssistedFactory {
    typealias Element = Target
    typealias Seed = Int
  }

  struct Number: Cleanse.Tag {
    typealias Element = Int
  }

  struct Failing: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to { fail(1) }
      binder.bind(Int8.self).sharedInScope().to { (_: Int) in fail(1) }
      binder.bind(Int.self).tagged(with: Number.self).to { fail(1) }
      binder.bind(Int16.self).to(provider: Provider(getter: { fail(1) }))
      binder.bind(Int32.self).configured(with: { $0.to { fail(1) } })
      binder.bind(Int.self).intoCollection().sharedInScope().to { fail(1) }
      binder.bind([Int].self).to { fail([]) }
      binder.bind(Int64.self).intoCollection().to { fail(1) }
      binder.bind(Int64.self).intoSet().to { fail(1) }
      binder.bind(Int64.self).intoDictionary(key: "a").to { fail(1) }
      binder.bindPropertyInjectionOf(Target.self).to(injector: Target.inject)
      binder.bindFactory(Target.self).with(Making.self).to { (_: Assisted<Int>) in fail(Target()) }
      binder.install(dependency: Level<FailingInside, Int8>.self)
    }
  }

  struct FailingInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(UInt8.self).sharedInScope().to { (_: Int8) in fail(1) }
    }
  }

  struct Sound: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: FailingWithoutConflict.self)
    }
  }

  struct FailingWithoutConflict: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to { fail(1) }
      binder.bind(Int8.self).sharedInScope().to { (_: Int) in fail(1) }
      binder.bind(Int64.self).intoCollection().sharedInScope().to { fail(1) }
      binder.install(dependency: Level<FailingInside, Int8>.self)
    }
  }

  /// One missing dependency in each kind of binding, none of which is used.
  struct Unasked: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to { (_: Missing<Int8>) in 1 }
      binder.bind(Int8.self).tagged(with: Small.self).to { (_: Missing<Small>) in 1 }
      binder.bind(Int16.self).intoCollection().to { (_: Missing<Int16>) in 1 }
      binder.bind(Int32.self).intoSet().to { (_: Missing<Int32>) in 1 }
      binder.bind(Int64.self).intoDictionary(key: 1).to { (_: Missing<Int64>) in 1 }
      binder.bindPropertyInjectionOf(Target.self).to { (_: Target, _: Missing<Target>) in }
      binder.bindFactory(Target.self).with(Making.self).to { (_: Assisted<Int>, _: Missing<Making>) in Target() }
      binder.bind(UInt8.self).configured(with: { $0.to { (_: Missing<UInt8>) in 1 } })
    }
  }

  struct Small: Cleanse.Tag {
    typealias Element = Int8
  }

  struct Missing<Name> {}

  static func fail<Value>(_ value: Value) -> Value {
    Issue.record("a factory ran")
    return value
  }

  @Test("Validation of a valid graph runs no factory")
  func sound() throws {
    #expect(faults(of: Level<Sound, Int8>.self).isEmpty)
    try GraphValidator.check(Level<Sound, Int8>.self)
    _ = try ComponentFactory.of(Level<Sound, Int8>.self)
  }

  @Test("Validation of an invalid graph runs no factory")
  func faulty() {
    #expect(names(faults(DuplicateBinding.self, of: Level<Failing, Int8>.self).map(\.boundType)) == ["Array<Int>"])
  }

  @Test("Validation checks unused bindings too")
  func unasked() {
    let errors = faults(MissingProvider.self, of: Checked<Unasked>.self)
    #expect(errors.map { FaultPlace($0).line } == Array(Unasked.first..<(Unasked.first + 8)))
    #expect(errors.count == faults(of: Checked<Unasked>.self).count)
  }
}

private func fail<Value>(_ value: Value) -> Value {
  NothingRunsTests.fail(value)
}
