/// A key that is asked for and bound nowhere in sight.
package struct MissingBindingFact: Sendable {
  /// One place that asks.
  package struct Request: Sendable, Equatable {
    /// The type as the parameter spells it.
    package let requested: TypeReference
    /// The same without `Provider`s around it.
    package let shown: TypeReference
    /// The type whose binding asks.
    package let requiredFor: TypeReference
    package let location: SourceLocation?

    package init(requested: TypeReference, shown: TypeReference, requiredFor: TypeReference, location: SourceLocation?)
    {
      self.requested = requested
      self.shown = shown
      self.requiredFor = requiredFor
      self.location = location
    }
  }

  /// A component in which a binding would serve all requests.
  package struct Home: Sendable, Hashable {
    /// Tells it from others of its type.
    package let number: ComponentNode.ID
    package let type: TypeReference
    /// Where a statement can be added to it, where that is known.
    package let statementPlace: StatementPlace?
  }

  /// A module that binds the key, and a component that could include it.
  package struct Inclusion: Sendable, Hashable {
    package let module: TypeReference
    /// The file of the module, where that is known.
    package let file: String?
    /// A component that includes the module already; `nil` where none does.
    package let owner: TypeReference?
    package let home: Home
    package let outcome: RepairOutcome
  }

  /// The only initializer of a type.
  package struct Initializer: Sendable {
    /// The missing type, or what a missing assisted factory makes.
    package let type: TypeReference
    package let signature: InitializerSignature
    /// What comes of binding the type to it.
    package let outcome: RepairOutcome
    /// Whether what is lacking then can be bound to its own only initializer, and so on.
    package let needsCanBeBound: Bool
  }

  /// A tag that is asked for as if it were a type of values.
  package struct Tag: Sendable {
    package let type: TypeReference
    package let element: TypeReference
  }

  package let key: TypeReference
  /// What the key is made of.
  package let shape: TypeShape
  /// The step that binds it, where it is of an extension library.
  package internal(set) var step: BindingStep?
  /// In order of location; never empty.
  package let requests: [Request]
  /// The shortest way from a root to one of those that ask; `nil` where no root leads to any of them.
  package internal(set) var path: RootPath?
  /// The components in which a binding would serve all requests, innermost first; never empty.
  package let homes: [Home]
  /// What was perhaps meant, best first.
  package internal(set) var nearMisses: [NearMiss] = []
  /// The modules that bind the key, by the components that could include them, innermost first.
  package internal(set) var inclusions: [Inclusion] = []
  /// The statements that begin to bind the key, and do not finish.
  package internal(set) var unfinished: [UnfinishedBinding] = []
  /// The only initializer of the key's type, or of what a factory makes, where a binding in `module` can refer to it.
  package internal(set) var initializer: Initializer?
  /// Whether only the type's own code makes values of it.
  package internal(set) var hasOnlyPrivateInitializers: Bool = false
  /// The included module that a binding belongs in, since the Swift module of that declares the type; `nil` where the
  /// component is as good.
  package internal(set) var module: TypeReference?
  /// The one module that asks, where the key is bound, and private to others.
  package internal(set) var askingModule: TypeReference?
  /// The tag that the key is, or that its elements are.
  package internal(set) var tag: Tag?
  /// For an argument that only assisted factories hand out: the tag of one that is asked for, makes the type that asks
  /// for the argument, and is not bound.
  package internal(set) var wantedFactory: TypeReference?
  /// The tag of the assisted factory whose binding asks for a second argument.
  package internal(set) var assistedFactory: TypeReference?
  /// What the innermost component of `homes` is built from, where nothing asks for that.
  package internal(set) var unusedSeed: TypeReference?
  /// Where a statement that binds the key can be added, where that is known.
  package internal(set) var statementPlace: StatementPlace?
  /// Whether all requests are for `T?`.
  package internal(set) var isWantedAsOptional: Bool = false
  /// Whether a module is checked alone, which components will bind the key for.
  package internal(set) var mayBeGiven: Bool = false

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

extension DiagnosticID {
  /// A required type has no binding in its component or the component's ancestors.
  public static let missingBinding = DiagnosticID(rawValue: "missing-binding")
}
