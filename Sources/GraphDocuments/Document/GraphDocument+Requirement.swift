import BindingGraph

extension GraphDocument {
  /// One thing that a node needs: an edge of the graph.
  public struct Requirement: Sendable, Hashable, Decodable {
    /// What serves a requirement.
    public enum Resolution: String, Sendable, Decodable {
      /// The node `target`.
      case bound
      /// Nothing, which is an error.
      case missing
      /// Nothing, as `bindOptional` allows: the value is `nil`.
      case absent
      /// A `LegacyObjectGraph`, by which all that the component sees can be looked up.
      case objectGraph
      /// A node that a filter has left out.
      case hidden
    }

    /// The type as the parameter spells it: `Provider<Ship>`.
    public let type: TypeName
    /// What stands between the parameter and what serves it, outermost first; empty where it is asked for directly.
    public let forms: [Form]
    public internal(set) var resolution: Resolution
    /// The node that serves it, perhaps of an ancestor; `nil` unless it is `bound`.
    public internal(set) var target: String?
    /// Where nothing serves it, the type that would have to be bound: `Ship` of a `Provider<Ship>`.
    public internal(set) var missingType: TypeName?
    /// Optional, because documents of older writers lack it.
    private(set) var optional: Bool?

    /// Whether it would be `nil` if nothing served it, as `bindOptional` allows.
    var mayBeAbsent: Bool { resolution == .absent || optional == true }

    /// Notes that `bindOptional` allows it to be `nil`.
    mutating func allowAbsence() {
      optional = true
    }

    /// Whether the node keeps nothing alive by it.
    public var isWeak: Bool { forms.contains(.weak) }
    /// Whether what serves it is made later than the node itself.
    public var isDeferred: Bool {
      forms.contains { [.provider, .closure, .tagged, .weak, .sendable, .asynchronous].contains($0) }
    }
  }

  /// What stands between a requirement and the node that serves it.
  public typealias Form = GraphEdgeForm
}
