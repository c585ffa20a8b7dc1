import BindingGraph

/// A type of the program, merged from its declaration and extensions.
struct DeclaredType {
  /// The type itself, without type arguments.
  let type: SwiftType
  /// `nil` if only extensions were read.
  var kind: TypeFacts.Kind?
  /// The module of the declaration.
  var module: LoadedModule
  var place: FactPlace
  var isGeneric = false
  var isPublic = false
  var isEntryPoint = false
  /// Whether it is declared or inferred to be `Sendable`.
  var isSendable = false
  var supertypes: [SwiftType] = []
  var aliases: [String: SwiftType] = [:]
  var initializers: [TypeFacts.Initializer] = []
  /// The names of an enumeration's cases.
  var cases: [String] = []
  /// Whether the declaration has mutable stored properties, without those of a superclass.
  var hasMutableState = false
}

extension DeclaredType {
  private static let maximumNumberOfDependencies = 20

  /// The only initializer, if a binding can refer to it.
  var onlyInitializer: TypeFacts.Initializer? {
    guard initializers.count == 1, let initializer = initializers.first else { return nil }
    let symbol = initializer.symbol
    guard initializer.isPlain, initializer.isFactory, !initializer.isPrivate,
      initializer.parameters.count(where: { !$0.hasDefault }) <= Self.maximumNumberOfDependencies,
      symbol.hasSuffix("cfc") || symbol.hasSuffix("cfC")
    else { return nil }
    return initializer
  }

  /// The initializers that a binding could use instead of the given one.
  func alternatives(toInitializer symbol: String) -> [TypeFacts.Initializer] {
    initializers.filter { other in
      other.symbol != symbol && !other.labels.isEmpty && !other.isPrivate && other.isFactory && !isForLiterals(other)
    }
  }

  /// Whether the compiler calls an initializer for literals or raw values.
  private func isForLiterals(_ initializer: TypeFacts.Initializer) -> Bool {
    guard initializer.labels.count == 1, let label = initializer.labels.first else { return false }
    return supertypes.contains { type in
      guard type.names.first == "Swift", let name = type.names.last else { return false }
      if label == "rawValue" { return ["OptionSet", "RawRepresentable"].contains(name) }
      return name.hasPrefix("ExpressibleBy") && (label.hasSuffix("Literal") || label == "stringInterpolation")
    }
  }
}
