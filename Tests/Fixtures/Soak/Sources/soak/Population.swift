import Foundation
import Synchronization

/// The number of objects that exist, of all graphs together.
enum Population {
  private static let count = Atomic(0)
  private static let made = Atomic(0)

  /// The calls of hooks and services that have ended.
  static let starts = Atomic(0)
  static let stops = Atomic(0)
  static let services = Atomic(0)

  static var living: Int { count.load(ordering: .sequentiallyConsistent) }
  static var total: Int { made.load(ordering: .relaxed) }

  fileprivate static func grow() {
    count.add(1, ordering: .sequentiallyConsistent)
    made.add(1, ordering: .relaxed)
  }

  fileprivate static func shrink() { count.subtract(1, ordering: .sequentiallyConsistent) }
}

/// An object that counts.
class Counted {
  init() { Population.grow() }
  deinit { Population.shrink() }
}

/// The errors that workloads found. The program fails if there is one.
final class Findings: Sendable {
  static let shared = Findings()
  private let texts = Guarded<[String]>([])

  func add(_ text: String) { texts.update { $0.append(text) } }

  func expect(_ isTrue: Bool, _ text: @autoclosure () -> String) {
    if !isTrue { add(text()) }
  }

  var all: [String] { texts.update { $0 } }
}

/// A value with a lock that the thread sanitizer knows. It does not know `Mutex`.
final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  func update<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
