import Cleanse
import TestSupport

/// Compares the events of hooks and the thrown errors with the expectations of a sketch.
struct HookComparison {
  private let sketch: HookSketch
  private let outcomes: HookTrial.Outcomes
  /// The events until the end of the stop. An abandoned hook may begin even later.
  let events: [String]
  /// The nodes whose hooks failed according to the thrown errors.
  private let failedStarts: Set<Int>
  private let failedStops: Set<Int>

  init(_ sketch: HookSketch, _ outcomes: HookTrial.Outcomes) {
    self.sketch = sketch
    self.outcomes = outcomes
    events = sketch.log.events
    let errors = outcomes.start.hookErrors + outcomes.stop.hookErrors
    failedStarts = Set(errors.filter { $0.occasion == .start }.compactMap(Self.node(of:)))
    failedStops = Set(errors.filter { $0.occasion == .stop }.compactMap(Self.node(of:)))
  }

  private static func node(of error: HookError) -> Int? {
    Markers.all.indices.first { ObjectIdentifier(LifecycleSketch.type(of: $0)) == ObjectIdentifier(error.type) }
  }

  private static func node(ofStop error: HookError) -> Int? { error.occasion == .start ? nil : node(of: error) }

  private var hooked: [Int] { sketch.nodes.indices.filter { sketch.nodes[$0].start != nil } }

  private func has(_ event: String, _ node: Int) -> Bool { events.contains("\(event) \(node)") }

  /// The index of a node's event, or `.max` if there is none.
  private func place(_ event: String, _ node: Int) -> Int { events.firstIndex(of: "\(event) \(node)") ?? .max }

  /// Whether hooks that exceed their time limit continue to run in the background.
  private var leavesBehind: Bool { sketch.limit == .tiny && sketch.caller != .none }

  var problems: [String] { repetitions + order + starts + startErrors + stops + stopErrors + forms }

  // MARK: Parts

  private var repetitions: [String] {
    var counts: [String: Int] = [:]
    for event in events { counts[event, default: 0] += 1 }
    return counts.filter { $0.value > 1 }.map { "\($0.value) times: \($0.key)" }
      + counts.keys.filter { $0.hasPrefix("replaced") }.map { "of a replaced binding: \($0)" }
      + counts.keys.filter { $0.hasPrefix("elsewhere") }.map { "in another isolation: \($0)" }
  }

  private var order: [String] {
    var problems: [String] = []
    for node in sketch.nodes.indices {
      for other in sketch.reach(of: node) {
        if has("begin", node), sketch.nodes[other].start != nil,
          failedStarts.contains(other) || place("started", other) > place("begin", node)
        {
          problems.append("\(node) was started before \(other)")
        }
        // An abandoned hook may not have begun before its time limit.
        if has("stop", node), has("stop", other), !(leavesBehind && failedStops.contains(node)),
          place("stop", node) > place("stop", other)
        {
          problems.append("\(other) was stopped before \(node)")
        }
      }
    }
    guard !leavesBehind, let firstStop = events.firstIndex(where: { $0.hasPrefix("stop ") }) else { return problems }
    let lateStarts = events[firstStop...].filter { $0.hasPrefix("begin ") || $0.hasPrefix("started ") }
    return problems + lateStarts.map { "after the first stop: \($0)" }
  }

  private var starts: [String] {
    var problems: [String] = []
    for node in hooked where outcomes.start.succeeded && !has("started", node) {
      problems.append("\(node) was not started by a start that succeeded")
    }
    if outcomes.start.succeeded {
      for node in sketch.madeByStart where !has("make", node) { problems.append("\(node) was not made") }
    }
    for node in sketch.nodes.indices where has("make", node) && !sketch.madeByStart.contains(node) {
      problems.append("\(node) was made")
    }
    guard sketch.interruption == .none else { return problems }
    if hooked.contains(where: { sketch.nodes[$0].start != .prompt }) {
      if failedStarts.isEmpty { problems.append("the start did not fail") }
    } else if sketch.limit != .tiny, !outcomes.start.succeeded {
      problems.append("the start failed")
    }
    return problems
  }

