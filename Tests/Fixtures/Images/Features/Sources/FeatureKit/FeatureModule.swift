import Cleanse

public struct FeatureModule: Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.bind((any Store).self).sharedInScope().to { DiskStore() }
    binder.bind(Feature.self).sharedInScope().to(factory: Feature.init)
    binder.bind(String.self).intoCollection().to(value: "feature")
    binder.install(dependency: SessionComponent.self)
  }
}

public struct SessionComponent: Component {
  public typealias Seed = Int

  public static func configure(binder: Binder<Unscoped>) {}

  public static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
    bind.to { (seed: Int, store: any Store) in "session \(seed)" }
  }
}

/// A graph of the library alone.
public struct FeatureComponent: RootComponent {
  public static func configure(binder: Binder<Singleton>) {
    binder.include(module: FeatureModule.self)
    binder.bind(String.self).tagged(with: Host.self).to(value: "library")
  }

  public static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
    bind.to { (feature: Feature) in feature.host.get() }
  }
}
