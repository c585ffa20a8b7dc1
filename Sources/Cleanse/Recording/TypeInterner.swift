import BindingGraph

/// Numbers types densely, in the order in which they are first seen.
///
/// A table of its own because hashing a pointer takes one multiplication here; the general dictionary's hash was among
/// the largest costs of a cold start.
final class TypeInterner: KeyExaminer {
  // Each requirement of a program is looked up here: with arrays, the checks cost more than the look-up.
  private var table: UnsafeMutablePointer<Entry>
  private var bits: Int
  @exclusivity(unchecked) private var identities: ContiguousArray<UInt> = []
  @exclusivity(unchecked) private var shownTypes: ContiguousArray<Any.Type> = []

  /// A place of the table, which is searched by open addressing and half empty at least.
  private struct Entry {
    /// 0 in an empty place; no type lies at that address.
    var identity: UInt = 0
    var key = 0
  }

  /// - Parameter count: how many types to expect.
  init(expecting count: Int) {
    bits = 4
    while (1 << bits) < count * 2 { bits += 1 }
    table = Self.emptyTable(bits: bits)
    shownTypes.reserveCapacity(count)
    identities.reserveCapacity(count)
  }

  deinit {
    table.deallocate()
  }

  /// The key of a type or tag.
  /// - Parameters:
  ///   - identity: the type as a number.
  ///   - shown: the type that messages show for it.
  func key(_ identity: UInt, shown: @autoclosure () -> Any.Type) -> Key {
    let entry = place(of: identity)
    if entry.pointee.identity == identity { return Key(entry.pointee.key) }
    entry.initialize(to: Entry(identity: identity, key: identities.count))
    identities.append(identity)
    shownTypes.append(shown())
    if identities.count * 2 > 1 << bits { grow() }
    return Key(identities.count - 1)
  }

  var keyCount: Int { identities.count }

  var keys: [TypeReference] { shownTypes.map { TypeReference($0) } }

  /// The identity that a key was made for.
  func identity(of key: Key) -> UInt {
    identities[key.index]
  }

  /// Where an identity stands, or would have to.
  private func place(of identity: UInt) -> UnsafeMutablePointer<Entry> {
    // Fibonacci hashing: the upper bits of the product depend on all bits of the address.
    var position = Int(truncatingIfNeeded: (identity &* 0x9E37_79B9_7F4A_7C15) >> UInt(UInt.bitWidth - bits))
    while table[position].identity != identity, table[position].identity != 0 {
      position = (position + 1) & ((1 << bits) - 1)
    }
    return table + position
  }

  private func grow() {
    table.deallocate()
    bits += 1
    table = Self.emptyTable(bits: bits)
    for (key, identity) in identities.enumerated() {
      place(of: identity).initialize(to: Entry(identity: identity, key: key))
    }
  }

  private static func emptyTable(bits: Int) -> UnsafeMutablePointer<Entry> {
    let table = UnsafeMutablePointer<Entry>.allocate(capacity: 1 << bits)
    table.initialize(repeating: Entry(), count: 1 << bits)
    return table
  }

  // MARK: Forms

  func form(of key: Key) -> KeyForm {
    // Only what a parameter spells has a form; a tag has none of its own.
    let type = shownTypes[key.index]
    guard !TypeIdentity.isTag(identities[key.index]), let form = DependencyForms.form(of: type) else { return .plain }
    switch form.form {
    case .provider(let inner): return .provider(of: plainKey(inner))
    case .closure(let inner): return .closure(returning: plainKey(inner))
    case .optional(let inner): return .optional(of: plainKey(inner))
    case .weak(let inner): return .weak(plainKey(inner))
    case .tagged(let tag): return .tagged(self.key(TypeIdentity.tag(tag), shown: type))
    }
  }

  private func plainKey(_ type: Any.Type) -> Key {
    key(TypeIdentity.plain(type), shown: type)
  }
}
