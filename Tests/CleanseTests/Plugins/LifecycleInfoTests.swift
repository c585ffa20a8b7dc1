import Cleanse
import Testing

@Suite("Lifecycle information for plugins")
struct LifecycleInfoTests {
  private struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).sharedInScope().to { 1 }
      binder.bind(Int16.self).sharedInScope().eager().to { 1 }
      binder.bind(UInt16.self).sharedInScope().eager(.concurrently).to { 1 }
      binder.bind(Int32.self).sharedInScope().onStart { _ in }.to { 1 }
      binder.bind(Int64.self).intoCollection().sharedInScope().onStop { _ in }.to { 1 }
      binder.bind(String.self).sharedInScope().to(asyncFactory: { "" })
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.onStart { _ in }.onStop { _ in }.to(value: 1)
    }
  }

  private func info<P: ProviderProtocol>(_ type: P.Type) throws -> ProviderInfo {
    let app = try #require(GraphValidator.validate(App.self).root.subcomponents.first)
    return try #require(app.providers[ProviderKey(type)]?.first)
  }

  @Test("Plugins see eagerness, lifecycle hooks and async factories of bindings")
  func infos() throws {
    func facts<P: ProviderProtocol>(_ type: P.Type) throws -> [Bool] {
      let info = try info(type)
      return [info.isEager, info.hasStartHook, info.hasStopHook]
    }
    #expect(try facts(Provider<Int8>.self) == [false, false, false])
    #expect(try facts(Provider<Int16>.self) == [true, false, false])
    #expect(try facts(Provider<UInt16>.self) == [true, false, false])
    #expect(try facts(Provider<Int32>.self) == [false, true, false])
    #expect(try facts(Provider<[Int64]>.self) == [false, false, true])
    #expect(try facts(Provider<String>.self) == [true, false, false])
    #expect(try facts(Provider<Int>.self) == [false, true, true])
    #expect(try info(Provider<UInt16>.self).isCreatedConcurrently)
    #expect(try info(Provider<String>.self).isCreatedConcurrently)
    #expect(try !info(Provider<Int16>.self).isCreatedConcurrently)
    #expect(try info(Provider<String>.self).kind == .asynchronousFactory)
    #expect(try info(Provider<String>.self).scope.map { "\($0)" } == "Singleton")
  }
}
