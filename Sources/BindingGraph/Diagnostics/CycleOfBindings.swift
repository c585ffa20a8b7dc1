/// Bindings that need each other in a circle.
package struct CycleOfBindings: Sendable {
  /// One edge of the circle.
  package struct Step: Sendable, Hashable {
    /// A way to open a circle at an edge.
    package struct Opening: OptionSet, Sendable, Hashable {
      package let rawValue: UInt8

      package init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// What is asked for is a shared object, so that a `WeakProvider` finds it.
      package static let weakProvider = Opening(rawValue: 1)
      /// The binding that asks makes a new value each time, so that it can be handed what it asks for.
      package static let assistedFactory = Opening(rawValue: 2)
    }

    /// The type whose binding asks.
    package let requirer: TypeReference
    /// The type as that binding's parameter spells it, without `Provider`s around it.
    package let requested: TypeReference
    /// The key that serves the request.
    package let target: TypeReference
    /// Where the asking binding was made.
    package let location: SourceLocation?
    /// How the circle could be opened at this edge.
    package let openings: Opening

    package init(
      requirer: TypeReference, requested: TypeReference, target: TypeReference? = nil, location: SourceLocation?,
      openings: Opening = []
    ) {
      self.requirer = requirer
      self.requested = requested
      self.target = target ?? requested
      self.location = location
      self.openings = openings
    }
  }

  /// The edges in order, each leading to the binding that the next one starts from; the last leads back to the first.
  package let steps: [Step]
}

extension CycleOfBindings: GraphFact {
  package static let kind = DiagnosticKind(.dependencyCycle, .error, summary: "Bindings need each other in a circle.")

  package var location: SourceLocation? { steps.first?.location }
  package var subject: TypeReference? { steps.first?.requirer }
}

extension DiagnosticID {
  /// Bindings need each other in a circle.
  public static let dependencyCycle = DiagnosticID(rawValue: "dependency-cycle")
}
