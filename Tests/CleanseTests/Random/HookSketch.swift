import TestSupport

/// A component of shared values with hooks that end differently, and the steps of its start and stop.
// Unchecked, because it does not change after `draw` returns it.
final class HookSketch: @unchecked Sendable, CustomStringConvertible {
  /// The end of a hook.
  enum Ending: Sendable {
    case prompt
    case failing
    /// Ends only by its cancellation.
    case endless
    /// Succeeds only after its cancellation.
    case late
    /// Ignores its cancellation, and ends when the gate opens, after all other events.
    case stubborn

    /// Whether it ends only by an external event.
    var isWaiting: Bool { self == .endless || self == .late || self == .stubborn }
  }

  struct Node: Sendable {
    var needs: [Int] = []
    var start: Ending?
    var stop: Ending?
    /// Whether an override replaces the binding by one without dependencies and with its own hooks.
    var isOverridden = false
  }

  enum Caller: CaseIterable, Sendable { case none, main, own }

  enum Interruption: CaseIterable, Sendable { case none, cancellation, stop }

  enum Limit: Sendable {
    case none, generous, tiny

    var seconds: Double? {
      switch self {
      case .none: nil
      case .generous: 6000
      case .tiny: 0.02
      }
    }
  }

  private(set) var nodes: [Node] = []
  private(set) var rootNeeds: [Int] = []
  private(set) var caller = Caller.none
  private(set) var interruption = Interruption.none
  private(set) var limit = Limit.none
  let log = EventLog()
  /// The gate that stubborn hooks wait for.
  let gate = Latch()
  /// The number of running hooks.
  let running = Locked(0)

  @TaskLocal static var current = HookSketch()

  /// Draws a sketch whose start and stop end even on a busy machine.
  static func draw(seed: UInt64) -> HookSketch {
    let sketch = HookSketch()
    var random = SplitMix64(seed: seed)
    sketch.caller = random.pick(Caller.allCases)
    sketch.limit = random.pick([.none, .generous, .tiny])
    // Another caller can stop a starting instance only in the same isolation.
    sketch.interruption = random.pick(sketch.caller == .none ? [.none, .cancellation] : Interruption.allCases)
    let waitingShare = random.pick([0, 15, 40])
    let failingShare = random.pick([0, 10, 25])
    for number in 0..<(2 + random.below(6)) {
      sketch.nodes.append(
        node(number, of: sketch, waitingShare: waitingShare, failingShare: failingShare, random: &random))
    }
    sketch.rootNeeds = Array(sketch.nodes.indices.filter { _ in random.chance(30) }.prefix(3))
    sketch.bringToAnEnd()
    return sketch
  }

  private static func node(
    _ number: Int, of sketch: HookSketch, waitingShare: Int, failingShare: Int, random: inout SplitMix64
  ) -> Node {
    var node = Node()
    let needs = (0..<number).filter { _ in random.chance(30) }
    let isTiny = sketch.limit == .tiny
    let leavesBehind = isTiny && sketch.caller != .none
    func ending(_ waiting: [Ending], random: inout SplitMix64) -> Ending? {
      guard random.chance(70) else { return nil }
      if random.chance(waitingShare) { return random.pick(waiting) }
      return random.chance(failingShare) ? .failing : .prompt
    }
    node.start = ending(leavesBehind ? [.endless, .late, .stubborn] : [.endless, .late], random: &random)
    // Only a time limit can end a stop early.
    node.stop = ending(leavesBehind ? [.endless, .stubborn] : isTiny ? [.endless] : [.prompt], random: &random)
    node.isOverridden = random.chance(15)
    if node.isOverridden {
      node.start = node.start.map { _ in .prompt }
      node.stop = node.stop.map { _ in .prompt }
    } else {
      node.needs = Array(needs.prefix(3))
    }
    return node
  }

  /// Changes hooks that no event would end to hooks that end by themselves.
  private func bringToAnEnd() {
    guard limit != .tiny, interruption == .none, certainFailures.isEmpty else { return }
    for number in nodes.indices where nodes[number].start?.isWaiting == true { nodes[number].start = .prompt }
  }

  // MARK: Expected results

  /// All direct and indirect dependencies of a node.
  func reach(of node: Int) -> Set<Int> {
    var reached: Set<Int> = []
    var open = nodes[node].needs
    while let next = open.popLast() {
      guard reached.insert(next).inserted else { continue }
      open += nodes[next].needs
    }
    return reached
  }

  /// Whether all hooks of the node's dependencies succeed, so that its own hook begins.
  func isReached(_ node: Int) -> Bool {
    reach(of: node).allSatisfy { (nodes[$0].start ?? .prompt) == .prompt }
  }

  /// The failing hooks that only another failure can prevent from beginning.
  var certainFailures: Set<Int> {
    Set(nodes.indices.filter { nodes[$0].start == .failing && isReached($0) })
  }

  /// The nodes that a build and a complete start create.
  var madeByStart: Set<Int> {
    let made = rootNeeds + nodes.indices.filter { nodes[$0].start != nil }
    return made.reduce(into: Set(made)) { $0.formUnion(reach(of: $1)) }
  }

  /// The event after which the start is interrupted: preferably the `begin` of the first waiting hook.
  var eventBeforeInterruption: String? {
    let hooked = nodes.indices.filter { nodes[$0].start != nil && isReached($0) }
    return (hooked.first { nodes[$0].start?.isWaiting == true } ?? hooked.first).map { "begin \($0)" }
  }

  var description: String {
    nodes.enumerated().map { number, node in
      let hooks = [
        node.start.map { "start \($0)" }, node.stop.map { "stop \($0)" }, node.isOverridden ? "overridden" : nil,
      ]
      return "\(number) (\(hooks.compactMap { $0 }.joined(separator: ", "))) <- \(node.needs)"
    }.joined(separator: "; ") + "; root <- \(rootNeeds); caller \(caller), interruption \(interruption), limit \(limit)"
  }
}

/// A gate that tasks wait for without regard to cancellation.
final class Latch: Sendable {
  private let state = Locked<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.update { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiting = state.update { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
