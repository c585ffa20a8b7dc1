import BindingGraph

/// A step that a trace has begun.
// A class, so that a step that never ends is released with the closures that hold it, if the trace keeps no entries.
// Unchecked: the lock of the trace guards all mutable state.
final class TraceEvent: @unchecked Sendable {
  let subject: TraceSubject
  let requester: TypeReference?
  /// The enclosing event.
  let parent: TraceEvent?
  private var thread: Int
  private var start: Int64
  private var totalTime: Int64?
  /// The time of the events nested in this one.
  private var nestedTime: Int64 = 0

  /// - Parameters:
  ///   - thread: the number of the thread.
  ///   - start: the time, in nanoseconds since the start of the trace.
  init(_ subject: TraceSubject, in parent: TraceEvent?, on thread: Int, at start: Int64) {
    self.subject = subject
    self.parent = parent
    self.thread = thread
    self.start = start
    requester = subject.requester ?? parent?.createdType
  }

  /// The value whose creation the event is, or is part of.
  private var createdType: TypeReference? { createsValue ? subject.type : requester }

  /// Whether the event creates an object, rather than only preparing.
  var createsValue: Bool { [.value, .awaitedValue, .concurrentValue].contains(subject.kind) }

  /// The creation that contains the event.
  var enclosingCreation: TraceEvent? {
    var next = parent
    while let event = next, !event.createsValue { next = event.parent }
    return next
  }

  /// Assigns the event to another thread.
  func move(to thread: Int) {
    self.thread = thread
  }

  func restart(on thread: Int, at time: Int64) {
    start = time
    nestedTime = 0
    move(to: thread)
  }

  func end(at time: Int64) {
    totalTime = time - start
    parent?.nestedTime += time - start
  }

  /// The entry of an event that has ended.
  var entry: CreationTrace.Entry? {
    totalTime.map { total in
      CreationTrace.Entry(
        kind: subject.kind, subject: subject.type, location: subject.location, requester: requester,
        instance: subject.instance, thread: thread, startNanoseconds: start, totalNanoseconds: total,
        // Nested events of a task may run concurrently, so that their total time exceeds the elapsed time.
        ownNanoseconds: max(0, total - nestedTime))
    }
  }
}
