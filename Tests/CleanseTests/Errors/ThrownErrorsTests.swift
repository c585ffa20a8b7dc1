import Cleanse
import Testing

@Suite("Thrown errors")
struct ThrownErrorsTests {
  struct OneFault: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to { (_: String) in 1 }
    }
  }

  struct TwoFaults: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to { (_: Int) in 1 }
      binder.bind(Int8.self).to { (_: String) in 1 }
    }
  }

  struct NoFault: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  @Test("A graph with one error throws that error from creation and validation")
  func one() throws {
    let created = #expect(throws: MissingProvider.self) { _ = try ComponentFactory.of(Checked<OneFault>.self) }
    let checked = #expect(throws: MissingProvider.self) { try GraphValidator.check(Checked<OneFault>.self) }
    let report = GraphValidator.validate(Checked<OneFault>.self)
    let description: String = try #require(created).description
    #expect(checked?.description == description)
    #expect(report.description == description)
    #expect(report.errors.map(\.description) == [description])
    #expect(description.contains("*** String *** binding missing"))
    #expect(description.contains("required by Int at Errors/ThrownErrorsTests.swift:\(OneFault.line)"))
  }

  @Test("A graph with several errors throws a MultiError that contains all of them")
  func several() throws {
    let created = #expect(throws: MultiError.self) { _ = try ComponentFactory.of(Checked<TwoFaults>.self) }
    let checked = #expect(throws: MultiError.self) { try GraphValidator.check(Checked<TwoFaults>.self) }
    let multiple: MultiError = try #require(created)
    #expect(
      multiple.errors.map { FaultPlace($0) } == [
        FaultPlace(DependencyCycle.self, TwoFaults.first), FaultPlace(MissingProvider.self, TwoFaults.first + 1),
      ])
    #expect(multiple.description.contains("Multiple Errors"))
    #expect(multiple.description.contains("*** Int *** Dependency Cycle Detected"))
    for error in multiple.errors { #expect(multiple.description.contains(error.description)) }
    #expect(checked?.description == multiple.description)
    #expect("\(multiple)" == multiple.description)
  }

  @Test("A graph without errors throws nothing from creation and validation")
  func none() throws {
    try GraphValidator.check(Checked<NoFault>.self)
    #expect(GraphValidator.validate(Checked<NoFault>.self).isValid)
    _ = try ComponentFactory.of(Checked<NoFault>.self)
  }
}
