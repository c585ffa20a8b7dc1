import BirdwatchModel
import Cleanse

/// The overrides of all previews: a store that is already open.
struct PreviewModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(SightingStore.self).sharedInScope().sendable().to {
      SightingStore(["ada": [Sighting(bird: "Wren", place: "the hedge", count: 2)]])
    }
  }
}
