/// A required key without a visible binding.
package struct MissingBindingFact: Sendable {
  /// A dependency on the key.
  package struct Request: Sendable, Equatable {
    /// The type as the parameter spells it.
    package let requested: TypeReference
    /// The same without `Provider`s around it.
    package let shown: TypeReference
    /// The type with the dependency.
    package let requiredFor: TypeReference
    package let role: RequirerRole
    package let location: SourceLocation?

    package init(
      requested: TypeReference, shown: TypeReference, requiredFor: TypeReference, as role: RequirerRole = .binding,
      location: SourceLocation?
    ) {
      self.requested = requested
      self.shown = shown
      self.requiredFor = requiredFor
      self.role = role
      self.location = location
    }

    /// The dependent as reports name it.
    package var requirerName: DiagnosticText { role.name(for: requiredFor) }
  }

  /// A component in which a binding would serve all requests.
  package struct Home: Sendable, Hashable {
    /// Distinguishes it from other components of its type.
    package let number: ComponentNode.ID
    package let type: TypeReference
    /// The location for new statements in it, if known.
    package let statementPlace: StatementPlace?
  }

  #if DEBUG || DetailedReports
    /// A module that binds the key, and a component that could include it.
    package struct Inclusion: Sendable, Hashable {
      package let module: TypeReference
      /// The file of the module, if known.
      package let file: String?
      /// A component that already includes the module; `nil` if there is none.
      package let owner: TypeReference?
      package let home: Home
      package let outcome: RepairOutcome
    }

    /// The only initializer of a type.
    package struct Initializer: Sendable {
      /// The missing type, or the product of a missing assisted factory.
      package let type: TypeReference
      package let signature: InitializerSignature
      /// The outcome of binding the type to the initializer.
      package let outcome: RepairOutcome
      /// Whether its missing dependencies can in turn be bound to their only initializers, recursively.
      package let needsCanBeBound: Bool
    }

    /// The restrictions that requests put on a binding, so that the graph has no other problem with it.
    package struct Demands: Sendable {
      /// Whether a weak request needs one value for all.
      package internal(set) var mustBeShared = false
      /// Whether no other request would create the value.
      package internal(set) var isOnlyWeak = false
      /// Whether the value crosses to another isolation.
      package internal(set) var mustBeSendable = false
      /// Whether a binding at the suggested place can be shared.
      package internal(set) var canBeShared = true
      /// Whether values of the type can cross to another isolation.
      package internal(set) var isSendable = true
      /// Whether code at the suggested place names the type by a type parameter.
      package internal(set) var isNamedByParameter = false

      /// Whether a statement can meet all of them.
      package var canBeMet: Bool {
        !isOnlyWeak && !isNamedByParameter && (canBeShared || !mustBeShared && !mustBeSendable)
          && (isSendable || !mustBeSendable)
      }
    }

    /// A tag that is requested like a type of values.
    package struct Tag: Sendable {
      package let type: TypeReference
      package let element: TypeReference
    }
  #endif

  package let key: TypeReference
  /// The dependencies on the key, in order of location; never empty.
  package let requests: [Request]
  /// The shortest path from a root to one of the dependents; `nil` if no root leads to any of them.
  package var path: RootPath?
  /// The components in which a binding would serve all requests, innermost first; never empty.
  package let homes: [Home]
  /// The statements that begin to bind the key but do not finish.
  package internal(set) var unfinished: [UnfinishedBinding] = []
  /// The key, the element of a key that is a collection, or a bound type of the same name, if another copy of this
  /// library in the program declares it.
  package internal(set) var typeOfAnotherCopy: TypeReference?

  #if DEBUG || DetailedReports
    /// The shape of the key's type.
    package internal(set) var shape = TypeShape.unknown
    /// The step that binds it, for a type of an extension library.
    package internal(set) var step: BindingStep?
    /// Bindings that were probably intended, best first.
    package internal(set) var nearMisses: [NearMiss] = []
    /// The modules that bind the key, by the components that could include them, innermost first.
    package internal(set) var inclusions: [Inclusion] = []
    /// The only initializer of the key's type, or of a factory's product, if a binding in `module` can refer to it.
    package internal(set) var initializer: Initializer?
    /// The initializers of the key's type; `nil` if they are unknown.
    package internal(set) var initializers: TypeInitializers?
    /// The included module that the binding belongs in, because the type and this module are of one Swift module; `nil`
    /// if the component is as suitable.
    package internal(set) var module: TypeReference?
    /// The only module with dependencies on the key, if the key is bound but private to others.
    package internal(set) var askingModule: TypeReference?
    /// The tag, if the key or the element of the key is one.
    package internal(set) var tag: Tag?
    /// For an argument that only assisted factories provide: the tag of a required factory without a binding, whose
    /// product depends on the argument.
    package internal(set) var wantedFactory: TypeReference?
    /// The tag of the assisted factory whose binding requires a second argument.
    package internal(set) var assistedFactory: TypeReference?
    /// The seed of the innermost component of `homes`, if nothing depends on it.
    package internal(set) var unusedSeed: TypeReference?
    /// The location for a new statement that binds the key, if known.
    package internal(set) var statementPlace: StatementPlace?
    /// Whether all requests are for `T?`.
    package internal(set) var isWantedAsOptional: Bool = false
    /// Whether `T` may be absent, but is requested in another form than `T?`, such as `Lazy<T>?`.
    package internal(set) var mayBeAbsent: Bool = false
    /// The restrictions that the requests put on a binding of the key.
    package internal(set) var demands = Demands()
    /// Types of the graph with the name of a type in the suggestions, but of another Swift module.
    package internal(set) var namesakes: [TypeReference] = []
    /// Types of the program that conform to the missing protocol, in order of their names, if none of them is bound.
    package internal(set) var implementations: [TypeReference] = []
    /// The tag of an assisted factory on the path whose argument is of the missing type.
    package internal(set) var factoryOfArgument: TypeReference?
    /// A statement end that leaves out an argument with a default, for a dependent with such an initializer.
    package internal(set) var terminatorWithDefaults: DiagnosticText?
    /// Whether a module is checked alone, so that an including component may bind the key.
    package internal(set) var mayBeGiven: Bool = false
  #endif

  /// The innermost component in which a binding would serve all requests.
  package var component: TypeReference { homes[0].type }
}

