/// The random numbers of the randomised tests: the same ones for a seed on every platform and in every release.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something happens that happens in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// A number from 0 up to, and without, a limit.
  // Not `Int.random(in:using:)`, whose results a release of the standard library may change.
  mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  /// One of the elements; there has to be one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// The elements in another order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var rest = elements
    var result: [Element] = []
    while !rest.isEmpty { result.append(rest.remove(at: below(rest.count))) }
    return result
  }
}
