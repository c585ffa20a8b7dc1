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
/// hundred bytes: for a program that runs for long, use `init(onEntry:)`, which keeps none. Times are those of a wall
/// clock. A graph without a trace has no extra cost.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
// Unchecked: the lock guards all mutable state.
public final class CreationTrace: @unchecked Sendable {
  /// The creation that the current task runs.
  struct AwaitedEvent: Sendable {
    let trace: CreationTrace
    let event: TraceEvent
  }

  @TaskLocal static var awaitedEvent: AwaitedEvent?

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
  private let onEntry: (@Sendable (Entry) -> Void)?
  private let mutex = Mutex()
  private var record: TraceRecord

  private init(_ functions: Functions, onEntry: (@Sendable (Entry) -> Void)?) {
    self.functions = functions
    self.onEntry = onEntry
    record = TraceRecord(start: MonotonicClock.now, keepsEvents: onEntry == nil)
  }

  /// An empty trace, for one graph.
  // A convenience initializer: the class descriptor, present in every program, refers only to designated ones.
  public convenience init() {
    self.init(.instance, onEntry: nil)
  }

  /// A trace that calls a closure with each entry, and keeps none: for metrics of a program that runs for long.
  ///
  ///     let trace = CreationTrace { entry in
  ///       if entry.kind == .value { metrics.record(entry.subject.name, seconds: entry.ownTime) }
  ///     }
  ///
  /// Its `entries` are empty, and the seeds of its instances are not described.
  ///
  /// - Parameter onEntry: called when a step ends, on the thread that ends it, and so from several threads at the same
  ///   time; for a dependency before its dependent. It must not use the graph, because the object may still be in
  ///   creation. Its time counts for the dependent.
  public convenience init(onEntry: @escaping @Sendable (Entry) -> Void) {
    self.init(.instance, onEntry: onEntry)
  }

  /// Whether the trace keeps its entries.
  var keepsEntries: Bool { onEntry == nil }

  /// The finished entries, in the order of their starts.
  public var entries: [Entry] {
    mutex.withLock { record.entries }
  }

  /// The creations that have ended, in the order of their ends: each after those that it waited for.
  package var creations: [TracedCreation] {
    mutex.withLock { record.creations }
  }

  // MARK: Recording

  /// Begins an event. Later events of the thread are nested in it until it ends.
  func begin(_ subject: TraceSubject) -> TraceEvent {
    let task = Self.awaitedEvent.flatMap { $0.trace === self ? $0.event : nil }
    return mutex.withLock { record.begin(subject, inTask: task, on: .current, at: MonotonicClock.now) }
  }

  func end(_ event: TraceEvent) {
    let now = MonotonicClock.now
    let entry = mutex.withLock {
      record.end(event, on: .current, at: now)
      return keepsEntries ? nil : event.entry
    }
    // Without the lock, because the closure is not ours.
    if let entry { onEntry?(entry) }
  }

  /// Begins an event for the preparation of an instance.
  func beginInstance(of component: TypeReference, seed: String?) -> TraceEvent {
    let number = mutex.withLock { record.countInstance() }
    let instance = Instance(component: component, number: number, seed: seed)
    return begin(TraceSubject(kind: .instance, type: component, instance: instance))
  }

  /// The instance that the thread is preparing.
  var instanceBeingSetUp: Instance? {
    mutex.withLock { record.innermostInstance(on: .current) }
  }

  // MARK: Async and concurrent creations

  /// Restarts an event on the current thread. Nested events before the restart do not count.
  func restart(_ event: TraceEvent) {
    mutex.withLock { record.restart(event, on: .current, at: MonotonicClock.now) }
  }

  /// Detaches an event that continues in a task of its own from its thread.
  func leave(_ event: TraceEvent) {
    mutex.withLock { record.leave(event, on: .current) }
  }

  /// Runs the task of an event. If it fails, the event has no end and is not among the entries.
  func awaiting<Result>(_ event: TraceEvent, _ body: () async throws -> Result) async throws -> Result {
    mutex.withLock { record.move(event, to: .current) }
    let result = try await Self.$awaitedEvent.withValue(AwaitedEvent(trace: self, event: event)) { try await body() }
    end(event)
    return result
  }
}
