/// Adds up a user's sightings. It need not be `Sendable`, because each task builds its own summary.
public final class SightingSummary {
  private let account: Account
  private let store: SightingStore
  private var birds = 0
  private var places: Set<String> = []

  init(account: Account, store: SightingStore) {
    self.account = account
    self.store = store
  }

  public nonisolated(nonsending) func text() async -> String {
    for sighting in await store.sightings(of: account) {
      birds += sighting.count
      places.insert(sighting.place)
    }
    return "\(birds) birds at \(places.count) places"
  }
}
