import Relay
import Testing

@Suite("Documented scopes and lifecycles") struct ScopesExampleTests {
  @Test("Each documented use case gets its own transient store") func useCases() throws {
    try MyScopedDependencyRegistry().registerDependencies()
    let first = DependencyContainer.container(for: .useCase1).resolve(StoreType.self)
    #expect(first is FirstUseCaseStore)
    #expect(DependencyContainer.useCase1.resolve(StoreType.self) !== first)
    #expect(DependencyContainer.useCase2.resolve(StoreType.self) is SecondUseCaseStore)
  }

  @Test("A transient factory is called at each request") func transient() throws {
    DependencyContainer.global.register(OtherStoreType.self, lifecycle: .transient) { _ in OtherStore() }
    let container = DependencyContainer.global
    #expect(container.resolve(OtherStoreType.self) !== container.resolve(OtherStoreType.self))
  }
}

extension DependencyContainerScope {
  fileprivate static let useCase1 = DependencyContainerScope("useCase1")
  fileprivate static let useCase2 = DependencyContainerScope("useCase2")
}

extension DependencyContainer {
  fileprivate static let useCase1 = container(for: .useCase1)
  fileprivate static let useCase2 = container(for: .useCase2)
}

private protocol StoreType: AnyObject {}
private final class FirstUseCaseStore: StoreType {}
private final class SecondUseCaseStore: StoreType {}
private protocol OtherStoreType: AnyObject {}
private final class OtherStore: OtherStoreType {}

private final class MyScopedDependencyRegistry: DependencyRegistryType {
  func registerDependencies() throws {
    DependencyContainer.useCase1.register(StoreType.self, lifecycle: .transient) { _ in
      FirstUseCaseStore()
    }
    DependencyContainer.useCase2.register(StoreType.self, lifecycle: .transient) { _ in
      SecondUseCaseStore()
    }
  }
}
