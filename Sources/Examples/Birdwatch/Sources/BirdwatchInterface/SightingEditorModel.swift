import BirdwatchModel
import Cleanse

/// The page that notes one bird. Which bird is known only when the page opens.
public final class SightingEditorModel {
  public var place = "the garden"
  public var count = 1
  private let bird: String
  private let session: Session
  private let store: SightingStore
  private let screen: Screen

  init(bird: Assisted<String>, session: Session, store: SightingStore, screen: Screen) {
    self.bird = bird.get()
    self.session = session
    self.store = store
    self.screen = screen
  }

  public func save() async {
    await store.add(Sighting(bird: bird, place: place, count: count), for: session.account)
    session.savedCount += 1
    screen.show("  saved: \(bird)")
  }
}

/// Makes the editor of a bird.
struct EditorFactory: AssistedFactory {
  typealias Seed = String
  typealias Element = SightingEditorModel
}
