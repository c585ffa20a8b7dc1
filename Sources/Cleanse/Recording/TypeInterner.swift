import BindingGraph

/// Numbers types densely, in the order in which they are first seen.
///
/// A table of its own because hashing a pointer takes one multiplication here; the general dictionary's hash was among
/// the largest costs of a cold start.
final class TypeInterner: KeyExaminer {
  // Each requirement of a program is looked up here, and nothing else touches the table meanwhile: the run-time check
  // of exclusive access would cost more than the look-up.
  @exclusivity(unchecked) private var identities: ContiguousArray<UInt> = []
  @exclusivity(unchecked) private var shownTypes: ContiguousArray<Any.Type> = []
  /// Open addressing: positions in `identities`, or -1. The size is a power of two, half of it empty at least.
  @exclusivity(unchecked) private var table: ContiguousArray<Int32>
  @exclusivity(unchecked) private var shift: Int

  /// - Parameter count: how many types to expect.
  init(expecting count: Int) {
    var bits = 4
    while (1 << bits) < count * 2 { bits += 1 }
    table = ContiguousArray(repeating: -1, count: 1 << bits)
    shift = UInt.bitWidth - bits
    shownTypes.reserveCapacity(count)
    identities.reserveCapacity(count)
  }

  /// The key of a type or tag.
  /// - Parameters:
  ///   - identity: the type as a number.
  ///   - shown: the type that messages show for it.
  func key(_ identity: UInt, shown: @autoclosure () -> Any.Type) -> Key {
    var position = start(of: identity)
    while true {
      let index = Int(table[position])
      if index < 0 { break }
      if identities[index] == identity { return Key(index) }
      position = (position + 1) & (table.count - 1)
    }
    table[position] = Int32(identities.count)
    identities.append(identity)
    shownTypes.append(shown())
    if identities.count * 2 > table.count { grow() }
    return Key(identities.count - 1)
  }

  var keyCount: Int { identities.count }

  var keys: [TypeReference] { shownTypes.map { TypeReference($0) } }

  /// The identity that a key was made for.
  func identity(of key: Key) -> UInt {
    identities[key.index]
  }

  private func start(of identity: UInt) -> Int {
    Int(truncatingIfNeeded: (identity &* 0x9E37_79B9_7F4A_7C15) >> UInt(shift))
  }

  private func grow() {
    shift -= 1
    table = ContiguousArray(repeating: -1, count: table.count * 2)
    for (index, identity) in identities.enumerated() {
      var position = start(of: identity)
      while table[position] >= 0 { position = (position + 1) & (table.count - 1) }
      table[position] = Int32(index)
    }
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
