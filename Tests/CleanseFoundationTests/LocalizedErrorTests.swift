import Cleanse
import CleanseFoundation
import Foundation
import Testing

private struct Engine {
  let fuel: Fuel
}

private struct Fuel {}

private struct Garage: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Engine.self).to(factory: Engine.init)
    binder.bind(Int.self).to(value: 1)
    binder.bind(Int.self).to(value: 2)
  }

  static func configureRoot(binder bind: ReceiptBinder<Engine>) -> BindingReceipt<Engine> {
    bind.to(factory: Engine.init)
  }
}

private struct Unsteady {
  init() async throws { throw CocoaError(.fileNoSuchFile) }
}

private struct Tower: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Unsteady.self).sharedInScope().to(asyncFactory: Unsteady.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to { (_: Unsteady) in 1 }
  }
}

private struct Refusal: CleanseError, LocalizedError {
  let diagnostic = Diagnostic(id: "refusal", headline: "refused")
  let description = "The plugin refuses it."
}

@Suite("Localized descriptions")
struct LocalizedErrorTests {
  /// Compares as a crash reporter does, which sees no concrete error type.
  private func expectSame(_ error: any Error, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(error.localizedDescription == "\(error)", sourceLocation: sourceLocation)
    #expect((error as NSError).localizedDescription == "\(error)", sourceLocation: sourceLocation)
  }

  @Test("The localized description of a graph error is its description")
  func graphErrors() throws {
    let errors = GraphValidator.validate(Garage.self).errors
    #expect(errors.contains { $0 is MissingProvider } && errors.contains { $0 is DuplicateBinding })
    for error in errors { expectSame(error) }
    let thrown = try #require(throws: MultiError.self) { try GraphValidator.check(Garage.self) }
    expectSame(thrown)
    #expect((thrown as any Error).localizedDescription.contains("*** Fuel *** binding missing"))
  }

  @Test("The localized description of an error without a public type is its description")
  func otherErrors() throws {
    let error = try #require(throws: (any Error).self) { try ComponentFactory.of(Tower.self) }
    #expect(!(error is MultiError))
    expectSame(error)
    #expect(error.localizedDescription.contains("[asynchronous-component]"))
  }

  @Test("The localized description of a creation error includes the error of the factory")
  func creationErrors() async throws {
    let error = try await #require(throws: CreationError.self) {
      try await AsyncComponentFactory.of(Tower.self).build()
    }
    expectSame(error)
  }

  @Test("The localized description of a conforming plugin error is its description")
  func pluginErrors() {
    expectSame(Refusal())
    #expect((Refusal() as any Error).localizedDescription == "The plugin refuses it.")
  }

  @Test("Every public error of the core conforms to LocalizedError")
  func completeness() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/API")
    func lines(_ list: String) throws -> [Substring] {
      try String(contentsOf: folder.appendingPathComponent(list), encoding: .utf8).split(separator: "\n")
    }
    let errors = try lines("Cleanse.txt").compactMap { $0.firstMatch(of: /^struct (\w+) : .*\bError\b/)?.1 }
    let localized = try lines("CleanseFoundation.txt").compactMap {
      $0.firstMatch(of: /^extension (\w+) : .*LocalizedError/)?.1
    }
    #expect(errors.count > 10)
    #expect(Set(errors) == Set(localized))
  }
}
