/// Adds eager bindings, async bindings and `SendableProvider` dependencies to random sketches.
struct LifecycleArtist {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func decorate(_ sketch: inout GraphSketch) {
    let shared = Set(sketch.parts.flatMap { part in part.bindings.filter { isShared($0, in: part) }.map(\.key) })
    let isCareless = random.chance(10)
    for position in sketch.parts.indices {
      // Async subcomponents are rare, because the synchronous component factories of sketches cannot build them.
      let isAwaited = random.chance(position == 0 ? 25 : 2)
      for number in sketch.parts[position].bindings.indices {
        let part = sketch.parts[position]
        decorate(
          &sketch.parts[position].bindings[number], isShared: isShared(part.bindings[number], in: part), isAwaited)
        makeSendable(&sketch.parts[position].bindings[number].requests, shared: shared, isCareless: isCareless)
      }
      makeSendable(&sketch.parts[position].rootRequests, shared: shared, isCareless: isCareless)
    }
  }

  private func isShared(_ binding: GraphSketch.Binding, in part: GraphSketch.Part) -> Bool {
    binding.isShared && part.scope != .none
  }

  private mutating func decorate(_ binding: inout GraphSketch.Binding, isShared: Bool, _ isPartAwaited: Bool) {
    guard isShared else { return }
    binding.isEager = random.chance(20)
    guard isPartAwaited, !binding.isContribution, case .node = binding.key.base, binding.key.forms.isEmpty,
      random.chance(40)
    else { return }
    binding.isAwaited = true
    // An async factory takes only sendable values: nodes are sendable, their providers are not.
    binding.requests = Array(binding.requests.filter(\.isNode).prefix(1))
  }

  /// Changes some providers of objects to sendable providers.
  private mutating func makeSendable(_ requests: inout [Spelling], shared: Set<Spelling>, isCareless: Bool) {
    for index in requests.indices where requests[index].forms.first == .provider {
      let object = Spelling(base: requests[index].base)
      guard object.isObject, isCareless || shared.contains(object), random.chance(60) else { continue }
      requests[index].forms[0] = .sendable
    }
  }
}

extension Spelling {
  fileprivate var isNode: Bool {
    if case .node = base { forms.isEmpty } else { false }
  }
}
