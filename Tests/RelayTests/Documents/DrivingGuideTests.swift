import Relay
import Testing

/// The code that Documentation/DrivingAnApp.md quotes.
@Suite("Examples of the guide to driving an app") struct DrivingGuideTests {
  @Test("The guide's launch arguments replace the registered dependency") func containers() throws {
    try BakeryRegistry().registerDependencies()
    #expect(Shop().window == "bread, fresh")

    let index = DynamicDependencyIndex()
    index.add(BakeryTypes())
    index.add(BakeryStubs())
    index.add(.breadOfTheDay, for: (any Bread).self) { (oven: Oven) in LoafBread(oven: oven) }

    let builder = LaunchArgumentBuilder(arguments: [
      DependencyInstructionLaunchArgument(type: .bread, factory: .noBread)
    ])
    #expect(builder.build() == ["-d", "type=bread,factory=noBread"])
    try InjectDependenciesArgumentParser(index: index).parse(arguments: builder.build())
    #expect(Shop().window == "sold out")
    try InjectDependenciesArgumentParser(index: index).parse(arguments: ["-d", "type=bread,factory=breadOfTheDay"])
    #expect(Shop().window == "bread, fresh")
  }

  @Test("The guide's parsing of the program's own arguments throws no error") func launch() throws {
    #if DEBUG
      DynamicDependencyIndex.shared.add(BakeryTypes())
      DynamicDependencyIndex.shared.add(BakeryStubs())
      try CommandLine.parse(with: [InjectDependenciesArgumentParser()])
    #endif
  }

  @Test("The guide's `tryResolve` throws the documented error for an unregistered type") func misses() {
    struct Cake {}
    let container = DependencyContainer.container(for: "guide")
    do {
      let cake = try container.tryResolve(Cake.self)
      Issue.record("\(cake)")
    } catch {
      #expect("\(error)".hasPrefix("Cake is not registered in the scope 'guide'"))
    }
  }
}

private protocol Bread {
  var label: String { get }
}

private final class Oven {}

private struct LoafBread: Bread {
  let oven: Oven
  let label = "bread, fresh"
}

private struct NoBread: Bread {
  let label = "sold out"
}

private struct BakeryRegistry: DependencyRegistryType {
  func registerDependencies() throws {
    let container = DependencyContainer.global
    container.register(Oven.self) { _ in Oven() }
    container.register(Bread.self, lifecycle: .transient) { container in LoafBread(oven: container.resolve()) }
  }
}

private final class Shop {
  @Injected private var bread: Bread

  var window: String { bread.label }
}

extension DependencyTypeKey {
  fileprivate static let bread = DependencyTypeKey("bread")
}

extension DependencyFactoryKey {
  fileprivate static let noBread = DependencyFactoryKey("noBread")
  fileprivate static let breadOfTheDay = DependencyFactoryKey("breadOfTheDay")
}

private struct BakeryTypes: DependencyTypeIndexable {
  let index: [DependencyTypeKey: Any.Type] = [.bread: Bread.self]
}

private struct BakeryStubs: DependencyFactoryIndexable {
  let index: [DependencyFactoryKey: (DependencyContainer) -> Any] = [.noBread: { _ in NoBread() }]
}
