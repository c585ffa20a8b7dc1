import BindingGraph

// The keys of dictionaries.
extension Interpreter {
  mutating func contribution(
    of draft: BindingDraft, _ reference: ResolvedReference, _ arguments: [CallArgument],
    at location: SourceLocation?
  ) -> BindingDraft {
    guard let keyType = reference.ownArguments.first, let argument = arguments.first else { return draft }
    var key = key(of: argument.value)
    // Equal literals of `AnyHashable` may be a string and a number, and so different keys.
    if keyType.isDeclared(in: "Swift", "AnyHashable"), case .literal = argument.value { key = nil }
    return draft.contributing(
      .dictionary(key ?? unknownKey(at: location)),
      to: SwiftType(module: "Swift", "Dictionary", [keyType, draft.type]))
  }

  /// An identity that all equal values share; `nil` if unknown.
  private func key(of value: Value) -> DictionaryKey? {
    switch value {
    case .literal(let text): DictionaryKey(identity: text, description: text)
    case .created(let key): key
    case .type(let type) where type.isClosed: DictionaryKey(identity: type.fullName, description: type.fullName)
    case .declaration(let reference):
      reference.dictionaryKey(isConstant: program.constant(reference.symbol) != nil)
    default: nil
    }
  }

  /// The value of a call with equal results for equal arguments; `nil` for all other calls.
  func created(by function: ResolvedReference, _ arguments: [CallArgument]) -> Value? {
    guard function.createsEqualValues || isMemberwise(function) else { return nil }
    let keys = arguments.compactMap { key(of: $0.value) }
    guard !keys.isEmpty, keys.count == arguments.count else { return nil }
    let name = function.shownName.hasSuffix(".init") ? String(function.shownName.dropLast(5)) : function.name
    func list(_ values: [String]) -> String {
      zip(arguments, values).map { $0.label.isEmpty ? $1 : "\($0.label): \($1)" }.joined(separator: ", ")
    }
    return .created(
      DictionaryKey(
        identity: "\(function.symbol)(\(list(keys.map(\.identity))))",
        description: "\(name)(\(list(keys.map(\.description))))"))
  }

  /// Whether a function is the synthesized memberwise initializer of a structure.
  func isMemberwise(_ function: ResolvedReference) -> Bool {
    guard case .type(let type)? = function.base, let declaration = program.declaration(of: type) else { return false }
    return declaration.kind == .struct
      && declaration.initializers.contains { $0.symbol == function.symbol && $0.isImplicit }
  }

  /// A key that equals no other one.
  private mutating func unknownKey(at location: SourceLocation?) -> DictionaryKey {
    note(.unknownKey, at: location)
    unknownKeys += 1
    let name = "unknown key \(unknownKeys)"
    return DictionaryKey(identity: name, description: name)
  }
}
