/// Rows for awaited values in which none overlaps another: a viewer takes what overlaps for nested.
struct TraceLanes {
  /// For each entry its lane, counted from 0; `nil` for what has a thread to itself.
  let laneOfEntry: [Int?]
  let count: Int

  /// - Parameter entries: in the order of their beginning.
  init(of entries: [CreationTrace.Entry]) {
    var ends: [Int64] = []
    laneOfEntry = entries.map { entry in
      guard entry.kind == .awaitedValue else { return nil }
      let end = entry.startNanoseconds + entry.totalNanoseconds
      if let free = ends.firstIndex(where: { $0 <= entry.startNanoseconds }) {
        ends[free] = end
        return free
      }
      ends.append(end)
      return ends.count - 1
    }
    count = ends.count
  }
}
