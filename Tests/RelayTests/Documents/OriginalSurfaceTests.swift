import Relay
import Testing

/// Calls the API of the original framework.
@Suite("API of the original Relay") struct OriginalSurfaceTests {
  private let index: DynamicDependencyIndex = {
    let index = DynamicDependencyIndex()
    index.add(Types())
    index.add(Factories())
    return index
  }()

  @Test("A meta container registers its definitions, and an unknown type identifier is an error") func metaContainers()
    throws
  {
    let kitchen = DependencyContainerScope("OriginalSurfaceTests")
    let definitions = [
      DependencyDefinition(typeIdentifier: .knife, factoryIdentifier: .breadKnife, lifecycle: .transient)
    ]
    let described = DependencyMetaContainer(scope: kitchen, definitions: definitions)
    #expect(described.scope == kitchen)
    #expect(described.definitions == definitions)
    try DynamicDependencyRegistry(index: index, metaContainers: [described]).registerDependencies()
    let container = DependencyContainer.container(for: kitchen)
    #expect(container.resolve(Knife.self) !== container.resolve(Knife.self))

    let unknown = DependencyDefinition(typeIdentifier: "spoon", factoryIdentifier: .breadKnife)
    #expect(throws: DynamicDependencyIndexError.self) {
      try DynamicDependencyRegistry(
        index: index, metaContainers: [DependencyMetaContainer(scope: kitchen, definitions: [unknown])]
      ).registerDependencies()
    }
  }

  @Test("A dependency key of a type registers the type and ignores optionality") func keys() throws {
    #expect(DependencyKey(Knife.self) == DependencyKey(Knife?.self))
    #expect(DependencyKey(Knife.self) != DependencyKey(Int.self))
    let container = DependencyContainer.container(for: "OriginalSurfaceTests.keys")
    container.register(key: DependencyKey(Knife.self), lifecycle: .transient) { _ in Knife() }
    #expect(container.resolve(Knife.self) !== container.resolve(Knife.self))
  }

  @Test("Keys, scopes and launch arguments have the properties of the original Relay") func names() {
    #expect(DependencyTypeKey.knife.tag == "knife")
    #expect(DependencyFactoryKey.breadKnife.tag == "breadKnife")
    #expect(DependencyContainerScope.global.value == "global")
    let argument = DependencyInstructionLaunchArgument(type: .knife, factory: .breadKnife, scope: "kitchen")
    #expect(argument.type == .knife)
    #expect(argument.factory == .breadKnife)
    #expect(argument.scope == "kitchen")
    #expect(argument.lifecycle == .singleton)
  }
}

private final class Knife {}

extension DependencyTypeKey {
  fileprivate static let knife = DependencyTypeKey("knife")
}

extension DependencyFactoryKey {
  fileprivate static let breadKnife = DependencyFactoryKey("breadKnife")
}

private struct Types: DependencyTypeIndexable {
  let index: [DependencyTypeKey: Any.Type] = [.knife: Knife.self]
}

private struct Factories: DependencyFactoryIndexable {
  let index: [DependencyFactoryKey: (DependencyContainer) -> Any] = [.breadKnife: { _ in Knife() }]
}
