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
  /// As a crash reporter sees an error, which knows no type of it.
  private func expectSame(_ error: any Error, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(error.localizedDescription == "\(error)", sourceLocation: sourceLocation)
    #expect((error as NSError).localizedDescription == "\(error)", sourceLocation: sourceLocation)
  }

  @Test("An error of a graph says what happened")
  func graphErrors() throws {
    let errors = GraphValidator.validate(Garage.self).errors
    #expect(errors.contains { $0 is MissingProvider } && errors.contains { $0 is DuplicateBinding })
    for error in errors { expectSame(error) }
    let thrown = try #require(throws: MultiError.self) { try GraphValidator.check(Garage.self) }
    expectSame(thrown)
    #expect((thrown as any Error).localizedDescription.contains("*** Fuel *** binding missing"))
  }

  @Test("An error that has no type of its own says what happened")
  func otherErrors() throws {
    let error = try #require(throws: (any Error).self) { try ComponentFactory.of(Tower.self) }
    #expect(!(error is MultiError))
    expectSame(error)
    #expect(error.localizedDescription.contains("[asynchronous-component]"))
  }

  @Test("An error of a factory says what happened, with the error beneath")
  func creationErrors() async throws {
    let error = try await #require(throws: CreationError.self) {
      try await AsyncComponentFactory.of(Tower.self).build()
    }
    expectSame(error)
  }

  @Test("An error of a plugin has its description once it conforms")
  func pluginErrors() {
    expectSame(Refusal())
    #expect((Refusal() as any Error).localizedDescription == "The plugin refuses it.")
  }

  @Test("No public error of the core is left out")
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
