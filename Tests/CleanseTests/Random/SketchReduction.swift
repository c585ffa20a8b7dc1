/// Finds a smaller sketch with the same kind of deviation, for a report that people can read.
struct SketchReduction {
  private(set) var sketch: GraphSketch
  private let deviates: (GraphSketch) async -> Bool

  /// - Parameter deviates: whether a sketch still shows the deviation.
  init(of sketch: GraphSketch, _ deviates: @escaping (GraphSketch) async -> Bool) {
    self.sketch = sketch
    self.deviates = deviates
  }

  /// Removes and simplifies parts of the sketch until each further step would lose the deviation.
  mutating func run() async {
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for position in sketch.parts.indices {
        if await remove(\.bindings, at: position) { isSmaller = true }
        if await remove(\.installed, at: position) { isSmaller = true }
        if await remove(\.optionals, at: position) { isSmaller = true }
        if await remove(\.rootRequests, at: position) { isSmaller = true }
        for number in sketch.parts[position].bindings.indices where await simplify(number, at: position) {
          isSmaller = true
        }
      }
    }
  }

  /// Removes the elements of a list that the deviation does not need, the last ones first.
  private mutating func remove<Element>(
    _ list: WritableKeyPath<GraphSketch.Part, [Element]>, at position: Int
  ) async -> Bool {
    var isSmaller = false
    for number in sketch.parts[position][keyPath: list].indices.reversed() {
      var smaller = sketch
      smaller.parts[position][keyPath: list].remove(at: number)
      if await accept(smaller) { isSmaller = true }
    }
    return isSmaller
  }

  private mutating func simplify(_ number: Int, at position: Int) async -> Bool {
    let binding = sketch.parts[position].bindings[number]
    var candidates: [GraphSketch.Binding] = binding.requests.indices.map { request in
      var simpler = binding
      simpler.requests.remove(at: request)
      return simpler
    }
    func candidate(_ isSimple: Bool, _ change: (inout GraphSketch.Binding) -> Void) {
      guard !isSimple else { return }
      var simpler = binding
      change(&simpler)
      candidates.append(simpler)
    }
    candidate(!binding.isLive) { $0.isLive = false }
    candidate(!binding.isEager) { $0.isEager = false }
    candidate(binding.visibility == nil) { $0.visibility = nil }
    candidate(binding.module == 0) { $0.module = 0 }
    candidate(binding.order == 0) { $0.order = 0 }
    candidate(binding.count == 1) { $0.count = 1 }
    // Eager and async bindings are shared.
    candidate(!binding.isShared || binding.isEager || binding.isAwaited) { $0.isShared = false }
    for simpler in candidates {
      var smaller = sketch
      smaller.parts[position].bindings[number] = simpler
      if await accept(smaller) { return true }
    }
    return false
  }

  private mutating func accept(_ smaller: GraphSketch) async -> Bool {
    guard await deviates(smaller) else { return false }
    sketch = smaller
    return true
  }
}
