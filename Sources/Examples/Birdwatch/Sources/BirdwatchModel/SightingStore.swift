/// Keeps the sightings of all users. It is an actor, so that every isolation may use it.
public actor SightingStore {
  private var sightings: [String: [Sighting]]
  public private(set) var isOpen = true

  public init(_ sightings: [String: [Sighting]] = [:]) {
    self.sightings = sightings
  }

  /// Opens the store, which takes a moment.
  public static func open() async throws -> SightingStore {
    await Task.yield()
    return SightingStore([
      "ada": [
        Sighting(bird: "Kingfisher", place: "Mill pond", count: 1),
        Sighting(bird: "Lapwing", place: "Long meadow", count: 14),
      ]
    ])
  }

  public func sightings(of account: Account) -> [Sighting] {
    sightings[account.name, default: []]
  }

  public func add(_ sighting: Sighting, for account: Account) {
    sightings[account.name, default: []].append(sighting)
  }

  public func close() {
    isOpen = false
  }
}
