/// Something that another isolation than its own would use, although it must stay where it is.
package struct UnsendableRequestFact: Sendable {
  /// What keeps it from being used there.
  package enum Obstacle: Sendable, Hashable {
    /// It is not declared sendable.
    case undeclared
    /// It is required as a composition with `Sendable`, and bound without that.
    case uncomposed
    /// It is not shared: its factory, or the provider that is the seed, would have to run there.
    case unshared
    case undeclaredAndUnshared
    /// The factory of another component, which builds where it is.
    case componentFactory
    /// An object graph, which leads to everything in sight.
    case objectGraph
    /// It comes from an override inside the component, and must stay in the isolation where the override was made.
    case confinedOverride
  }

  /// What the binding could say besides.
  package enum Amendment: Sendable {
    /// Further steps. Sharing takes a scope, also of those that have none.
    case steps(unscoped: [TypeReference], scope: TypeReference?)
    /// An override by a value that the compiler knows to be `Sendable`, or by a module with further steps.
    case override
    /// Another decorator: the present one returns a type that is not known to be `Sendable`.
    case decorator
    /// A seed of a type that shares its key can be stored in a `Sendable` type.
    case wrappedSeed
    /// A seed is declared by a statement of its own, whose place may be known, a tagged one by its tag.
    case seed(StatementPlace?, tag: TypeReference?)
    /// A seed that is a provider can be a value instead.
    case providerSeed
    /// The factory of a component, which another component may install or not.
    case factory(of: TypeReference, canBeInstalled: Bool)
    /// Nothing, as the binding of an assisted factory.
    case fixed
  }

  package let key: TypeReference
  package let obstacle: Obstacle
  /// Where it is bound; `nil` for an object graph.
  package let site: BindingSite?
  package let amendment: Amendment
  /// The type that has to be `Sendable`: of a tag or a collection, that of the elements.
  package let element: TypeReference
  /// Whether the key is also that of its composition with `Sendable`, so that only the binding can prove anything.
  package let sharesKey: Bool
  /// Whether the element is `Sendable`; `nil` where that is not known, as in a running program.
  package let isSendable: Bool?
  /// The `SendableComponentFactory` or `SendableProvider` that crosses; `nil` for a parameter that crosses itself.
  package let handle: TypeReference?
  /// The dependents of the handle, in order of location.
  package let handleRequests: [Request]
  /// The component that the handle builds; `nil` if there is no handle, or it provides a value.
  package let component: TypeReference?
  /// The dependents inside the component, or the async and concurrent bindings whose parameters cross, in order of
  /// location.
  package let requests: [Request]
  /// The shortest way from the component's root to one of those that ask; `nil` where there is none.
  package let path: RootPath?
}

extension UnsendableRequestFact: GraphFact {
  package static let kind = DiagnosticKind(
    .unsendableRequest, .error, summary: "A value that must stay in its isolation is used from another one.")

  package var location: SourceLocation? {
    obstacle == .confinedOverride ? site?.location : (requests + handleRequests).first?.location
  }
  package var subject: TypeReference? { key }
  package var chain: [TypeReference] { path?.links.map(\.type) ?? [] }
}

extension DiagnosticID {
  /// A value that must stay in its isolation is used from another one.
  public static let unsendableRequest = DiagnosticID(rawValue: "unsendable-request")
}
