import BindingGraph

// Objects and structures that hold binders, or closures that declare bindings.
extension Interpreter {
  /// The instance that an initializer creates; `nil` for other functions, and for an instance that holds no binder.
  mutating func object(createdBy function: ResolvedReference, _ arguments: [CallArgument]) -> Value? {
    guard function.name == "init", arguments.contains(where: { canBind($0.value) }),
      case .type(let type)? = function.base, let declaration = program.declaration(of: type),
      // Others may create nothing.
      declaration.initializers.contains(where: { $0.symbol == function.symbol && $0.outcome == .value })
    else { return nil }
    let location = callSite.flatMap { $0.module.location(of: $0.place) }
    if isMemberwise(function) {
      let properties = Dictionary(arguments.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
      return .object(HeldValues(type, properties, at: location))
    }
    guard case .function(let initializer) = target(of: function), initializer.function.facts.body != nil else {
      return nil
    }
    let object = HeldValues(type, at: location)
    object.isIncomplete = true
    call(initializer, arguments.map(\.value), base: .object(object))
    object.isIncomplete = false
    return .object(object)
  }

  /// Sets a stored property in the initializer of its instance, where its observers do not run.
  /// - Returns: whether that is where the assignment stands.
  mutating func set(
    _ property: DeclarationReference, of instance: Value?, to value: Value, at location: SourceLocation?
  )
    -> Bool
  {
    guard case .object(let object)? = instance, object.isIncomplete,
      case .unknown = target(of: ResolvedReference(property, substitutions: [:], base: instance))
    else { return false }
    // A loop may have no iterations, so the property may have its former value.
    if loops > 0, [value, object.value(of: property) ?? .unknown].contains(where: canBind) {
      noteUnknown(.storedBinder(property.name), at: location)
    }
    object.set(property, to: value)
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
