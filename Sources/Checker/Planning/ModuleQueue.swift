import Foundation

/// Reads modules on all cores.
enum ModuleQueue {
  /// Calls `read` for each module, on threads with a stack for deep expressions.
  /// - Returns: the results in the order of the modules.
  static func read<Module: Sendable, Facts: Sendable>(
    _ modules: [Module], _ read: @escaping @Sendable (Module) -> Facts
  ) -> [Facts] {
    let results = Results<Facts>(count: modules.count)
    let threads = min(modules.count, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      BigStack.run {
        while let index = results.next() { results.set(read(modules[index]), at: index) }
      }
    }
    return results.all
  }

  // `Sendable`, because the lock guards all state.
  private final class Results<Facts>: @unchecked Sendable {
    private let lock = NSLock()
    private var started = 0
    private var results: [Facts?]

    init(count: Int) {
      results = Array(repeating: nil, count: count)
    }

    /// The next module that no thread has begun to read.
    func next() -> Int? {
      lock.withLock {
        guard started < results.count else { return nil }
        started += 1
        return started - 1
      }
    }

    func set(_ facts: Facts, at index: Int) {
      lock.withLock { results[index] = facts }
    }

    var all: [Facts] { lock.withLock { results.compactMap { $0 } } }
  }
}
