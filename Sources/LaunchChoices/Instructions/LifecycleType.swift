/// How often a container asks a factory.
public enum LifecycleType: String, Sendable, CaseIterable {
  /// Once: the container keeps what was made, even where that is `nil`.
  case singleton
  /// At each request. The container keeps nothing.
  case transient
}
