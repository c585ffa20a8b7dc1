/// Has some requests of random sketches for providers ask for lazy values.
struct DeferringArtist {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func decorate(_ sketch: inout GraphSketch) {
    for position in sketch.parts.indices {
      for number in sketch.parts[position].bindings.indices {
        decorate(&sketch.parts[position].bindings[number].requests)
      }
      decorate(&sketch.parts[position].rootRequests)
    }
  }

  private mutating func decorate(_ requests: inout [Spelling]) {
    for index in requests.indices {
      for form in requests[index].forms.indices where requests[index].forms[form] == .provider && random.chance(40) {
        requests[index].forms[form] = .lazy
      }
    }
  }
}
