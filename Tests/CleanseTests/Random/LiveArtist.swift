/// Marks bindings of random sketches as live, except decorators, which cannot be live.
struct LiveArtist {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func decorate(_ sketch: inout GraphSketch) {
    guard random.chance(50) else { return }
    for position in sketch.parts.indices {
      for number in sketch.parts[position].bindings.indices where random.chance(30) {
        guard !sketch.parts[position].bindings[number].isDecorator else { continue }
        sketch.parts[position].bindings[number].isLive = true
      }
    }
  }
}
