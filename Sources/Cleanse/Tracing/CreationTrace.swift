import BindingGraph
internal import CleanseThreads

/// A profile of startup: each object that a graph creates, its first dependent, its time and its thread.
///
/// Pass a trace to the factory of a root component, and read it at any later time:
///
///     let trace = CreationTrace()
///     let app = try ComponentFactory.of(App.self, trace: trace).build()
///     print(trace)
///
/// It records everything that the graph creates, in subcomponents too, as long as the graph lives. An entry takes a few
/// hundred bytes. Times are those of a wall clock. A graph without a trace has no extra cost.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
// Unchecked: the lock guards the only state.
public final class CreationTrace: @unchecked Sendable {
  /// What is being made, where the present task awaits it.
  struct AwaitedEntry: Sendable {
    let trace: CreationTrace
    let number: Int
  }

  @TaskLocal static var awaitedEntry: AwaitedEntry?

  private let mutex = Mutex()
  private var record = TraceRecord(start: MonotonicClock.now)

  /// An empty trace, for one graph.
  public init() {}

  /// The finished entries, in the order of their starts.
  public var entries: [Entry] {
    mutex.withLock { record.entries }
  }

  /// The creations that have ended, in the order of their ends: each after those that it waited for.
  package var creations: [TracedCreation] {
    mutex.withLock { record.creations }
  }

  // MARK: Taking notes

  /// Begins an entry. What the thread begins before the end is nested in it.
  /// - Returns: the entry's number.
  func begin(_ subject: TraceSubject) -> Int {
    let task = Self.awaitedEntry.flatMap { $0.trace === self ? $0.number : nil }
    return mutex.withLock { record.begin(subject, inTask: task, on: .current, at: MonotonicClock.now) }
  }

  /// Ends the entry that the thread has begun last.
  func end(_ entry: Int) {
    let now = MonotonicClock.now
    mutex.withLock {
      record.leave(entry, on: .current)
      record.end(entry, at: now)
    }
  }

  /// Begins an entry for an instance that is set up.
  func beginInstance(of component: TypeReference, seed: String?) -> Int {
    let number = mutex.withLock { record.countInstance() }
    let instance = Instance(component: component, number: number, seed: seed)
    return begin(TraceSubject(kind: .instance, type: component, instance: instance))
  }

  /// The instance that the thread is setting up.
  var instanceBeingSetUp: Instance? {
    mutex.withLock { record.innermostInstance(on: .current) }
  }

  // MARK: What is awaited, or made side by side

  /// Begins an entry anew, on the present thread. What was made for it before does not count.
  func restart(_ entry: Int) {
    mutex.withLock { record.restart(entry, on: .current, at: MonotonicClock.now) }
  }

  /// Detaches an entry that continues in a task of its own from its thread.
  func leave(_ entry: Int) {
    mutex.withLock { record.leave(entry, on: .current) }
  }

  /// Runs the task of an entry. If it fails, the entry has no end and is not among the entries.
  func awaiting<Result>(_ entry: Int, _ body: () async throws -> Result) async throws -> Result {
    mutex.withLock { record.move(entry, to: .current) }
    let result = try await Self.$awaitedEntry.withValue(AwaitedEntry(trace: self, number: entry)) { try await body() }
    let now = MonotonicClock.now
    mutex.withLock { record.end(entry, at: now) }
    return result
  }
}
