import BirdwatchModel
import Cleanse

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A screen created in code, for one bird.
final class SightingEditorController: UIViewController {
  private let bird: String
  private let account: Account
  private let store: SightingStore

  init(bird: Assisted<String>, account: Account, store: SightingStore) {
    self.bird = bird.get()
    self.account = account
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = bird.get()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func save(place: String, count: Int) async {
    await store.add(Sighting(bird: bird, place: place, count: count), for: account)
  }
}

enum EditorFactory: AssistedFactory {
  typealias Seed = String
  typealias Element = SightingEditorController
}
