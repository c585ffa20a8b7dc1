// Objects and structures that hold binders, or closures that declare bindings.
extension Interpreter {
  /// The instance that an initializer creates; `nil` for other functions, and for an instance that holds no binder.
  mutating func object(createdBy function: ResolvedReference, _ arguments: [CallArgument]) -> Value? {
    guard function.name == "init", arguments.contains(where: { canBind($0.value) }),
      case .type(let type)? = function.base, program.declaration(of: type) != nil
    else { return nil }
    if isMemberwise(function) {
      return .object(
        HeldValues(type, Dictionary(arguments.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })))
    }
    guard case .function(let initializer) = target(of: function), initializer.function.facts.body != nil else {
      return nil
    }
    let object = HeldValues(type, isIncomplete: true)
    call(initializer, arguments.map(\.value), base: .object(object))
    object.isIncomplete = false
    return .object(object)
  }

  /// Sets a property in the initializer of its instance.
  /// - Returns: whether that is where the assignment stands.
  func set(_ property: String, of instance: Value?, to value: Value) -> Bool {
    guard case .object(let object)? = instance, object.isIncomplete else { return false }
    object.properties[property] = value
    return true
  }
}

extension Value {
  /// The type of an instance, or a type itself.
  var knownType: SwiftType? {
    switch self {
    case .type(let type): type
    case .object(let object): object.type
    default: nil
    }
  }
}
