/// Numbers identities densely, in the order in which they are first seen.
///
/// A specialized table: hashing a word takes one multiplication. With the first dictionary of a type, Swift searches
/// the whole program for the conformance of its keys. An empty table allocates nothing.
struct IdentityTable: ~Copyable {
  private static let empty: Int32 = -1
  /// The golden ratio for the width of a word. Its multiples are evenly distributed over all words.
  private static let multiplier = UInt(
    truncatingIfNeeded: (0x9E37_79B9_7F4A_7C15 as UInt64) >> UInt64(64 - UInt.bitWidth))

  // Every dependency of a program is looked up here. With arrays, the bounds checks would cost more than the look-up.
  /// Numbers, found by open addressing in a table that is at least half empty.
  private var places = UnsafeMutableBufferPointer<Int32>(start: nil, count: 0)
  /// The identity of each number, with capacity for half the table.
  private var identities = UnsafeMutableBufferPointer<UInt>(start: nil, count: 0)
  private var bits = 0
  private(set) var count = 0

  init() {}

  /// - Parameter count: the expected number of identities.
  init(expecting count: Int) {
    makeRoom(for: count)
  }

  deinit {
    places.deallocate()
    identities.deallocate()
  }

  /// The number of an identity; for a new one, the former `count`.
  mutating func number(of identity: UInt) -> Int {
    if count == identities.count { makeRoom(for: count + 1) }
    let place = place(of: identity)
    if places[place] != Self.empty { return Int(places[place]) }
    places[place] = Int32(count)
    identities.initializeElement(at: count, to: identity)
    count += 1
    return count - 1
  }

  /// The number of an identity; `nil` if it has none.
  func knownNumber(of identity: UInt) -> Int? {
    guard count > 0 else { return nil }
    let number = places[place(of: identity)]
    return number == Self.empty ? nil : Int(number)
  }

  /// The identity of a number.
  /// - Precondition: the number is below `count`.
  func identity(of number: Int) -> UInt { identities[number] }

  /// The position of an identity's number in the table, or the position to insert it at.
  private func place(of identity: UInt) -> Int {
    // Fibonacci hashing: the upper bits of the product depend on all bits of the address.
    var place = Int(truncatingIfNeeded: (identity &* Self.multiplier) >> UInt(UInt.bitWidth - bits))
    while places[place] != Self.empty, identities[Int(places[place])] != identity {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func makeRoom(for wanted: Int) {
    bits = max(bits, 4)
    while (1 << bits) < wanted * 2 { bits += 1 }
    places.deallocate()
    places = .allocate(capacity: 1 << bits)
    places.initialize(repeating: Self.empty)
    let roomier = UnsafeMutableBufferPointer<UInt>.allocate(capacity: 1 << (bits - 1))
    for number in 0..<count {
      roomier.initializeElement(at: number, to: identities[number])
    }
    identities.deallocate()
    identities = roomier
    for number in 0..<count { places[place(of: identities[number])] = Int32(number) }
  }
}
