import TestSupport
import BindingGraph
import Testing

@testable import cleansec

@Suite("Roots with async bindings") struct AsynchronousRootTests {
  private static let source = """
    import Cleanse

    final class Connection: Sendable {
      static func open() async throws -> Connection { Connection() }
    }

    struct Server: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Connection.self).sharedInScope().to(asyncFactory: Connection.open)
      }
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
        bind.to { (_: Connection) in true }
      }
    }

    func answerSoon() async throws -> Bool {
      try await AsyncComponentFactory.of(Server.self).build()
    }

    func answerInTests(_ overrides: Overrides) throws -> Bool {
      try GraphValidator.check(Server.self)
      return try ComponentFactory.of(Server.self, overrides: overrides).build()
    }

    """

  private static let synchronousCall = """
    func answer() throws -> Bool {
      let factory = try ComponentFactory.of(
        Server.self)
      return factory.build()
    }

    """

  private func diagnostics(of text: String) throws -> [Diagnostic] {
    let source = try TemporaryFile(text)
    let module = try TestCompiler.facts(ofModule: "App", sources: [source.path])
    #expect(try ModuleFacts(stored: module.stored) == module)
    return try GraphCheck([module]).diagnostics
  }

  @Test("A synchronous factory of a root with async bindings is reported with a fix, unless it has overrides")
  func synchronousCall() throws {
    let found = try #require(
      diagnostics(of: Self.source + Self.synchronousCall).first { $0.id == .asynchronousComponent })
    #expect(found.steps.map(\.text.description) == ["built by ComponentFactory.of(Server.self)"])
    #expect(found.steps.map(\.location?.line) == [25])
    #expect(found.location?.line == 25)
    #expect(
      found.suggestions.map { "\($0.location?.line ?? 0): \($0.code?.description ?? "-")" } == [
        "25: try await AsyncComponentFactory.of(Server.self)"
      ])
  }

  @Test("A root with async bindings is valid if only AsyncComponentFactory builds it")
  func noSynchronousCall() throws {
    #expect(try diagnostics(of: Self.source).map(\.id) == [])
  }
}
