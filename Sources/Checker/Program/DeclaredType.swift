import BindingGraph

/// A type of the program: its declaration and its extensions put together.
struct DeclaredType {
  /// The type itself, without type arguments.
  let type: SwiftType
  /// `nil` where only extensions were read.
  var kind: TypeFacts.Kind?
  /// The module of the declaration.
  var module: LoadedModule
  var place: FactPlace
  var isGeneric = false
  var isPublic = false
  var isEntryPoint = false
  /// Whether it is declared `Sendable`, or the compiler has found that it is.
  var isSendable = false
  var supertypes: [SwiftType] = []
  var aliases: [String: SwiftType] = [:]
  var initializers: [TypeFacts.Initializer] = []
  /// The names of an enumeration's cases.
  var cases: [String] = []
  /// Whether the declaration has stored properties that can change. Those of a superclass do not count.
  var hasMutableState = false
}

extension DeclaredType {
  private static let maximumNumberOfDependencies = 20

  /// The one initializer that there is, where a binding can refer to it.
  var onlyInitializer: TypeFacts.Initializer? {
    guard initializers.count == 1, let initializer = initializers.first else { return nil }
    let symbol = initializer.symbol
    guard initializer.isPlain, initializer.isFactory, !initializer.isPrivate,
      initializer.parameters.count(where: { !$0.hasDefault }) <= Self.maximumNumberOfDependencies,
      symbol.hasSuffix("cfc") || symbol.hasSuffix("cfC")
    else { return nil }
    return initializer
  }

  /// The initializers that a binding could refer to instead of another one.
  func alternatives(toInitializer symbol: String) -> [TypeFacts.Initializer] {
    initializers.filter { other in
      other.symbol != symbol && !other.labels.isEmpty && !other.isPrivate && other.isFactory && !isForLiterals(other)
    }
  }

  /// Whether the compiler calls an initializer for values that are written as literals, or as raw values.
  private func isForLiterals(_ initializer: TypeFacts.Initializer) -> Bool {
    guard initializer.labels.count == 1, let label = initializer.labels.first else { return false }
    return supertypes.contains { type in
      guard type.names.first == "Swift", let name = type.names.last else { return false }
      if label == "rawValue" { return ["OptionSet", "RawRepresentable"].contains(name) }
      return name.hasPrefix("ExpressibleBy") && (label.hasSuffix("Literal") || label == "stringInterpolation")
    }
  }
}
