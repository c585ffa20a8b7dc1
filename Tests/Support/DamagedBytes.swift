/// Damaged copies of a valid input: cut off, with changed and repeated parts, deeply nested, with impossible numbers and
/// invalid UTF-8. The same ones in each run.
package struct DamagedBytes: Sequence, IteratorProtocol {
  private let original: [UInt8]
  private var left: Int
  private var state: UInt64 = 20_260_101

  /// - Parameter count: the number of copies.
  package init(of original: some Sequence<UInt8>, count: Int) {
    self.original = Array(original)
    left = count
  }

  package mutating func next() -> [UInt8]? {
    guard left > 0, !original.isEmpty else { return nil }
    left -= 1
    var copy = original
    for _ in 0...below(3) { damage(&copy) }
    return copy
  }

  private mutating func damage(_ copy: inout [UInt8]) {
    guard !copy.isEmpty else { return }
    let place = below(copy.count)
    switch below(8) {
    case 0: copy.removeSubrange(place...)
    case 1: copy[place] = UInt8(below(256))
    case 2: copy.removeSubrange(place..<Swift.min(copy.count, place + 1 + below(40)))
    case 3: copy.insert(contentsOf: copy[place..<Swift.min(copy.count, place + 1 + below(200))], at: below(copy.count))
    case 4: copy.insert(contentsOf: Array(repeating: [0x7B, 0x5B, 0x28, 0x22][below(4)], count: 50_000), at: place)
    case 5: copy.insert(contentsOf: [0xC3, 0x28, 0xFF, 0x00], at: place)
    case 6: copy.insert(contentsOf: Array("99999999999999999999".utf8), at: place)
    default: copy.insert(contentsOf: Array("-1e999".utf8), at: place)
    }
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
