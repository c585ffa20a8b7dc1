/// How often a factory is called.
public enum LifecycleType: String, Sendable, CaseIterable {
  /// Once: the container stores the value, even `nil`.
  case singleton
  /// For each resolution. The container does not store the values.
  case transient
}
