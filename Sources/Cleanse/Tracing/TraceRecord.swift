import BindingGraph
internal import CleanseThreads

/// The events that a trace has recorded so far.
struct TraceRecord {
  private struct Event {
    let subject: TraceSubject
    let requester: TypeReference?
    /// The enclosing event.
    let parent: Int?
    var thread: Int
    var start: Int64
    var end: Int64?
    /// The number of events that had ended before.
    var endNumber = 0
    /// The time of the events nested in this one.
    var nestedTime: Int64 = 0
  }

  private let start: Int64
  private var events: [Event] = []
  /// The events in progress on each thread, outermost first.
  private var openEvents: [UInt: [Int]] = [:]
  private var numberOfThread: [UInt: Int] = [:]
  private var instanceCount = 0
  private var endCount = 0

  /// - Parameter start: the start of the trace, in nanoseconds.
  init(start: Int64) {
    self.start = start
  }

  /// - Parameter task: the event of the current task, used if no other event is in progress on the thread.
  /// - Returns: the number of the new event.
  mutating func begin(_ subject: TraceSubject, inTask task: Int?, on thread: ThreadIdentity, at time: Int64) -> Int {
    let parent = openEvents[thread.rawValue]?.last ?? task
    let requester = subject.requester ?? parent.flatMap { creation(around: $0) }
    events.append(
      Event(subject: subject, requester: requester, parent: parent, thread: number(of: thread), start: time))
    openEvents[thread.rawValue, default: []].append(events.count - 1)
    return events.count - 1
  }

  /// Restarts an event, as the innermost one of a thread.
  mutating func restart(_ event: Int, on thread: ThreadIdentity, at time: Int64) {
    events[event].start = time
    events[event].nestedTime = 0
    events[event].thread = number(of: thread)
    openEvents[thread.rawValue, default: []].append(event)
  }

  /// Removes an event from the events in progress on a thread, of which it is the innermost.
  mutating func leave(_ event: Int, on thread: ThreadIdentity) {
    openEvents[thread.rawValue]?.removeAll { $0 == event }
    if openEvents[thread.rawValue]?.isEmpty == true { openEvents[thread.rawValue] = nil }
  }

  mutating func end(_ event: Int, at time: Int64) {
    events[event].end = time
    events[event].endNumber = endCount
    endCount += 1
    if let parent = events[event].parent { events[parent].nestedTime += time - events[event].start }
  }

  /// Assigns an event to another thread.
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

  /// The value whose creation an event is, or is part of.
  private func creation(around event: Int) -> TypeReference? {
    events[event].subject.kind.isOfValue ? events[event].subject.type : events[event].requester
  }

  private mutating func number(of thread: ThreadIdentity) -> Int {
    if let known = numberOfThread[thread.rawValue] { return known }
    numberOfThread[thread.rawValue] = numberOfThread.count + 1
    return numberOfThread.count
  }

  // MARK: Result

  /// The events that have ended, in the order of their starts.
  var entries: [CreationTrace.Entry] {
    let inOrder = events.enumerated().inOrder { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    return inOrder.compactMap { entry($0.element) }
  }

  private func entry(_ event: Event) -> CreationTrace.Entry? {
    guard let end = event.end else { return nil }
    let total = end - event.start
    return CreationTrace.Entry(
      kind: event.subject.kind, subject: event.subject.type, location: event.subject.location,
      requester: event.requester, instance: event.subject.instance, thread: event.thread,
      startNanoseconds: event.start - start, totalNanoseconds: total,
      // Nested events of a task may run concurrently, so that their total time exceeds the elapsed time.
      ownNanoseconds: max(0, total - event.nestedTime))
  }

  /// The creations that have ended, in the order of their ends.
  var creations: [TracedCreation] {
    let inOrder = events.indices.filter { events[$0].end != nil && events[$0].subject.kind.isOfValue }
      .inOrder { events[$0].endNumber < events[$1].endNumber }
    let places = Dictionary(uniqueKeysWithValues: zip(inOrder, inOrder.indices))
    let requesters = inOrder.map { enclosingCreation(of: $0).flatMap { places[$0] } }
    var nested: [Int: [Int]] = [:]
    for (place, requester) in requesters.enumerated() {
      if let requester { nested[requester, default: []].append(place) }
    }
    var latestOfSlot: [ObjectIdentifier: Int] = [:]
    return inOrder.enumerated().compactMap { place, event in
      guard let entry = entry(events[event]) else { return nil }
      let subject = events[event].subject
      let needed = subject.prerequisites.compactMap { latestOfSlot[$0] }
      if let slot = subject.slot { latestOfSlot[slot] = place }
      return TracedCreation(
        entry: entry, requester: requesters[place], prerequisites: needed + (nested[place] ?? []))
    }
  }

  /// The creation that contains an event.
  private func enclosingCreation(of event: Int) -> Int? {
    var next = events[event].parent
    while let parent = next, !events[parent].subject.kind.isOfValue { next = events[parent].parent }
    return next
  }
}

extension CreationTrace.Entry.Kind {
  /// Whether the event created an object, rather than only preparing.
  fileprivate var isOfValue: Bool { [.value, .awaitedValue, .concurrentValue].contains(self) }
}
