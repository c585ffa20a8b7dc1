import BindingGraph

/// Numbers types densely, in the order in which they are first seen.
///
/// A table of its own because hashing a pointer takes one multiplication here; the general dictionary's hash was among
/// the largest costs of a cold start.
final class TypeInterner: KeyExaminer {
  private static let empty: Int32 = -1
  /// The golden ratio of the width of a word, whose multiples spread evenly over all words.
  private static let multiplier = UInt(
    truncatingIfNeeded: (0x9E37_79B9_7F4A_7C15 as UInt64) >> UInt64(64 - UInt.bitWidth))

  // Each requirement of a program is looked up here: with arrays, the checks cost more than the look-up.
  /// Keys, found by open addressing in a table that is half empty at least.
  private var table: UnsafeMutablePointer<Int32>
  private var bits: Int
  /// For each key what it was made for, in room for half the table.
  private var identities: UnsafeMutablePointer<UInt>
  @exclusivity(unchecked) private var shownTypes: ContiguousArray<Any.Type> = []

  /// - Parameter count: how many types to expect.
  init(expecting count: Int) {
    bits = 4
    while (1 << bits) < count * 2 { bits += 1 }
    table = Self.emptyTable(bits: bits)
    identities = .allocate(capacity: 1 << (bits - 1))
    shownTypes.reserveCapacity(count)
  }

  deinit {
    table.deallocate()
    identities.deallocate()
  }

  /// The key of a type or tag.
  /// - Parameters:
  ///   - identity: the type as a number.
  ///   - shown: the type that messages show for it.
  func key(_ identity: UInt, shown: @autoclosure () -> Any.Type) -> Key {
    let place = place(of: identity)
    if table[place] != Self.empty { return Key(Int(table[place])) }
    let key = keyCount
    table[place] = Int32(key)
    (identities + key).initialize(to: identity)
    shownTypes.append(shown())
    if keyCount * 2 >= 1 << bits { grow() }
    return Key(key)
  }

  var keyCount: Int { shownTypes.count }

  var keys: [TypeReference] { shownTypes.map { TypeReference($0) } }

  /// The identity that a key was made for.
  func identity(of key: Key) -> UInt {
    guard key.index < keyCount else {
      fatalError("A key of another graph was looked up. This is a defect of Cleanse: please report it.")
    }
    return identities[key.index]
  }

  /// Where the key of an identity stands in the table, or would have to.
  private func place(of identity: UInt) -> Int {
    // Fibonacci hashing: the upper bits of the product depend on all bits of the address.
    var place = Int(truncatingIfNeeded: (identity &* Self.multiplier) >> UInt(UInt.bitWidth - bits))
    while table[place] != Self.empty, identities[Int(table[place])] != identity {
      place = (place + 1) & ((1 << bits) - 1)
    }
    return place
  }

  private func grow() {
    table.deallocate()
    bits += 1
    table = Self.emptyTable(bits: bits)
    let roomier = UnsafeMutablePointer<UInt>.allocate(capacity: 1 << (bits - 1))
    roomier.moveInitialize(from: identities, count: keyCount)
    identities.deallocate()
    identities = roomier
    for key in 0..<keyCount { table[place(of: identities[key])] = Int32(key) }
  }

  private static func emptyTable(bits: Int) -> UnsafeMutablePointer<Int32> {
    let table = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << bits)
    table.initialize(repeating: empty, count: 1 << bits)
    return table
  }

  // MARK: Forms

  func form(of key: Key) -> KeyForm {
    // Only what a parameter spells has a form; a tag has none of its own.
    let type = shownTypes[key.index]
    guard !TypeIdentity.isTag(identity(of: key)), let form = DependencyForms.form(of: type) else { return .plain }
    switch form.form {
    case .provider(let inner): return .provider(of: plainKey(inner))
    case .closure(let inner): return .closure(returning: plainKey(inner))
    case .optional(let inner): return .optional(of: plainKey(inner))
    case .weak(let inner): return .weak(plainKey(inner))
    case .sendable(let inner): return .sendable(of: plainKey(inner))
    case .asynchronous(let inner): return .asynchronous(of: plainKey(inner))
    case .objectGraph: return .objectGraph
    case .tagged(let tag): return .tagged(self.key(TypeIdentity.tag(tag), shown: type))
    }
  }

  private func plainKey(_ type: Any.Type) -> Key {
    key(TypeIdentity.plain(type), shown: type)
  }
}