extension MissingBindingFact: AbsenceFact {
  package static let kind = DiagnosticKind(
    .missingBinding, .error, summary: "A required type has no binding in its component or the component's ancestors.")

  package var location: SourceLocation? { requests.first?.location }
  package var subject: TypeReference? { key }
  package var chain: [TypeReference] { path?.links.map(\.type) ?? [] }
  package var traces: [FactTrace] { requests.map { FactTrace(type: $0.requiredFor, location: $0.location) } }
}

/// Finds required keys without a visible binding: one finding for each key, with all its dependents.
///
/// - Complexity: O(components) on a valid graph.
package enum MissingBindingPass {
  package static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: true, preventsRoot: true, facts) }

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBindingFact] {
    missingKeys(in: graph, advisor: advisor) + unboundRoots(in: graph, advisor: advisor)
  }

  private static func missingKeys(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBindingFact] {
    let missing = graph.missing.isEmpty ? [] : graph.missing.filter { !$0.isDecorated }
    guard !missing.isEmpty else { return [] }
    var examination = MissingBindingExamination(of: graph, advisor: advisor)
    return missing.grouped { graph.base(of: $0.requested) }.map {
      examination.finding(of: $0.key, requirements: $0.elements)
    }
  }

  /// Components whose `configureRoot` returned the receipt of another binding.
  private static func unboundRoots(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBindingFact] {
    struct Unbound: Hashable {
      let component: TypeReference
      let location: SourceLocation?
    }
    let unbound = graph.components.indices.filter { number in
      let component = graph.components[number]
      return graph[rootOf: number] == nil && component.hasRoot && !component.repeatsAncestor
    }
    guard !unbound.isEmpty else { return [] }
    return unbound.uniqued { Unbound(component: graph.components[$0].type, location: graph.components[$0].location) }
      .map { number in
        let component = graph.components[number]
        let request = MissingBindingFact.Request(
          requested: component.root, shown: component.root, requiredFor: component.type, location: component.location)
        var fact = MissingBindingFact(key: component.root, requests: [request], homes: [graph.home(number)])
        #if DEBUG || DetailedReports
          fact.shape = advisor.shape(of: component.root)
          fact.step = advisor.bindingStep(for: component.root)
        #endif
        return fact
      }
  }
}

