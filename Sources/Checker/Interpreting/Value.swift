import BindingGraph

/// The value of an expression, as far as a graph can depend on it.
enum Value {
  case unknown
  /// An unknown value that is the same wherever the name is used.
  case named(String)
  /// A Boolean that depends on named values.
  case condition(BranchCondition)
  case binder
  /// An unfinished binding.
  case binding(BindingDraft)
  case type(SwiftType)
  case closure(Closure)
  /// A declaration that has not been called.
  case declaration(ResolvedReference)
  case literal(String)
  /// A value that equals all others of the same identity.
  case created(DictionaryKey)
  /// An object or a structure that holds values through which code can declare bindings.
  case object(HeldValues)
  /// An array with such values, and its location.
  case array([Value], SourceLocation?)
  /// A local variable with accessors.
  case accessors(read: Closure?, written: [Closure])
  /// The location that an omitted argument stands for.
  case place(FactPlace, LoadedModule)
}

/// An instance of a type of the program, with the properties that its initializer sets.
final class HeldValues {
  let type: SwiftType
  let location: SourceLocation?
  /// Whether the initializer runs, which alone sets properties.
  var isIncomplete = false
  /// By the symbol of the property, or its name if the memberwise initializer sets it.
  private var properties: [String: Value]

  init(_ type: SwiftType, _ properties: [String: Value] = [:], at location: SourceLocation?) {
    self.type = type
    self.properties = properties
    self.location = location
  }

  var values: some Collection<Value> { properties.values }

  func value(of property: ResolvedReference) -> Value? { properties[property.symbol] ?? properties[property.name] }

  func value(of property: DeclarationReference) -> Value? { properties[property.symbol] ?? properties[property.name] }

  func set(_ property: DeclarationReference, to value: Value) { properties[property.symbol] = value }
}

/// A function with its environment.
struct Closure {
  let parameters: [String]
  let body: [Statement.ID]
  let environment: Environment
  /// Whether the source only refers to a function here.
  let isImplicit: Bool
}

/// The use of a declaration, with its type arguments.
final class ResolvedReference {
  let symbol: String
  let name: String
  let substitutions: SwiftType.Substitutions
  /// The base of a member.
  let base: Value?
  /// Whether a member of `super` is used, which is never overridden.
  let isOfSuperclass: Bool
  let place: FactPlace

  init(
    _ reference: DeclarationReference, substitutions: SwiftType.Substitutions, base: Value?,
    isOfSuperclass: Bool = false
  ) {
    symbol = reference.symbol
    name = reference.name
    self.substitutions = substitutions
    self.base = base
    self.isOfSuperclass = isOfSuperclass
    place = reference.place
  }

  /// The arguments for the type parameters of the declaration itself, in order, without those of the enclosing type.
  var ownArguments: [SwiftType] {
    let own = substitutions.filter { SwiftType.depth(ofParameter: $0.key) == 1 }
    return own.indices.isEmpty
      ? []
      : own.count == 1
        ? Array(own.values) : (0..<own.count).compactMap { own[SwiftType.parameterName(depth: 1, index: $0)] }
  }

  /// The name in reports; that of an initializer includes its type.
  var shownName: String {
    guard name == "init" else { return name }
    guard case .type(let type)? = base else { return "an initializer" }
    return "\(TypeReference(spelling: type.fullName).name).init"
  }

  /// Whether this is an enumeration case without associated values.
  var isPlainCase: Bool { symbol.hasSuffix("mF") }

  /// Whether this is a property, rather than a function.
  var isProperty: Bool { symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ") }

  /// The declaration as the key of a dictionary; `nil` for a property that can change, or that each object has.
  func dictionaryKey(isConstant: Bool) -> DictionaryKey? {
    // An enumeration case is the only function that is a key.
    let isCase = symbol.hasSuffix("F")
    return isCase || isConstant ? DictionaryKey(identity: symbol, description: name) : nil
  }

  /// Whether this is an enumeration case with associated values, or the initializer of `ObjectIdentifier`.
  var createsEqualValues: Bool {
    guard case .type? = base else { return false }
    return symbol.hasSuffix("F") && !symbol.hasSuffix("FZ") || name == "init" && symbol.hasPrefix("s:SO")
  }

  /// Whether this is a function of the standard library that calls a closure with each of several values.
  var isLoopOfLibrary: Bool {
    symbol.hasPrefix("s:S") && ["forEach", "map", "compactMap", "flatMap"].contains(name)
  }

  /// Whether this is a function of the standard library that calls a closure with the preceding argument.
  var isCallOfLibrary: Bool { symbol.hasPrefix("s:s") && name == "withExtendedLifetime" }

  /// The type of Cleanse that declares the member; `nil` for other declarations.
  var ownerInCleanse: String? {
    guard SymbolPart.cleanse.begins(symbol) else { return nil }
    let rest = symbol.dropFirst(SymbolPart.cleanse.rawValue.count)
    let digits = rest.prefix { $0.isNumber }
    guard let count = Int(digits), count > 0 else { return nil }
    return String(rest.dropFirst(digits.count).prefix(count))
  }
}
