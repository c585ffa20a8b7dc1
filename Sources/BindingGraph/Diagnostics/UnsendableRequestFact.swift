/// Something that another isolation than its own would use, although it must stay where it is.
package struct UnsendableRequestFact: Sendable {
  /// What keeps it from being used there.
  package enum Obstacle: Sendable, Hashable {
    /// It is not declared sendable.
    case undeclared
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
  /// Whether it is; `nil` where that is not known, as in a running program.
  package let isSendable: Bool?
  /// What is handed to the other isolation: a `SendableComponentFactory` or a `SendableProvider`.
  package let handle: TypeReference
  /// What asks for the handle, in order of location; never empty.
  package let handleRequests: [Request]
  /// The component that the handle builds; `nil` where it provides a value.
  package let component: TypeReference?
  /// What asks inside the component, in order of location; empty where the handle provides a value.
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
