/// A shared object that can keep a component factory, whose component needs that object, or an object graph in which
/// that object can be looked up.
package struct RetainCycleFact: Sendable {
  /// One step of the cycle.
  package struct Edge: Sendable, Hashable {
    /// A component that a factory builds, and the binding in it that leads on.
    package struct Building: Sendable, Hashable {
      package let component: TypeReference
      package let asker: TypeReference
    }

    /// The type whose binding, or whose factory, the step starts from.
    package let holder: TypeReference
    /// The type that the step leads to.
    package let target: TypeReference
    /// What is built, where the step starts from a component factory.
    package let building: Building?
    /// The object graph that the step leads through, where it leads through one.
    package let objectGraph: TypeReference?
    /// Where the binding that asks was made.
    package let location: SourceLocation?
  }

  /// In order, the first from the object; the last leads back to it.
  package let edges: [Edge]
  /// Whether the object is of a class, so that it can be asked for weakly.
  package let canBeWeak: Bool
  /// Whether the object is a component's root, and then no object but another value.
  package let isRoot: Bool
  /// Where the warning can be accepted, where that is known.
  package let statementPlace: StatementPlace?

  /// The shared object.
  package var object: TypeReference { edges[0].holder }
}

extension RetainCycleFact: GraphFact {
  package static let kind = DiagnosticKind(
    .retainCycle, .warning,
    summary:
      "A shared object may be part of a retain cycle through a component factory or an object graph.")

  package var location: SourceLocation? { edges.first?.location }
  package var subject: TypeReference? { object }
}

extension DiagnosticID {
  /// A shared object may be part of a retain cycle through a component factory or an object graph.
  public static let retainCycle = DiagnosticID(rawValue: "retain-cycle")
}

extension GraphWarning {
  /// A shared object may be part of a retain cycle.
  public static let retainCycle = GraphWarning(id: .retainCycle)
}
