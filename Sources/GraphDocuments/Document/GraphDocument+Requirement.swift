import BindingGraph

extension GraphDocument {
  /// One thing that a node needs: an edge of the graph.
  public struct Requirement: Sendable, Hashable, Codable {
    /// What stands between a requirement and the node that serves it.
    public typealias Form = GraphEdgeForm

    /// What serves a requirement. More may come.
    public struct Resolution: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
      /// The stable word, as JSON has it: `object-graph`.
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The node `target`.
      public static let bound = Resolution(rawValue: "bound")
      /// Nothing, which is an error.
      public static let missing = Resolution(rawValue: "missing")
      /// Nothing, as `bindOptional` allows: the value is `nil`.
      public static let absent = Resolution(rawValue: "absent")
      /// A `LegacyObjectGraph`, by which all that the component sees can be looked up.
      public static let objectGraph = Resolution(rawValue: "object-graph")
      /// A node that a filter has left out.
      public static let hidden = Resolution(rawValue: "hidden")

      /// The words for people: `object graph`.
      public var description: String { rawValue.asWords }
    }

    /// The type as the parameter spells it: `Provider<Ship>`.
    public let type: TypeName
    /// What stands between the parameter and what serves it, outermost first; empty where it is asked for directly.
    public let forms: [Form]
    public internal(set) var resolution: Resolution
    /// The node that serves it, perhaps of an ancestor; always there where it is `bound`, and `nil` where it is missing,
    /// absent, hidden or an object graph.
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

  @available(*, deprecated, renamed: "Requirement.Form")
  public typealias Form = GraphEdgeForm
}
