import Foundation

/// Runs work on several threads that start together.
package enum Race {
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Runs a closure on several threads and waits for all of them.
  /// - Returns: the results, in the order of the threads' numbers.
  package static func run<Result>(threads count: Int = 8, _ work: @escaping (Int) -> Result) -> [Result] {
    let work = Unchecked(value: work)
    let results = Locked<[Int: Unchecked<Result>]>([:])
    let start = Barrier(parties: count)
    let finish = DispatchGroup()
    for number in 0..<count {
      finish.enter()
      let thread = Thread {
        start.wait()
        let result = Unchecked(value: work.value(number))
        results.update { $0[number] = result }
        finish.leave()
      }
      thread.start()
    }
    finish.wait()
    return results.value.sorted { $0.key < $1.key }.map(\.value.value)
  }

  /// Lets other threads run, like a slow initializer.
  package static func dawdle() {
    Thread.sleep(forTimeInterval: 0.01)
  }
}
