import Cleanse
import Relay
import RelayGraph

/// A program controlled by launch arguments, whose own types are all isolated to the main actor.
@main
enum DrivenApp {
  static func main() throws {
    DynamicDependencyIndex.shared.add(EngineTypes())
    DynamicDependencyIndex.shared.add(EngineFactories())
    DynamicDependencyIndex.shared.add("tuned", for: Engine.self) { (tuning: Tuning) in Engine(power: tuning.power) }
    try driveContainers()
    try driveGraph()
    print("DrivenApp: OK")
  }

  private static func driveContainers() throws {
    DependencyContainer.global.register(Engine.self) { _ in Engine(power: 1) }
    try CommandLine.parse(with: [InjectDependenciesArgumentParser()])
    guard Ship().engine.power == 1 else { fatalError("The program has been given other arguments.") }
    try InjectDependenciesArgumentParser().parse(arguments: ["-d", "type=engine,factory=strong"])
    guard Ship().engine.power == 9 else { fatalError("The arguments do not drive the containers.") }
  }

  private static func driveGraph() throws {
    let driven = try DynamicOverrides(
      arguments: ["-d", "type=engine,factory=tuned"], index: .shared, honoredIn: .allBuilds)
    let plugins = CleanseServiceLoader([RelayIndexPlugin()])
    let factory = try ComponentFactory.of(Fleet.self, overrides: driven.overrides, serviceLoader: plugins)
    guard factory.build().power == 7 else { fatalError("The arguments do not drive the graph.") }
    try GraphValidator.check(Fleet.self, configurations: DynamicDependencyIndex.shared.launchConfigurations())
  }
}

final class Engine {
  let power: Int

  init(power: Int) {
    self.power = power
  }
}

struct Tuning {
  let power = 7
}

final class Ship {
  @Injected var engine: Engine
}

struct EngineTypes: DependencyTypeIndexable {
  let index: [DependencyTypeKey: Any.Type] = ["engine": Engine.self]
}

struct EngineFactories: DependencyFactoryIndexable {
  let index: [DependencyFactoryKey: (DependencyContainer) -> Any] = ["strong": { _ in Engine(power: 9) }]
}

struct Fleet: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Tuning.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Engine>) -> BindingReceipt<Engine> {
    bind.to { Engine(power: 1) }
  }
}
