import CleanseShims

/// Notices that making something leads to making the same thing again, without an end.
///
/// A value that is not shared is not marked while it is made, so only the depth tells. What ends by itself, such as a
/// tree of objects that ask for their children, stays far below the limit, and the stack of a main thread holds a few
/// times as much. On a thread with a small stack, such as one of half a megabyte, the stack may end first.
final class NestingLimit {
  private static let limit = 500

  /// One making that is under way on the present thread, in the memory of the stack.
  private struct Making {
    let limit: Unmanaged<NestingLimit>
    /// How many makings under the same limit there are on this thread, this one included.
    let depth: Int
    /// The creation around this one, with any limit.
    let outer: UnsafeMutableRawPointer?
  }

  /// Counts while `body` runs. Each thread has a count of its own.
  /// - Parameter stop: explains what does not end.
  /// - Complexity: O(1) where the makings of the thread are under one limit, O(makings) where they alternate.
  func nested<Result>(orStop stop: () -> Never, _ body: () -> Result) -> Result {
    let innermost = cleanse_innermost_making()
    let depth = depth(from: innermost.pointee) + 1
    if depth > Self.limit { stop() }
    var making = Making(limit: .passUnretained(self), depth: depth, outer: innermost.pointee)
    return withUnsafeMutablePointer(to: &making) { pointer in
      innermost.pointee = UnsafeMutableRawPointer(pointer)
      defer { innermost.pointee = pointer.pointee.outer }
      return body()
    }
  }

  /// How many makings under this limit there are on the present thread, from the innermost one outwards.
  private func depth(from innermost: UnsafeMutableRawPointer?) -> Int {
    var next = innermost
    while let making = next?.assumingMemoryBound(to: Making.self).pointee {
      if making.limit.toOpaque() == Unmanaged.passUnretained(self).toOpaque() { return making.depth }
      next = making.outer
    }
    return 0
  }
}
