import BindingGraph

extension GraphDocument {
  /// A dependency of a node: an edge of the graph.
  public struct Requirement: Sendable, Hashable, Codable {
    /// A wrapper between a dependency and the node that serves it.
    public typealias Form = GraphEdgeForm

    /// The result of resolving a dependency. Later versions may have more.
    public struct Resolution: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
      /// The stable word, as JSON has it: `object-graph`.
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The node `target`.
      public static let bound = Resolution(rawValue: "bound")
      /// Not bound, which is an error.
      public static let missing = Resolution(rawValue: "missing")
      /// Not bound, but optional (`bindOptional`): the value is `nil`.
      public static let absent = Resolution(rawValue: "absent")
      /// A `LegacyObjectGraph`, which can look up all bindings that the component can see.
      public static let objectGraph = Resolution(rawValue: "object-graph")
      /// A node that a filter has left out.
      public static let hidden = Resolution(rawValue: "hidden")

      /// The readable form: `object graph`.
      public var description: String { rawValue.asWords }
    }

    /// The type as the parameter spells it: `Provider<Ship>`.
    public internal(set) var type: TypeName
    /// The wrappers of the parameter, outermost first; empty if the parameter takes the type itself.
    public let forms: [Form]
    /// How the dependency is satisfied.
    public internal(set) var resolution: Resolution
    /// The node that serves it, perhaps of an ancestor. Set if it is `bound`; `nil` if it is missing, absent, hidden or
    /// an object graph.
    public internal(set) var target: String?
    /// The type to bind if it is missing: `Ship` for a `Provider<Ship>`.
    public internal(set) var missingType: TypeName?
    /// Optional, because documents of older writers lack it.
    private(set) var optional: Bool?

    /// Whether it is `nil` if nothing binds it, as with `bindOptional`.
    var mayBeAbsent: Bool { resolution == .absent || optional == true }

    /// Records that `bindOptional` allows it to be `nil`.
    mutating func allowAbsence() {
      optional = true
    }

    /// Whether the dependency is weak: it keeps nothing alive.
    public var isWeak: Bool { forms.contains(.weak) }
    /// Whether its value is created when the code of the node requests it, and not with the node itself.
    ///
    /// A `TaggedProvider` is the plain form of a tagged dependency, and a `SendableProvider` has its value from the
    /// beginning: neither is deferred.
    public var isDeferred: Bool { forms.contains(where: \.defersCreation) }
  }
}
