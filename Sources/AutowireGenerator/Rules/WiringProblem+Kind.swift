import BindingGraph

extension WiringProblem {
  /// The kind of the problem. `Documentation/Wiring.md` has a table of them.
  var kind: DiagnosticKind {
    switch self {
    case .uninjectableParameter, .aliasedParameter: .notInjectable
    case .unsuitableParameter: .unsuitableParameter
    case .noImplementation: .noImplementation
    case .severalImplementations: .severalImplementations
    case .privateType, .localType, .unavailableType, .alias, .aliasedMark: .unreachableType
    case .genericType: .genericType
    case .enumeration: .enumeration
    case .typeOfOtherModule: .typeOfOtherModule
    case .isolatedType, .isolatedInitializer: .isolatedInitializer
    case .noReachableInitializer, .onlyForDecoding: .noInitializer
    case .severalInitializers, .severalChosenInitializers: .severalInitializers
    case .throwingInitializer, .asynchronousInitializer, .failableInitializer, .genericInitializer:
      .unsuitableInitializer
    case .conditionalMember, .conditionalType: .conditionalDeclaration
    case .wrappedProperty: .wrappedProperty
    case .needsGraph: .needsGraph
    case .cycle: .cycleWithoutGraph
    }
  }
}

extension DiagnosticKind {
  /// All kinds of refusals, in the order of the table.
  static let refusals = [
    notInjectable, unsuitableParameter, noImplementation, severalImplementations, unreachableType, genericType,
    enumeration, typeOfOtherModule, isolatedInitializer, noInitializer, severalInitializers, unsuitableInitializer,
    conditionalDeclaration, wrappedProperty, needsGraph, cycleWithoutGraph,
  ]

  private init(refusal id: DiagnosticID, _ summary: String) {
    self.init(id, .error, summary: summary, section: "Documentation/Wiring.md#what-is-refused")
  }

  fileprivate static let notInjectable = Self(
    refusal: "not-injectable", "A parameter has a type that is not marked, and that no graph is asked for.")
  fileprivate static let unsuitableParameter = Self(
    refusal: "unsuitable-parameter", "A parameter is `inout`, `isolated`, variadic, `some` or an `@autoclosure`.")
  fileprivate static let noImplementation = Self(
    refusal: "no-implementation", "No conforming type has the name of an implementation.")
  fileprivate static let severalImplementations = Self(
    refusal: "several-implementations", "Several types could be the implementation of a protocol.")
  fileprivate static let unreachableType = Self(
    refusal: "unreachable-type",
    "A type is private, unavailable, an alias or marked by an alias, or stands in a function: nothing can make it.")
  fileprivate static let genericType = Self(
    refusal: "generic-type", "Nothing says for which types to bind a generic one.")
  fileprivate static let enumeration = Self(
    refusal: "enumeration", "Nothing says which case of an enumeration to bind.")
  fileprivate static let typeOfOtherModule = Self(
    refusal: "type-of-other-module", "The initializers of another module's type are not read.")
  fileprivate static let isolatedInitializer = Self(
    refusal: "isolated-initializer",
    "A type or its initializer belongs to a global actor; a graph may be asked on any thread.")
  fileprivate static let noInitializer = Self(
    refusal: "no-initializer",
    "A type has no initializer that code outside of its file can call, or only those for decoding.")
  fileprivate static let severalInitializers = Self(
    refusal: "several-initializers", "A type has several initializers, and not one of them is chosen.")
  fileprivate static let unsuitableInitializer = Self(
    refusal: "unsuitable-initializer", "An initializer throws, is asynchronous or generic, or may return `nil`.")
  fileprivate static let conditionalDeclaration = Self(
    refusal: "conditional-declaration", "An initializer, a stored property or, without a graph, a type stands in `#if`."
  )
  fileprivate static let wrappedProperty = Self(
    refusal: "wrapped-property", "A stored property of a struct has a wrapper and no value.")
  fileprivate static let needsGraph = Self(
    refusal: "needs-graph", "Only a graph can provide what a parameter asks for.")
  fileprivate static let cycleWithoutGraph = Self(refusal: "dependency-cycle", "Types need each other.")
}
