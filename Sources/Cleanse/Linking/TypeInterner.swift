import BindingGraph

/// Numbers types densely, in the order in which they are first seen.
final class TypeInterner: KeyExaminer {
  @exclusivity(unchecked) private var table: IdentityTable
  // Numbers, whose array type already exists. Swift would create the type of an array of types at the first start.
  @exclusivity(unchecked) private var shownTypes: ContiguousArray<UInt> = []

  /// - Parameter count: the expected number of types.
  init(expecting count: Int) {
    table = IdentityTable(expecting: count)
    shownTypes.reserveCapacity(count)
  }

  /// The key of a type or tag.
  /// - Parameters:
  ///   - identity: the type as a number.
  ///   - shown: the type that messages show for it.
  func key(_ identity: UInt, shown: @autoclosure () -> Any.Type) -> Key {
    let number = table.number(of: identity)
    if number == keyCount { shownTypes.append(TypeIdentity.plain(shown())) }
    return Key(number)
  }

  var keyCount: Int { shownTypes.count }

  var keys: [TypeReference] { shownTypes.map { TypeReference(TypeIdentity.type($0)) } }

  func type(of key: Key) -> TypeReference { TypeReference(TypeIdentity.type(shownTypes[key.index])) }

  /// The identity of a key.
  func identity(of key: Key) -> UInt {
    guard key.index < keyCount else {
      fatalError("A key of another graph was looked up. This is a defect of Cleanse: please report it.")
    }
    return table.identity(of: key.index)
  }

  /// Protocols with arguments, such as `any Store<Int>`, have one name with and without marker protocols. Whether they
  /// also have one metadata record depends on the access level of the protocol and on the compiler's options.
  func synonyms(of key: Key) -> [Key] {
    guard let name = mangledName(of: key), name.hasConstrainedProtocol else { return [] }
    return shownTypes.indices.map { Key($0) }.filter { $0 != key && mangledName(of: $0) == name }
  }

  private func mangledName(of key: Key) -> String? {
    TypeIdentity.isTag(identity(of: key)) ? nil : _mangledTypeName(TypeIdentity.type(shownTypes[key.index]))
  }

  // MARK: Forms

  func form(of key: Key) -> KeyForm {
    // Only a parameter's type can have a form; a tag has none.
    let type = TypeIdentity.type(shownTypes[key.index])
    guard !TypeIdentity.isTag(identity(of: key)), let form = DependencyForms.form(of: type) else { return .plain }
    switch form.form {
    case .provider(let inner): return .provider(of: plainKey(inner))
    case .closure(let inner): return .closure(returning: plainKey(inner))
    case .lazy(let inner): return .lazy(plainKey(inner))
    case .deferredElements(let inner): return .deferredElements(of: plainKey(inner))
    case .optional(let inner): return .optional(of: plainKey(inner))
    case .weak(let inner): return .weak(plainKey(inner))
    case .sendable(let inner): return .sendable(of: plainKey(inner))
    case .sendableTagged(let tag, let provider):
      return .sendable(of: self.key(TypeIdentity.tag(tag), shown: provider))
    case .asynchronous(let inner): return .asynchronous(of: plainKey(inner))
    case .objectGraph: return .objectGraph
    case .tagged(let tag): return .tagged(self.key(TypeIdentity.tag(tag), shown: type))
    }
  }

  private func plainKey(_ type: Any.Type) -> Key {
    key(TypeIdentity.plain(type), shown: type)
  }
}

extension String {
  /// Whether a mangled name may contain a protocol with arguments (`docs/ABI/Mangling.rst` in the compiler's repository).
  fileprivate var hasConstrainedProtocol: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "X") && $1 == UInt8(ascii: "P") }
  }
}
