import Cleanse

/// Moves bindings of random sketches into modules and makes some of them private.
struct PrivacyArtist {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func decorate(_ sketch: inout GraphSketch) {
    guard random.chance(50) else { return }
    for position in sketch.parts.indices {
      for number in sketch.parts[position].bindings.indices where random.chance(50) {
        sketch.parts[position].bindings[number].module = random.below(GraphSketch.lastModule + 1)
      }
      hideBindings(at: position, of: &sketch)
      addRivals(at: position, to: &sketch)
    }
  }

  /// Makes few bindings private, because most private bindings are then missing elsewhere.
  private mutating func hideBindings(at position: Int, of sketch: inout GraphSketch) {
    for number in sketch.parts[position].bindings.indices where random.chance(4) {
      guard sketch.parts[position].bindings[number].canBePrivate else { continue }
      sketch.parts[position].bindings[number].visibility = random.chance(50) ? .module : .component
    }
  }

  /// Adds private bindings of keys that are already bound; they do not duplicate a visible binding.
  private mutating func addRivals(at position: Int, to sketch: inout GraphSketch) {
    let candidates = (sketch.parts[position].bindings + sketch.parts[0].bindings).filter(\.canBePrivate)
    for _ in 0..<random.below(3) where !candidates.isEmpty {
      var rival = GraphSketch.Binding(key: random.pick(candidates).key)
      rival.module = random.below(GraphSketch.lastModule + 1)
      rival.isShared = sketch.parts[position].scope != .none && random.chance(50)
      rival.visibility = .module
      let isFree = !sketch.parts[position].bindings.contains {
        $0.key == rival.key && $0.visibility == .module && $0.module == rival.module
      }
      guard isFree || random.chance(10) else { continue }
      let place = random.below(sketch.parts[position].bindings.count + 1)
      sketch.parts[position].bindings.insert(rival, at: place)
    }
  }
}

extension GraphSketch.Binding {
  fileprivate var canBePrivate: Bool { !isContribution && !isDecorator }
}
