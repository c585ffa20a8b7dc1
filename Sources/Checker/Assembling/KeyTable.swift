import BindingGraph

/// Numbers the bound and required keys, and examines the forms of their types for the linker.
final class KeyTable: KeyExaminer {
  private var keyOfIdentity: [BoundKey: Key] = [:]
  private var identities: [BoundKey] = []
  private(set) var keys: [TypeReference] = []
  private var references: [SwiftType: TypeReference] = [:]

  private let program: Program

  init(of program: Program) {
    self.program = program
  }

  var keyCount: Int { keys.count }

  func key(_ identity: BoundKey) -> Key {
    if let known = keyOfIdentity[identity] { return known }
    let key = Key(keys.count)
    keyOfIdentity[identity] = key
    identities.append(identity)
    keys.append(reference(to: identity.shown))
    return key
  }

  /// The graph's reference to a type. Equal types get the same reference.
  func reference(to type: SwiftType) -> TypeReference {
    if let known = references[type] { return known }
    let declarations = Self.types(in: [type]).compactMap { program.declaration(of: $0) }
    let reference = TypeReference(
      spelling: type.fullName,
      protocols: Set(declarations.filter { $0.kind == .protocol }.map(\.type.fullName)),
      ambiguous: program.ambiguousTypes.intersection(declarations.map(\.type.fullName)))
    references[type] = reference
    return reference
  }

  /// The types that were referred to, and all types in them.
  var mentionedTypes: Set<SwiftType> { Self.types(in: Array(references.keys)) }

  private static func types(in types: [SwiftType]) -> Set<SwiftType> {
    var found: Set<SwiftType> = []
    var open = types
    while let type = open.popLast() {
      if found.insert(type).inserted { open += type.arguments + type.parts }
    }
    return found
  }

  // MARK: Compositions

  /// The positions at which a type is composed with `Sendable`.
  func compositions(in type: SwiftType) -> Set<Int> {
    type.isComposedWithSendable ? TypeCompositions(of: type, in: program).positions : []
  }

  /// The positions at which the compiler has checked that a bound type is `Sendable`.
  func compositions(provedBy draft: BindingDraft) -> Set<Int> {
    var type = draft.type
    if case .tag = draft.key { type = draft.key.shown }
    let isDeclared = draft.attributes.contains(.sendable)
    guard isDeclared || type.isComposedWithSendable else { return [] }
    let compositions = TypeCompositions(of: type, in: program)
    guard isDeclared, let whole = compositions.whole else { return compositions.positions }
    return compositions.positions.union([whole])
  }

  // MARK: Forms

  func form(of key: Key) -> KeyForm {
    // Only the spelled type of a parameter has a form; a tag has none.
    guard case .type(let type) = identities[key.index] else { return .plain }
    if let result = type.resultOfPlainClosure { return .closure(returning: plainKey(result)) }
    guard case .declared(let parts) = type, parts.count == 2 else { return .plain }
    if let cleanseType = type.cleanseType { return form(of: cleanseType, type) }
    guard let argument = parts[1].arguments.first else { return .plain }
    switch (parts[0].name, parts[1].name) {
    case ("Swift", "Array"), ("Swift", "Dictionary"):
      return type.withoutDeferral.map { .deferredElements(of: plainKey($0)) } ?? .plain
    case ("Swift", "Optional"): return .optional(of: plainKey(argument))
    default: return .plain
    }
  }

  private func form(of cleanseType: CleanseType, _ type: SwiftType) -> KeyForm {
    if cleanseType == .legacyObjectGraph { return .objectGraph }
    guard let argument = type.arguments.first else { return .plain }
    switch cleanseType {
    case .provider: return .provider(of: plainKey(argument))
    case .lazy: return .lazy(plainKey(argument))
    case .weakProvider: return .weak(plainKey(argument))
    case .taggedProvider: return .tagged(key(.tag(argument)))
    case .sendableProvider: return .sendable(of: plainKey(argument))
    case .taggedSendableProvider: return .sendable(of: key(.tag(argument)))
    case .sendableComponentFactory: return .sendable(of: plainKey(SwiftType(.componentFactory, [argument])))
    case .asyncComponentFactory: return .asynchronous(of: plainKey(SwiftType(.componentFactory, [argument])))
    default: return .plain
    }
  }

  private func plainKey(_ type: SwiftType) -> Key {
    key(.type(type))
  }
}

extension SwiftType {
  /// The collection with the `T` of its `Provider<T>`, `Lazy<T>` or `() -> T` elements; `nil` for other collections.
  fileprivate var withoutDeferral: SwiftType? {
    guard case .declared(var parts) = self, let element = parts[1].arguments.last?.deferredValue,
      // Nested providers have no collection of their own.
      element.deferredValue == nil
    else { return nil }
    parts[1] = Part(name: parts[1].name, arguments: parts[1].arguments.dropLast() + [element])
    return .declared(parts)
  }

  /// The `T` of `Provider<T>`, `Lazy<T>` or `() -> T`.
  private var deferredValue: SwiftType? {
    if let result = resultOfPlainClosure { return result }
    return cleanseType == .provider || cleanseType == .lazy ? arguments.first : nil
  }

  /// The `T` of a type `() -> T`; `nil` for every other type, such as functions with effects or attributes.
  fileprivate var resultOfPlainClosure: SwiftType? {
    guard case .composed(let pieces) = self, case .words(let words)? = pieces.first, words.hasPrefix("() -> ") else {
      return nil
    }
    if pieces.count == 2, words == "() -> ", case .type(let result) = pieces[1] { return result }
    // A result that is a tuple or a function consists of the remaining pieces.
    return .composed([.words(String(words.dropFirst("() -> ".count)))].filter { $0 != .words("") } + pieces.dropFirst())
  }
}