  private var startErrors: [String] {
    var problems: [String] = []
    for error in (outcomes.start.hookErrors + outcomes.stop.hookErrors) where error.occasion == .start {
      guard let node = Self.node(of: error) else {
        problems.append("an error of \(error.type)")
        continue
      }
      switch error.underlyingError {
      case let failure as SketchedFailure:
        if failure.node != node || !sketch.certainFailures.contains(node) {
          problems.append("\(node) failed by itself")
        }
      case is TimeLimitExceeded:
        if sketch.limit != .tiny { problems.append("\(node) took too long") }
      default: problems.append("\(node) failed with \(error.underlyingError)")
      }
    }
    if sketch.limit != .tiny, sketch.interruption == .none {
      if sketch.certainFailures.count == 1, failedStarts != sketch.certainFailures {
        problems.append("failed: \(failedStarts) instead of \(sketch.certainFailures)")
      }
      if sketch.certainFailures.isEmpty != failedStarts.isEmpty { problems.append("failed: \(failedStarts)") }
    }
    return problems
  }

  private var stops: [String] {
    sketch.nodes.indices.compactMap { node in
      guard sketch.nodes[node].stop != nil else { return nil }
      let isOpen = sketch.nodes[node].start == nil ? has("make", node) : has("started", node)
      if has("stop", node) { return isOpen ? nil : "\(node) was stopped, and not started" }
      guard isOpen else { return nil }
      // It started too late for the stop to include it, or its stop hook had no time to begin.
      let isExcused = leavesBehind && (failedStarts.contains(node) || failedStops.contains(node))
      return isExcused ? nil : "\(node) was not stopped"
    }
  }

  private var stopErrors: [String] {
    var problems: [String] = []
    for error in (outcomes.start.hookErrors + outcomes.stop.hookErrors) where error.occasion == .stop {
      guard let node = Self.node(of: error) else {
        problems.append("an error of \(error.type)")
        continue
      }
      switch error.underlyingError {
      case let failure as SketchedFailure:
        if failure.node != node || sketch.nodes[node].stop != .failing { problems.append("\(node)'s stop failed") }
      case is TimeLimitExceeded:
        if sketch.limit != .tiny { problems.append("\(node)'s stop took too long") }
      default: problems.append("\(node)'s stop failed with \(error.underlyingError)")
      }
    }
    for node in sketch.nodes.indices where has("stop", node) && !failedStops.contains(node) {
      if let stop = sketch.nodes[node].stop, stop != .prompt { problems.append("\(node)'s stop did not fail") }
    }
    return problems
  }

  private var forms: [String] {
    var problems: [String] = []
    for (call, outcome) in [("start", outcomes.start), ("stop", outcomes.stop)] {
      if let other = outcome.other { problems.append("\(call) threw \(other)") }
      if outcome.isMultiple != (outcome.hookErrors.count > 1) { problems.append("\(call) threw the wrong error") }
      let nodes = outcome.hookErrors.map { [$0.occasion == .start ? 1 : 0, Self.node(of: $0) ?? -1] }
      if Set(nodes).count != nodes.count { problems.append("\(call) threw an error twice") }
    }
    if outcomes.start.wasCancelled, sketch.interruption != .cancellation { problems.append("start was cancelled") }
    if outcomes.start.stopped != nil, sketch.interruption != .stop { problems.append("start was stopped") }
    if outcomes.stop.wasCancelled || outcomes.stop.stopped != nil { problems.append("stop was cancelled") }
    if sketch.interruption != .stop {
      let repeated = Set(outcomes.start.hookErrors.compactMap(Self.node(ofStop:)))
        .intersection(outcomes.stop.hookErrors.compactMap(Self.node(ofStop:)))
      problems += repeated.map { "start and stop threw the same of \($0)" }
    }
    if outcomes.repeatedStop.hookErrors.map(Self.node(of:)) != outcomes.stop.hookErrors.map(Self.node(of:)) {
      problems.append("another stop did not throw what the first did")
    }
    return problems
  }
}
