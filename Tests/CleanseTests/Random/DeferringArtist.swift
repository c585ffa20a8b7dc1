/// Changes some providers in random sketches to lazy values, and some collections to collections of deferred elements.
struct DeferringArtist {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func decorate(_ sketch: inout GraphSketch) {
    let bindings = sketch.parts.flatMap(\.bindings)
    for position in sketch.parts.indices {
      for number in sketch.parts[position].bindings.indices {
        decorate(&sketch.parts[position].bindings[number].requests, among: bindings)
      }
      decorate(&sketch.parts[position].rootRequests, among: bindings)
    }
  }

  private mutating func decorate(_ requests: inout [Spelling], among bindings: [GraphSketch.Binding]) {
    for index in requests.indices {
      if canDefer(requests[index].base, among: bindings) || random.chance(5), isCollection(requests[index].base),
        random.chance(35)
      {
        requests[index].forms.insert(.elements(random.pick(Spelling.Deferral.allCases)), at: 0)
      }
      for form in requests[index].forms.indices where requests[index].forms[form] == .provider && random.chance(40) {
        requests[index].forms[form] = .lazy
      }
    }
  }

  private func isCollection(_ base: Spelling.Base) -> Bool {
    switch base {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Whether each contribution has a single element.
  private func canDefer(_ base: Spelling.Base, among bindings: [GraphSketch.Binding]) -> Bool {
    bindings.filter { $0.key == Spelling(base: base) }.allSatisfy { $0.isContribution && $0.count == 1 }
  }
}
