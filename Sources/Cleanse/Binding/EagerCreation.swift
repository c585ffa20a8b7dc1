/// How an eager object is created, for `eager(_:)`.
public struct EagerCreation: Sendable {
  private init() {}

  /// Created concurrently with other such objects and with async bindings, if an `AsyncComponentFactory` builds the
  /// component.
  public static let concurrently = EagerCreation()
}
