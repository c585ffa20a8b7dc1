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
    self.init(id, .error, summary: summary, section: "Documentation/Wiring.md#errors")
  }

  fileprivate static let notInjectable = Self(
    refusal: "not-injectable", "The type of a parameter is not marked and cannot be injected.")
  fileprivate static let unsuitableParameter = Self(
    refusal: "unsuitable-parameter", "A parameter is `inout`, `isolated`, variadic, `some` or an `@autoclosure`.")
  fileprivate static let noImplementation = Self(
    refusal: "no-implementation", "No conforming type has the suffix of an implementation.")
  fileprivate static let severalImplementations = Self(
    refusal: "several-implementations", "A protocol has several implementations.")
  fileprivate static let unreachableType = Self(
    refusal: "unreachable-type",
    "A type is private, unavailable, inside a function, an alias or marked by one: generated code cannot create it.")
  fileprivate static let genericType = Self(
    refusal: "generic-type", "A generic type cannot be bound, only its specializations.")
  fileprivate static let enumeration = Self(
    refusal: "enumeration", "An enumeration cannot be bound, only one of its cases.")
  fileprivate static let typeOfOtherModule = Self(
    refusal: "type-of-other-module", "A type is declared in another module, whose initializers are not read.")
  fileprivate static let isolatedInitializer = Self(
    refusal: "isolated-initializer",
    "A type or its initializer is isolated to a global actor, but a graph may create objects on any thread.")
  fileprivate static let noInitializer = Self(
    refusal: "no-initializer",
    "A type has no initializer that can be called outside its file, or only those for decoding.")
  fileprivate static let severalInitializers = Self(
    refusal: "several-initializers", "A type has several initializers, and none is selected.")
  fileprivate static let unsuitableInitializer = Self(
    refusal: "unsuitable-initializer", "An initializer is async, throwing, failable or generic.")
  fileprivate static let conditionalDeclaration = Self(
    refusal: "conditional-declaration", "An initializer, a stored property or, without a graph, a type is inside `#if`."
  )
  fileprivate static let wrappedProperty = Self(
    refusal: "wrapped-property", "A stored property of a struct has a property wrapper and no value.")
  fileprivate static let needsGraph = Self(
    refusal: "needs-graph", "Only a graph can provide a parameter.")
  fileprivate static let cycleWithoutGraph = Self(refusal: "dependency-cycle", "Types depend on each other.")
}
