import BindingGraph
internal import CleanseThreads

/// The events of a trace.
struct TraceRecord {
  private let start: Int64
  private let keepsEvents: Bool
  /// All events in the order of their begins, and those that have ended in the order of their ends.
  private var begun: [TraceEvent] = []
  private var ended: [TraceEvent] = []
  /// The events in progress on each thread, outermost first.
  private var openEvents: [UInt: [TraceEvent]] = [:]
  private var numberOfThread: [UInt: Int] = [:]
  private var instanceCount = 0

  /// - Parameters:
  ///   - start: the start of the trace, in nanoseconds.
  ///   - keepsEvents: whether events are kept when they are no longer in progress.
  init(start: Int64, keepsEvents: Bool) {
    self.start = start
    self.keepsEvents = keepsEvents
  }

  /// - Parameter task: the event of the current task, used if no other event is in progress on the thread.
  mutating func begin(
    _ subject: TraceSubject, inTask task: TraceEvent?, on thread: ThreadIdentity, at time: Int64
  ) -> TraceEvent {
    let parent = openEvents[thread.rawValue]?.last ?? task
    let event = TraceEvent(subject, in: parent, on: number(of: thread), at: time - start)
    if keepsEvents { begun.append(event) }
    openEvents[thread.rawValue, default: []].append(event)
    return event
  }

  /// Restarts an event, as the innermost one of a thread.
  mutating func restart(_ event: TraceEvent, on thread: ThreadIdentity, at time: Int64) {
    event.restart(on: number(of: thread), at: time - start)
    openEvents[thread.rawValue, default: []].append(event)
  }

  /// Removes an event from the events in progress on a thread, if it is among them.
  mutating func leave(_ event: TraceEvent, on thread: ThreadIdentity) {
    openEvents[thread.rawValue]?.removeAll { $0 === event }
    if openEvents[thread.rawValue]?.isEmpty == true { openEvents[thread.rawValue] = nil }
  }

  mutating func end(_ event: TraceEvent, on thread: ThreadIdentity, at time: Int64) {
    leave(event, on: thread)
    event.end(at: time - start)
    if keepsEvents { ended.append(event) }
  }

  /// Assigns an event to another thread.
  mutating func move(_ event: TraceEvent, to thread: ThreadIdentity) {
    event.move(to: number(of: thread))
  }

  mutating func countInstance() -> Int {
    instanceCount += 1
    return instanceCount
  }

  func innermostInstance(on thread: ThreadIdentity) -> CreationTrace.Instance? {
    openEvents[thread.rawValue]?.last?.subject.instance
  }

  private mutating func number(of thread: ThreadIdentity) -> Int {
    if let known = numberOfThread[thread.rawValue] { return known }
    numberOfThread[thread.rawValue] = numberOfThread.count + 1
    return numberOfThread.count
  }

  // MARK: Result

  /// The events that have ended, in the order of their starts.
  var entries: [CreationTrace.Entry] {
    begun.compactMap(\.entry).enumerated().inOrder {
      ($0.element.startNanoseconds, $0.offset) < ($1.element.startNanoseconds, $1.offset)
    }.map(\.element)
  }

  /// The creations that have ended, in the order of their ends.
  var creations: [TracedCreation] {
    let inOrder = ended.filter(\.createsValue)
    let places = Dictionary(uniqueKeysWithValues: zip(inOrder.map { ObjectIdentifier($0) }, inOrder.indices))
    let requesters = inOrder.map { $0.enclosingCreation.flatMap { places[ObjectIdentifier($0)] } }
    var nested: [Int: [Int]] = [:]
    for (place, requester) in requesters.enumerated() {
      if let requester { nested[requester, default: []].append(place) }
    }
    var latestOfSlot: [ObjectIdentifier: Int] = [:]
    return inOrder.enumerated().compactMap { place, event in
      guard let entry = event.entry else { return nil }
      let needed = event.subject.prerequisites.compactMap { latestOfSlot[$0] }
      if let slot = event.subject.slot { latestOfSlot[slot] = place }
      return TracedCreation(
        entry: entry, requester: requesters[place], prerequisites: needed + (nested[place] ?? []))
    }
  }
}
