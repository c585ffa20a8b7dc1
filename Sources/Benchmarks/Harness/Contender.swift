/// One way of doing the work of a case: with Cleanse, or a baseline.
package struct Contender {
  package let name: String
  /// The number of operations in one call of `run` with 1; results are given for one of them.
  package let operations: Int
  /// Does the work the given number of times.
  package let run: (Int) -> Void

  package init(_ name: String, operations: Int = 1, run: @escaping (Int) -> Void) {
    self.name = name
    self.operations = operations
    self.run = run
  }

  /// The number of repetitions that take this long.
  /// - Parameter time: the time of one operation.
  package func repetitions(filling duration: Double, time: Double) -> Int {
    max(Int(duration / (time * Double(operations))), 1)
  }
}
