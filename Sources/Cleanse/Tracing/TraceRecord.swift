import BindingGraph
internal import CleanseThreads

/// What a trace has heard so far.
struct TraceRecord {
  private struct Event {
    let subject: TraceSubject
    let requester: TypeReference?
    /// The event that it is nested in.
    let parent: Int?
    var thread: Int
    let start: Int64
    var end: Int64?
    /// The time of the events nested in this one.
    var nestedTime: Int64 = 0
  }

  private let start: Int64
  private var events: [Event] = []
  /// What is under way on each thread, the outermost first.
  private var openEvents: [UInt: [Int]] = [:]
  private var numberOfThread: [UInt: Int] = [:]
  private var instanceCount = 0

  /// - Parameter start: the time, in nanoseconds, from which others are counted.
  init(start: Int64) {
    self.start = start
  }

  /// - Parameter task: the event that the present task belongs to, where nothing else is under way on the thread.
  /// - Returns: the number of the new event.
  mutating func begin(_ subject: TraceSubject, inTask task: Int?, on thread: ThreadIdentity, at time: Int64) -> Int {
    let parent = openEvents[thread.rawValue]?.last ?? task
    let requester = subject.requester ?? parent.flatMap { creation(around: $0) }
    events.append(
      Event(subject: subject, requester: requester, parent: parent, thread: number(of: thread), start: time))
    openEvents[thread.rawValue, default: []].append(events.count - 1)
    return events.count - 1
  }

  /// Ends what the thread knows of an event, which is its innermost.
  mutating func leave(_ event: Int, on thread: ThreadIdentity) {
    openEvents[thread.rawValue]?.removeAll { $0 == event }
    if openEvents[thread.rawValue]?.isEmpty == true { openEvents[thread.rawValue] = nil }
  }

  mutating func end(_ event: Int, at time: Int64) {
    events[event].end = time
    if let parent = events[event].parent { events[parent].nestedTime += time - events[event].start }
  }

  /// Has an event count for another thread.
  mutating func move(_ event: Int, to thread: ThreadIdentity) {
    events[event].thread = number(of: thread)
  }

  mutating func countInstance() -> Int {
    instanceCount += 1
    return instanceCount
  }

  func innermostInstance(on thread: ThreadIdentity) -> CreationTrace.Instance? {
    openEvents[thread.rawValue]?.last.flatMap { events[$0].subject.instance }
  }

  /// What was being made when an event began.
  private func creation(around event: Int) -> TypeReference? {
    switch events[event].subject.kind {
    case .value, .awaitedValue: events[event].subject.type
    default: events[event].requester
    }
  }

  private mutating func number(of thread: ThreadIdentity) -> Int {
    if let known = numberOfThread[thread.rawValue] { return known }
    numberOfThread[thread.rawValue] = numberOfThread.count + 1
    return numberOfThread.count
  }

  // MARK: Result

  /// The events that have ended.
  var entries: [CreationTrace.Entry] {
    events.compactMap { event in
      guard let end = event.end else { return nil }
      let total = end - event.start
      return CreationTrace.Entry(
        kind: event.subject.kind, subject: event.subject.type, location: event.subject.location,
        requester: event.requester, instance: event.subject.instance, thread: event.thread,
        startNanoseconds: event.start - start, totalNanoseconds: total,
        // What a task awaits may run side by side, and take more time than passes.
        ownNanoseconds: max(0, total - event.nestedTime))
    }
  }
}
