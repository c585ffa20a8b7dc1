/// One way of doing the work of a case: with Cleanse, or a baseline.
package struct Contender {
  package let name: String
  /// How many operations one call of `run` with 1 does; results are given for one of them.
  package let operations: Int
  /// Does the work as often as it is told.
  package let run: (Int) -> Void

  package init(_ name: String, operations: Int = 1, run: @escaping (Int) -> Void) {
    self.name = name
    self.operations = operations
    self.run = run
  }

  /// How often the work has to be repeated to take so long.
  /// - Parameter time: what one operation takes.
  package func repetitions(filling duration: Double, time: Double) -> Int {
    max(Int(duration / (time * Double(operations))), 1)
  }
}
