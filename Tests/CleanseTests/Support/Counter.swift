/// Counts the runs of a factory.
final class Counter {
  private(set) var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}
