extension ComponentInstance {
  /// Makes the values that `start()` makes, and runs neither hooks nor services.
  /// - Parameter made: called after each of them, with whether it has an `onStart` hook, and not a service alone.
  package func makeStartedValues(_ made: (_ hasHook: Bool) -> Void) {
    slots.lifecycle?.makeStartedValues(made)
  }
}
