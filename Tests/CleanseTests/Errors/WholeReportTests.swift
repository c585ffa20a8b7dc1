import Cleanse
import Testing

@Suite("Reports with many errors")
struct WholeReportTests {
  struct Missing<Name> {}

  struct InSingleton: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  struct Broken: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to { (_: Missing<String>) in 1 }
      binder.bind(Int16.self).to(value: 1)
      binder.install(dependency: Checked<InSingleton>.self)
      binder.bind(Int32.self).to { (_: UInt32) in 1 }
      binder.bind(UInt8.self).to { (_: Missing<Int>) in 1 }
      binder.bind(UInt32.self).to { (_: Int32) in 1 }
      binder.bind(Int16.self).to(value: 2)
      binder.bind(Int64.self).to { (_: UInt64) in 1 }
      binder.bind(Float.self).to(value: 1)
      binder.bind(UInt64.self).to { (_: Int64) in 1 }
      binder.bind(Float.self).to(value: 2)
      binder.bind(Double.self).to { (_: Missing<Bool>) in 1 }
    }
  }

  static let expected = [
    FaultPlace(MissingProvider.self, Broken.first),
    FaultPlace(DuplicateBinding.self, Broken.first + 1),
    FaultPlace(InvalidScopeNesting.self, Broken.first + 2),
    FaultPlace(DependencyCycle.self, Broken.first + 3),
    FaultPlace(MissingProvider.self, Broken.first + 4),
    FaultPlace(DependencyCycle.self, Broken.first + 7),
    FaultPlace(DuplicateBinding.self, Broken.first + 8),
    FaultPlace(MissingProvider.self, Broken.first + 11),
  ]

  @Test("Validation reports exactly the errors of a faulty graph in source order")
  func everything() {
    #expect(faults(of: Checked<Broken>.self).map { FaultPlace($0) } == Self.expected)
  }

  @Test("Creation, check and validation report the same errors")
  func everyWay() throws {
    let report = GraphValidator.validate(Checked<Broken>.self)
    #expect(!report.isValid)
    let created = try #require(
      #expect(throws: MultiError.self) { _ = try ComponentFactory.of(Checked<Broken>.self) } as MultiError?)
    let checked = try #require(
      #expect(throws: MultiError.self) { try GraphValidator.check(Checked<Broken>.self) } as MultiError?)
    #expect(created.errors.map { FaultPlace($0) } == Self.expected)
    #expect(checked.errors.map { FaultPlace($0) } == Self.expected)
    #expect(created.description == checked.description)
    #expect(created.description == report.description)
  }

  @Test("Validation reports the same errors in the same order on every run")
  func everyRun() {
    let first = GraphValidator.validate(Checked<Broken>.self).description
    for _ in 0..<20 {
      let next = GraphValidator.validate(Checked<Broken>.self)
      #expect(next.errors.map { FaultPlace($0) } == Self.expected)
      #expect(next.description == first)
    }
  }
}
