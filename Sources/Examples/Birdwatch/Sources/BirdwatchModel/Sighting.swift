/// Birds of one kind that a user saw at the same time.
public struct Sighting: Equatable, Sendable {
  public let bird: String
  public let place: String
  public let count: Int

  public init(bird: String, place: String, count: Int) {
    self.bird = bird
    self.place = place
    self.count = count
  }
}