/// Gathers the dependencies on missing keys. Used only for faulty graphs.
struct MissingBindingExamination {
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor
  private let rootsOfFactories: [Int: Int]
  private var pathsOfComponent: [ComponentNode.ID: RootPaths] = [:]
  #if DEBUG || DetailedReports
    private var hints: MissingBindingHints
  #endif

  init(of graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.graph = graph
    self.advisor = advisor
    rootsOfFactories = graph.rootsOfFactories
    #if DEBUG || DetailedReports
      hints = MissingBindingHints(in: graph, advisor: advisor)
    #endif
  }

  mutating func finding(of key: Key, requirements: [LinkedGraph.MissingRequirement]) -> MissingBindingFact {
    let requirements = reachableFirst(graph.inSourceOrder(requirements, by: \.binding))
    let asking = requirements.map { graph.component(ofBinding: $0.binding) }
    let common = asking.reduce(asking[0]) { graph.commonAncestor(of: $0, $1) }
    var fact = MissingBindingFact(
      key: graph.type(of: key), requests: onePerPlace(requirements.map(request)),
      path: requirements.compactMap { path(to: $0) }.min { $0.links.count < $1.links.count },
      homes: graph.lineage(of: common).map(graph.home))
    let shape = advisor.shape(of: fact.key)
    if shape == .ofAnotherCopy { fact.typeOfAnotherCopy = fact.key }
    #if DEBUG || DetailedReports
      fact.shape = shape
      if fact.typeOfAnotherCopy == nil { hints.add(to: &fact, about: key, of: requirements, common: common) }
    #endif
    return fact
  }

  /// Returns one request for each dependent binding: that of its first parameter.
  private func onePerPlace(_ requests: [MissingBindingFact.Request]) -> [MissingBindingFact.Request] {
    struct Place: Hashable {
      let requiredFor: TypeReference
      let location: SourceLocation?
    }
    return requests.uniqued { Place(requiredFor: $0.requiredFor, location: $0.location) }
  }

  private func request(for requirement: LinkedGraph.MissingRequirement) -> MissingBindingFact.Request {
    let binding = graph.bindings[requirement.binding]
    return MissingBindingFact.Request(
      requested: graph.type(of: requirement.requested),
      shown: graph.type(of: graph.unwrappingProviders(requirement.requested)),
      requiredFor: graph.type(of: binding.key), as: RequirerRole(of: binding), location: binding.location)
  }

  // MARK: Paths from roots

  /// Puts requirements that the root of their component reaches first: the others are less urgent.
  private mutating func reachableFirst(
    _ requirements: [LinkedGraph.MissingRequirement]
  ) -> [LinkedGraph.MissingRequirement] {
    let isReachable = requirements.map { path(to: $0) != nil }
    let inOrder = zip(requirements, isReachable)
    return inOrder.filter(\.1).map(\.0) + inOrder.filter { !$0.1 }.map(\.0)
  }

  /// Returns the shortest path from a component's root to the dependent binding.
  private mutating func path(to requirement: LinkedGraph.MissingRequirement) -> RootPath? {
    let component = graph.component(ofBinding: requirement.binding)
    let paths =
      pathsOfComponent[component] ?? RootPaths(of: component, in: graph, rootsOfFactories: rootsOfFactories)
    pathsOfComponent[component] = paths
    return paths.path(to: graph.node(ofBinding: requirement.binding, in: component))
  }
}

extension DiagnosticID {
  /// A required type has no binding in its component or the component's ancestors.
  public static let missingBinding = DiagnosticID(rawValue: "missing-binding")
}
