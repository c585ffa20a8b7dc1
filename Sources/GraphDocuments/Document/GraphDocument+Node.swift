import BindingGraph

extension GraphDocument {
  /// Something that can be asked for: a binding, or a component's view of a collection.
  public struct Node: Sendable, Hashable, Codable, Identifiable {
    /// The component's identifier and the qualified name of the key, as in `App.AppComponent: App.Clock`, with a number
    /// where a component has several bindings of one key.
    public let id: String
    /// The component that it belongs to.
    public let component: String
    /// What is offered; for a tagged binding its `TaggedProvider`, for a contribution the collection.
    public let key: TypeName
    /// The tag, where the binding has one.
    public let tag: TypeName?
    public let kind: Kind
    /// Set for an element of a collection.
    public let contribution: Contribution?
    /// The scope in which the value is shared; `nil` where each request makes a new one.
    public let scope: TypeName?
    /// Whether another isolation may use the values.
    public let isSendable: Bool
    /// Whether it is the root of its component.
    public let isRoot: Bool
    /// What becomes of the shared value besides being asked for.
    public internal(set) var lifecycle: [Lifecycle] = []
    /// The module that made the binding, among those of the component; `nil` for the component itself.
    public internal(set) var module: String?
    /// The component that a component factory builds, as far as it is in the document.
    public internal(set) var installs: String?
    /// Where the binding was made; for a seed, where its component is installed.
    public let location: Location?
    /// What it needs, in the order of its parameters; of a collection the elements.
    public internal(set) var requirements: [Requirement]
    /// Optional, because documents of older writers lack it.
    private(set) var accepts: [String]?

    /// The identifiers of the warnings that are accepted for it.
    public var acceptedWarnings: [String] { accepts ?? [] }

    mutating func accept(_ warnings: [String]) {
      accepts = warnings.isEmpty ? nil : warnings
    }
  }
}

extension GraphDocument.Node {
  /// What sort of statement made a node.
  public typealias Kind = GraphNodeKind

  /// Something that becomes of a shared value besides being asked for. More may come.
  public struct Lifecycle: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
    /// The stable word, as JSON has it: `start-hook`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Made when the instance is built, and not when it is first asked for.
    public static let eager = Lifecycle(rawValue: "eager")
    /// Something is done with it when the instance is started.
    public static let startHook = Lifecycle(rawValue: "start-hook")
    /// Something is done with it when the instance is stopped.
    public static let stopHook = Lifecycle(rawValue: "stop-hook")

    /// The words for people: `start hook`.
    public var description: String { rawValue.asWords }
  }

  /// The collection that a binding is an element of.
  public struct Contribution: Sendable, Hashable, Codable {
    /// The sort of collection. More may come.
    public struct Collection: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
      /// The stable word, as JSON has it: `array`.
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let array = Collection(rawValue: "array")
      public static let set = Collection(rawValue: "set")
      public static let dictionary = Collection(rawValue: "dictionary")

      /// The words for people.
      public var description: String { rawValue.asWords }
    }

    public let collection: Collection
    /// The key of a dictionary's element, as text.
    public let key: String?
  }
}

extension GraphDocument {
  @available(*, deprecated, renamed: "Node.Kind")
  public typealias Kind = GraphNodeKind

  @available(*, deprecated, renamed: "Node.Lifecycle")
  public typealias Lifecycle = Node.Lifecycle

  @available(*, deprecated, renamed: "Node.Contribution")
  public typealias Contribution = Node.Contribution
}
