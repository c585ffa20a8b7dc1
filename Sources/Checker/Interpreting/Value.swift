import BindingGraph

/// What an expression comes to, as far as a graph can depend on it.
enum Value {
  case unknown
  /// A value that is not known, and that is the same wherever the name stands.
  case named(String)
  /// A truth value that depends on such values.
  case condition(BranchCondition)
  case binder
  /// A binding under construction, in any step.
  case binding(BindingDraft)
  case type(SwiftType)
  case closure(Closure)
  /// A declaration that is not called yet.
  case declaration(ResolvedReference)
  case literal(String)
  /// A value that equals those of the same identity.
  case created(DictionaryKey)
  /// A local variable with accessors.
  case accessors(read: Closure?, written: [Closure])
  /// The place that a left-out argument tells.
  case place(FactPlace, LoadedModule)
}

/// A function with what it has around it.
struct Closure {
  let parameters: [String]
  let body: [Statement.ID]
  let environment: Environment
  /// Whether the source refers to a function here, and writes none.
  let isImplicit: Bool
}

/// The use of a declaration, with its type parameters replaced.
final class ResolvedReference {
  let symbol: String
  let name: String
  let substitutions: SwiftType.Substitutions
  /// What a member is taken from.
  let base: Value?
  /// Whether the superclass is asked, which no override answers for.
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

  /// What the parameters of the declaration itself stand for, without those of the type around it, in their order.
  var ownArguments: [SwiftType] {
    let own = substitutions.filter { SwiftType.depth(ofParameter: $0.key) == 1 }
    return own.indices.isEmpty
      ? []
      : own.count == 1
        ? Array(own.values) : (0..<own.count).compactMap { own[SwiftType.parameterName(depth: 1, index: $0)] }
  }

  /// The name that reports show: an initializer is named with its type.
  var shownName: String {
    guard name == "init" else { return name }
    guard case .type(let type)? = base else { return "an initializer" }
    return "\(TypeReference(spelling: type.fullName).name).init"
  }

  /// Whether this is a case of an enumeration that has no values of its own.
  var isPlainCase: Bool { symbol.hasSuffix("mF") }

  /// Whether this is a property, and no function.
  var isProperty: Bool { symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ") }

  /// The key of a dictionary that the declaration is; `nil` where its value can change, or where each object has its own.
  func dictionaryKey(isConstant: Bool) -> DictionaryKey? {
    // A case of an enumeration is the only function that is a key.
    let isCase = symbol.hasSuffix("F")
    return isCase || isConstant ? DictionaryKey(identity: symbol, description: name) : nil
  }

  /// Whether it is a case of an enumeration with values, or the initializer of `ObjectIdentifier`.
  var createsEqualValues: Bool {
    guard case .type? = base else { return false }
    return symbol.hasSuffix("F") && !symbol.hasSuffix("FZ") || name == "init" && symbol.hasPrefix("s:SO")
  }

  /// Whether the standard library calls a closure with each of several values.
  var isLoopOfLibrary: Bool {
    symbol.hasPrefix("s:S") && ["forEach", "map", "compactMap", "flatMap"].contains(name)
  }

  /// Whether the standard library calls a closure with the value before it.
  var isCallOfLibrary: Bool { symbol.hasPrefix("s:s") && name == "withExtendedLifetime" }

  /// The name of the type of Cleanse that the declaration is a member of; `nil` for what Cleanse does not declare.
  var ownerInCleanse: String? {
    let prefix = "s:7Cleanse"
    guard symbol.hasPrefix(prefix) else { return nil }
    let rest = symbol.dropFirst(prefix.count)
    let digits = rest.prefix { $0.isNumber }
    guard let count = Int(digits), count > 0 else { return nil }
    return String(rest.dropFirst(digits.count).prefix(count))
  }
}

/// A function of Cleanse's binders that the interpreter knows.
enum BinderFunction: String, CaseIterable {
  case accept, bind, bindFactory, bindOptional, bindPropertyInjectionOf
  case declareCollection, declareDictionary, declareSendable, declareSet
  case decorate, include, install

  /// Whether steps of a builder follow.
  var beginsBinding: Bool { [.bind, .bindFactory, .bindPropertyInjectionOf].contains(self) }
}

/// A step or a terminator of Cleanse's builders that the interpreter knows.
enum BuilderFunction: String, CaseIterable {
  case asSingleton, configured, eager, intoCollection, intoDictionary, intoSet, live, onStart, onStop, propertyInjector
  case running, sendable, sharedInScope, tagged, to, to0, to1, visible, with
}
