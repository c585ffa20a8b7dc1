/// Draws random sketches, about half of which are valid.
struct SketchArtist {
  private var random: SplitMix64
  private var sketch = GraphSketch()
  /// The percentage of decisions that may create an error.
  private let carelessness: Int
  /// Whether bindings may depend on later bindings.
  private let isTangled: Bool
  /// The visible keys of each position: those bound there or in an ancestor.
  private var inSight: [[Spelling]] = [[], [], [], []]

  static func draw(seed: UInt64) -> GraphSketch {
    var artist = SketchArtist(seed: seed)
    artist.draw()
    var sketch = artist.sketch
    // Uses another random sequence, so that a seed draws the same graph with and without lifecycles.
    var decorator = LifecycleArtist(seed: ~seed)
    decorator.decorate(&sketch)
    var deferring = DeferringArtist(seed: ~seed &+ 1)
    deferring.decorate(&sketch)
    var vocabularyArtist = VocabularyArtist(seed: seed &* 31)
    vocabularyArtist.decorate(&sketch)
    var privacyArtist = PrivacyArtist(seed: seed &* 37)
    privacyArtist.decorate(&sketch)
    var liveArtist = LiveArtist(seed: seed &* 41)
    liveArtist.decorate(&sketch)
    return sketch
  }

