import BirdwatchModel
import Cleanse
import Observation

/// The page that records a sighting. Its bird is known only when the page opens.
@Observable
public final class SightingEditorModel {
  public let bird: String
  public var place = "the garden"
  public var count = 1
  private let session: Session
  private let store: SightingStore

  init(bird: Assisted<String>, session: Session, store: SightingStore) {
    self.bird = bird.get()
    self.session = session
    self.store = store
  }

  public func save() async {
    let sighting = Sighting(bird: bird, place: place, count: count)
    await store.add(sighting, for: session.account)
    session.sightings.append(sighting)
    session.savedCount += 1
  }
}

/// Makes the editor of a bird.
struct EditorFactory: AssistedFactory {
  typealias Seed = String
  typealias Element = SightingEditorModel
}
