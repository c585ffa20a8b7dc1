import CleanseShims

/// Detects a creation or build that leads to itself without end.
///
/// A value that is not shared has no state during its creation, so only the depth reveals the recursion. A finite
/// recursion, such as a tree of objects that request their children, stays far below the limit. The stack of a main
/// thread holds a few times as much, but a small stack, such as half a megabyte, may overflow before the limit.
final class NestingLimit {
  private static let limit = 500

  /// A creation in progress on the current thread, stored on the stack.
  private struct Making {
    let limit: Unmanaged<NestingLimit>
    /// The number of creations under the same limit on this thread, this one included.
    let depth: Int
    /// The enclosing creation, under any limit.
    let outer: UnsafeMutableRawPointer?
  }

  /// Counts during `body`. Each thread has its own count.
  /// - Parameter stop: stops the program with an explanation of the recursion.
  /// - Complexity: O(1) if the creations of the thread are under one limit, O(creations) if they alternate.
  func nested<Result>(orStop stop: () -> Never, _ body: () -> Result) -> Result {
    let innermost = cleanse_innermost_creation()
    let depth = depth(from: innermost.pointee) + 1
    if depth > Self.limit { stop() }
    var making = Making(limit: .passUnretained(self), depth: depth, outer: innermost.pointee)
    return withUnsafeMutablePointer(to: &making) { pointer in
      innermost.pointee = UnsafeMutableRawPointer(pointer)
      defer { innermost.pointee = pointer.pointee.outer }
      return body()
    }
  }

  /// The number of creations under this limit on the current thread, from the innermost one outwards.
  private func depth(from innermost: UnsafeMutableRawPointer?) -> Int {
    var next = innermost
    while let making = next?.assumingMemoryBound(to: Making.self).pointee {
      if making.limit.toOpaque() == Unmanaged.passUnretained(self).toOpaque() { return making.depth }
      next = making.outer
    }
    return 0
  }
}
