/// Adds contribution orders and decorators to random sketches.
struct VocabularyArtist {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func decorate(_ sketch: inout GraphSketch) {
    if random.chance(50) { arrangeContributions(&sketch) }
    guard random.chance(40) else { return }
    for position in sketch.parts.indices { addDecorators(at: position, to: &sketch) }
  }

  private mutating func arrangeContributions(_ sketch: inout GraphSketch) {
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

  private mutating func addDecorators(at position: Int, to sketch: inout GraphSketch) {
    let seed = GraphSketch.seed(of: position).map { Spelling(base: $0) }
    // The bindings of the part and of the root component, which are visible in all parts.
    let bound = sketch.parts[position].bindings + sketch.parts[0].bindings
    let keys = (bound.map(\.key) + [seed].compactMap { $0 }).filter(\.canBeDecorated)
    for _ in 0..<random.below(4) {
      guard let key = random.chance(6) ? Spelling(base: .node(random.below(8))) : keys.isEmpty ? nil : random.pick(keys)
      else { continue }
      var decorator = GraphSketch.Binding(key: key, isDecorator: true)
      if random.chance(30), !keys.isEmpty {
        let request = random.pick(keys)
        decorator.requests = [random.chance(50) ? request.wrapped(in: [.provider]) : request]
      }
      let place = random.below(sketch.parts[position].bindings.count + 1)
      sketch.parts[position].bindings.insert(decorator, at: place)
    }
  }
}

extension Spelling {
  fileprivate var canBeDecorated: Bool {
    switch base {
    case .node, .taggedNode: forms.isEmpty
    default: false
    }
  }
}
