/// Adds orders to the contributions of random sketches.
struct ContributionArtist {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func arrange(_ sketch: inout GraphSketch) {
    guard random.chance(50) else { return }
    for position in sketch.parts.indices {
      for number in sketch.parts[position].bindings.indices {
        let binding = sketch.parts[position].bindings[number]
        switch binding.key.base {
        case .array where binding.isContribution, .taggedArray where binding.isContribution:
          sketch.parts[position].bindings[number].order = random.pick([0, 0, .min, -1, 3, 3, .max])
        default: break
        }
      }
    }
  }
}
