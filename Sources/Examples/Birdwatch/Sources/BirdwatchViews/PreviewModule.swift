import BirdwatchApplication
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

extension AppModel {
  /// A new app for each preview. If its graph has errors, the preview ends with the report.
  static func preview(overrides: Overrides = Overrides()) -> AppModel {
    do {
      return try ComponentFactory.of(AppComponent.self, overrides: [PreviewModule.self] + overrides).build()
    } catch {
      fatalError("\(error)")
    }
  }
}
