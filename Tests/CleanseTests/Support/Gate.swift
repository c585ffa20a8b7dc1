/// Where tasks wait for each other.
actor Gate {
  private let expected: Int
  private var arrived = 0

  init(for expected: Int) {
    self.expected = expected
  }

  /// Waits until all have arrived, for some seconds at most.
  /// - Returns: whether they have.
  func arrive() async -> Bool {
    arrived += 1
    for _ in 0..<500 where arrived < expected { try? await Task.sleep(nanoseconds: 10_000_000) }
    return arrived >= expected
  }
}
