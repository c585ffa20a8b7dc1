/// A counter for any thread.
package final class Counter: Sendable {
  private let value = Locked(0)

  package init() {}

  package var count: Int { value.value }

  @discardableResult
  package func increment() -> Int {
    value.update {
      $0 += 1
      return $0
    }
  }
}
