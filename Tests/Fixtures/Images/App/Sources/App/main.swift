import Cleanse
import CleanseFoundation
import FeatureKit

struct AppComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: FeatureModule.self)
    binder.bind(String.self).tagged(with: Host.self).to(value: "app")
    binder.bind(String.self).intoCollection().to(value: "app")
  }

  static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
    bind.to { (feature: Feature, again: Provider<Feature>, store: Lazy<any Store>) in
      let isShared = feature === again.get() && feature.store.get() === store.get()
      let session = feature.sessions.build(7)
      return "host \(feature.host.get()), names \(feature.names.sorted()), shared \(isShared), \(session)"
    }
  }
}

/// Lacks a binding, whatever copies the program has.
struct BrokenComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
    bind.to { (number: Double) in "\(number)" }
  }
}

func show(_ title: String, _ build: () throws -> String) {
  do {
    print("\(title): \(try build())")
  } catch {
    let ofApp = error is any CleanseError
    print("\(title): an error that the app \(ofApp ? "knows" : "does not know"),", terminator: " ")
    print("and the library \(recognizesInLibrary(error) ? "knows" : "does not know")")
    print(error.localizedDescription)
  }
}

show("App, built in the app") { try ComponentFactory.of(AppComponent.self).build() }
show("App, built in the library") { try buildInLibrary(AppComponent.self) }
show("Feature, built in the app") { try ComponentFactory.of(FeatureComponent.self).build() }
show("Feature, built in the library") { try buildInLibrary(FeatureComponent.self) }
show("Broken, built in the library") { try buildInLibrary(BrokenComponent.self) }
