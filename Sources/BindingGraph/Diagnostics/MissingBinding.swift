/// A key that is asked for and bound nowhere in sight.
package struct MissingBinding: Sendable {
  /// One place that asks.
  package struct Request: Sendable, Hashable {
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

  /// A module that binds the key.
  package struct Provider: Sendable, Hashable {
    package let module: TypeReference
    /// A component that includes the module; `nil` where none does.
    package let owner: TypeReference?
  }

  package let key: TypeReference
  /// What the key is made of.
  package let shape: TypeShape
  /// The step that binds it, where it is of an extension library.
  package let step: BindingStep?
  /// In order of location; never empty.
  package let requests: [Request]
  /// The shortest way from a root to one of those that ask; `nil` where no root leads to any of them.
  package let path: RootPath?
  /// The innermost component in which a binding would serve all requests.
  package let component: TypeReference
  /// What was perhaps meant, best first.
  package let nearMisses: [NearMiss]
  /// The modules that bind the key, and that the component could include.
  package let providers: [Provider]
  /// The statements that begin to bind the key, and do not finish.
  package let unfinished: [UnfinishedBinding]
  /// Whether the key's type is known to have one initializer, so that its bare name is that one.
  package let hasOneInitializer: Bool
  /// Where a statement that binds the key can be added, beside the first that asks, where that is known.
  package let statementPlace: StatementPlace?
  /// Where a statement can be added to the component itself, where that is known.
  package let componentPlace: StatementPlace?
  /// Whether some request is for `T?`.
  package let isWantedAsOptional: Bool
}

extension MissingBinding: GraphFact {
  package static let kind = DiagnosticKind(
    .missingBinding, .error, summary: "Something is asked for that nothing binds.")

  package var location: SourceLocation? { requests.first?.location }
  package var subject: TypeReference? { key }
  package var chain: [TypeReference] { path?.links.map(\.type) ?? [] }
}

extension DiagnosticID {
  /// Something is asked for that nothing binds.
  public static let missingBinding = DiagnosticID(rawValue: "missing-binding")
}
