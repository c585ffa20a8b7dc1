extension ComponentInstance {
  /// Makes the values that `start()` makes, and runs no hooks.
  package func makeStartedValues() {
    slots.lifecycle?.makeStartedValues()
  }
}
