import Cleanse

/// Opens the store when the app is built, and closes it when the app ends.
public struct StoreModule: Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.bind(SightingStore.self).sharedInScope().sendable()
      .onStop { await $0.close() }
      .to(asyncFactory: SightingStore.open)
  }
}