  private init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    isTangled = random.chance(12)
    carelessness = random.chance(65) ? 0 : 1 + random.below(12)
  }

  private mutating func draw() {
    installParts()
    for position in [0, 1, 3, 2] {
      sketch.parts[position].scope = position == 0 ? .singleton : scope(of: position)
      inSight[position] = position == 0 ? [] : inSight[position == 2 ? 1 : 0]
      inSight[position] += sketch.parts[position].installed.map { Spelling(base: .factory($0)) }
      if let seed = GraphSketch.seed(of: position) { inSight[position].append(Spelling(base: seed)) }
      if random.chance(20) { sketch.parts[position].optionals = [.node(random.below(8)), .array(random.below(8))] }
      drawBindings(at: position)
      drawRoot(at: position)
      if isTangled { tangle(at: position) }
      addWeakRequests(at: position)
      let bindings = sketch.parts[position].bindings
      sketch.parts[position].bindings = random.shuffled(bindings)
    }
  }

  // MARK: Parts

  private mutating func installParts() {
    sketch.parts[0].installed = random.chance(10) ? [1] : random.chance(50) ? [1, 3] : [3, 1]
    if random.chance(70) { sketch.parts[1].installed = [2] }
    if random.chance(7) { sketch.parts[3].installed = [2] }
    guard random.chance(carelessness) else { return }
    sketch.parts[random.below(4)].installed.append(random.below(4))
  }

  private mutating func scope(of position: Int) -> GraphSketch.Scope {
    if random.chance(carelessness) { return random.pick(GraphSketch.Scope.allCases) }
    if random.chance(15) { return .none }
    return position == 2 ? .innermost : .inner
  }

  // MARK: Bindings

  private mutating func drawBindings(at position: Int) {
    for _ in 0..<(2 + random.below(position == 0 ? 7 : 5)) {
      guard var binding = newBinding(at: position) else { continue }
      binding.isShared = sketch.parts[position].scope != .none && random.chance(50)
      binding.requests = requests(upTo: random.pick([0, 0, 1, 1, 1, 2, 2, 3]), at: position)
      sketch.parts[position].bindings.append(binding)
      inSight[position].append(binding.key)
    }
  }

  private mutating func newBinding(at position: Int) -> GraphSketch.Binding? {
    let node = random.below(8)
    var binding: GraphSketch.Binding
    switch random.below(100) {
    case 0..<48: binding = .init(key: Spelling(base: .node(node)))
    case 48..<57: binding = .init(key: Spelling(base: .taggedNode(node)))
    case 57..<69: binding = .init(key: Spelling(base: .array(random.below(3))), isContribution: true)
    case 69..<74: binding = .init(key: Spelling(base: .taggedArray(random.below(3))), isContribution: true)
    case 74..<79: binding = .init(key: Spelling(base: .set(random.below(3))), isContribution: true)
    case 79..<87: binding = .init(key: Spelling(base: .dictionary(random.below(2))), isContribution: true)
    case 87..<90: binding = .init(key: Spelling(base: .array(node)))
    case 90..<91: binding = .init(key: Spelling(base: .taggedArray(node)))
    case 91..<95: binding = .init(key: Spelling(base: .node(node), forms: [.optional]))
    case 95..<98: binding = .init(key: Spelling(base: .node(node), forms: [.closure]))
    default: binding = .init(key: Spelling(base: .root(random.below(4))))
    }
    switch (binding.key.base, binding.key.forms) {
    case (.dictionary, _): binding.dictionaryKey = random.below(5)
    case (.set, _), (.array, _), (.taggedArray, _): if random.chance(25) { binding.count = random.below(4) }
    case (_, [.optional]): binding.count = random.below(2)
    default: break
    }
    return isFree(binding, at: position) || random.chance(carelessness * 4) ? binding : nil
  }

  /// Whether a binding has no duplicate.
  private func isFree(_ binding: GraphSketch.Binding, at position: Int) -> Bool {
    let part = sketch.parts[position]
    if binding.key.base == .root(position) || GraphSketch.seed(of: position).map({ Spelling(base: $0) }) == binding.key
    {
      return false
    }
    let rivals = part.bindings.filter { $0.key == binding.key }
    guard binding.isContribution else { return rivals.isEmpty }
    guard rivals.allSatisfy(\.isContribution) else { return false }
    guard case .dictionary = binding.key.base else { return true }
    return !sketch.parts.flatMap(\.bindings).contains {
      $0.key == binding.key && $0.dictionaryKey == binding.dictionaryKey
    }
  }

  private mutating func drawRoot(at position: Int) {
    let factories = sketch.parts[position].installed.map { Spelling(base: .factory($0)) }
    let others = requests(upTo: random.below(4), at: position)
    sketch.parts[position].rootRequests = Array((factories + others).prefix(3))
    inSight[position].append(Spelling(base: .root(position)))
  }

  // MARK: Requests

  private mutating func requests(upTo count: Int, at position: Int) -> [Spelling] {
    (0..<count).compactMap { _ in request(at: position) }
  }

  private mutating func request(at position: Int) -> Spelling? {
    let declaring = random.pick([position, position == 2 ? 1 : 0, 0])
    if random.chance(6), let optional = sketch.parts[declaring].optionals.first {
      return Spelling(base: optional, forms: [.optional])
    }
    let isBlind = random.chance(carelessness)
    guard isBlind || !inSight[position].isEmpty else { return nil }
    let bound = isBlind ? Spelling(base: random.pick(blindly())) : random.pick(inSight[position])
    switch random.below(100) {
    case 0..<45: return bound
    case 45..<57: return bound.wrapped(in: [.provider])
    case 57..<67: return bound.wrapped(in: [.closure])
    case 67..<77: return bound.wrapped(in: [.optional])
    case 77..<86: return bound.isObject ? bound.wrapped(in: [.weak]) : bound
    default:
      let inner: [Spelling.Form] = bound.isObject && random.chance(20) ? [.weak] : [random.pick(Self.plainForms)]
      return bound.wrapped(in: inner + [random.pick(Self.plainForms)])
    }
  }

  private static let plainForms: [Spelling.Form] = [.provider, .closure, .optional]

  private mutating func blindly() -> [Spelling.Base] {
    let node = random.below(8)
    return [
      .node(node), .node(node), .array(node), .set(node), .dictionary(node), .taggedNode(node), .taggedArray(node),
      .root(random.below(4)), .factory(random.below(4)),
    ]
  }

  /// Adds dependencies on later bindings.
  private mutating func tangle(at position: Int) {
    let amount = 10 + random.below(60)
    for number in sketch.parts[position].bindings.indices where random.chance(amount) {
      sketch.parts[position].bindings[number].requests = requests(upTo: 1 + random.below(3), at: position)
    }
  }

  /// Adds weak dependencies, which may close a cycle.
  private mutating func addWeakRequests(at position: Int) {
    let objects = inSight[position].filter(\.isObject)
    guard !objects.isEmpty else { return }
    for number in sketch.parts[position].bindings.indices where random.chance(15) {
      guard sketch.parts[position].bindings[number].requests.count < 3 else { continue }
      let request = random.pick(objects).wrapped(in: random.chance(30) ? [.weak, .provider] : [.weak])
      sketch.parts[position].bindings[number].requests.append(request)
    }
  }
}
