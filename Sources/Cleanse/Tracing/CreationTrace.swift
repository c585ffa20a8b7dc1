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
// Unchecked: the lock guards all mutable state.
public final class CreationTrace: @unchecked Sendable {
  /// The entry of the creation that the current task runs.
  struct AwaitedEntry: Sendable {
    let trace: CreationTrace
    let number: Int
  }

  @TaskLocal static var awaitedEntry: AwaitedEntry?

  /// The functions with which a graph records its creations.
  // Stored, so that programs without a trace do not link the code behind them.
  struct Functions {
    /// Begins the recording, validation and planning of a graph, and returns the function that ends it.
    let beginGraph: @Sendable (ComponentDescriptor, CreationTrace) -> () -> Void
    /// Begins the preparation of an instance from the maker of its seed, and returns the function that ends it.
    let beginInstance: @Sendable (ComponentDescriptor, Maker, CreationTrace) -> () -> Void
    /// Returns a recording whose closures report their creations, and a function to call before the first of them.
    let observe: @Sendable (Recording, CreationTrace) -> (Recording, () -> Void)
    let text: @Sendable (CreationTrace) -> String

    fileprivate static var instance: Functions {
      Functions(
        beginGraph: { TracedPreparation(ofGraphOf: $0, in: $1).end },
        beginInstance: { TracedPreparation(ofInstanceOf: $0, seed: $1, in: $2).end },
        observe: { recording, trace in
          let instance = TracedInstance(in: trace)
          return (recording.traced(by: instance), instance.begin)
        },
        text: { $0.table })
    }
  }

  let functions: Functions
  private let mutex = Mutex()
  private var record = TraceRecord(start: MonotonicClock.now)

  private init(_ functions: Functions) {
    self.functions = functions
  }

  /// An empty trace, for one graph.
  // A convenience initializer: the class descriptor, present in every program, refers only to designated ones.
  public convenience init() {
    self.init(.instance)
  }

  /// The finished entries, in the order of their starts.
  public var entries: [Entry] {
    mutex.withLock { record.entries }
  }

  /// The creations that have ended, in the order of their ends: each after those that it waited for.
  package var creations: [TracedCreation] {
    mutex.withLock { record.creations }
  }

  // MARK: Recording

  /// Begins an entry. Later entries of the thread are nested in it until it ends.
  /// - Returns: the entry's number.
  func begin(_ subject: TraceSubject) -> Int {
    let task = Self.awaitedEntry.flatMap { $0.trace === self ? $0.number : nil }
    return mutex.withLock { record.begin(subject, inTask: task, on: .current, at: MonotonicClock.now) }
  }

  /// Ends the latest entry that the thread has begun.
  func end(_ entry: Int) {
    let now = MonotonicClock.now
    mutex.withLock {
      record.leave(entry, on: .current)
      record.end(entry, at: now)
    }
  }

  /// Begins an entry for the preparation of an instance.
  func beginInstance(of component: TypeReference, seed: String?) -> Int {
    let number = mutex.withLock { record.countInstance() }
    let instance = Instance(component: component, number: number, seed: seed)
    return begin(TraceSubject(kind: .instance, type: component, instance: instance))
  }

  /// The instance that the thread is preparing.
  var instanceBeingSetUp: Instance? {
    mutex.withLock { record.innermostInstance(on: .current) }
  }

  // MARK: Async and concurrent creations

  /// Restarts an entry on the current thread. Nested entries before the restart do not count.
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
