import CleanseAtomics

/// Notices that making something leads to making the same thing again, without an end.
///
/// A value that is not shared is not marked while it is made, so only the depth tells. What ends by itself, such as a
/// tree of objects that ask for their children, stays far below the limit; the stack would hold a few times as much.
final class NestingLimit {
  private static let limit: UInt = 500

  private let depth: UnsafeMutablePointer<UInt>

  init() {
    depth = .allocate(capacity: 1)
    depth.initialize(to: 0)
  }

  deinit {
    depth.deallocate()
  }

  /// Counts while `body` runs, on all threads together.
  /// - Parameter stop: explains what does not end.
  func nested<Result>(orStop stop: () -> Never, _ body: () -> Result) -> Result {
    if cleanse_atomic_add(depth, 1) > Self.limit { stop() }
    defer { _ = cleanse_atomic_add(depth, 0 &- 1) }
    return body()
  }
}
