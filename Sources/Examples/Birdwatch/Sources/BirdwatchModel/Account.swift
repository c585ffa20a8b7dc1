/// A logged-in user.
public struct Account: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
