import BindingGraph

extension GraphDocument {
  /// A binding, or a component's view of a collection.
  public struct Node: Sendable, Hashable, Identifiable {
    /// The component's identifier and the qualified name of the key, as in `App.AppComponent: App.Clock`, with a number
    /// where a component has several bindings of one key. For a binding that is private to a module, the name of that
    /// follows, as in `App.AppComponent: App.Session in App.NetworkModule`.
    public internal(set) var id: String
    /// The identifier of its component.
    public internal(set) var component: String
    /// The key; for a tagged binding its `TaggedProvider`, for a contribution the collection.
    public internal(set) var key: TypeName
    /// The tag (qualifier) of the binding, if it has one.
    public internal(set) var tag: TypeName?
    /// The kind of its statement.
    public let kind: Kind
    /// The collection, if the binding is a contribution.
    public internal(set) var contribution: Contribution?
    /// The scope in which the value is shared; `nil` if each request creates a new one.
    public internal(set) var scope: TypeName?
    /// The attributes that documents show.
    var attributes: BindingAttributes = []
    /// Words in `lifecycle` that this version does not know.
    var laterLifecycle: [String] = []
    /// The part of the component that can depend on a private binding; `nil` for the component and its subcomponents.
    public internal(set) var visibility: Visibility?
    /// The module of the binding, among those of the component; `nil` for the component itself.
    public internal(set) var module: String?
    /// The component of a component factory, if it is in the document.
    public internal(set) var installs: String?
    /// The location of the binding; for a seed, the location where its component is installed.
    public let location: Location?
    /// The dependencies in the order of the parameters; for a collection its contributions.
    public internal(set) var requirements: [Requirement]
    /// The identifiers of the warnings that are suppressed for it.
    public internal(set) var acceptedWarnings: [String] = []
  }
}

extension GraphDocument.Node {
  /// Whether other isolations may use the values.
  public var isSendable: Bool { attributes.contains(.sendable) }

  /// Whether it is the root of its component.
  public var isRoot: Bool { attributes.contains(.root) }

  /// Whether creating a value reaches out of the process: the binding says `live()`.
  public var isLive: Bool { attributes.contains(.live) }

  /// The lifecycle of the shared value: `eager`, and hooks.
  public var lifecycle: [Lifecycle] {
    documentedAttributes.filter { $0.member == .lifecycle }.map { Lifecycle(rawValue: $0.word) }
  }

  mutating func setLifecycle(_ lifecycle: [Lifecycle]) {
    attributes.subtract(.lifecycle)
    laterLifecycle = []
    for part in lifecycle {
      let known = DocumentedAttribute.all.first { $0.member == .lifecycle && $0.word == part.rawValue }
      if let known { attributes.insert(known.attribute) } else { laterLifecycle.append(part.rawValue) }
    }
  }

  /// The attributes with their words, in the order of texts.
  var documentedAttributes: [DocumentedAttribute] {
    let known = DocumentedAttribute.all.filter { attributes.contains($0.attribute) }
    guard !laterLifecycle.isEmpty else { return known }
    let end = known.firstIndex { $0.attribute == .root } ?? known.endIndex
    return known[..<end] + laterLifecycle.map { .lifecycle($0) } + known[end...]
  }

  /// The kind of a node's statement.
  public typealias Kind = GraphNodeKind

  /// One part of a shared value's lifecycle. Later versions may have more.
  public struct Lifecycle: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
    /// The stable word, as JSON has it: `start-hook`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Created when the component instance is built, not when it is first requested.
    public static let eager = Lifecycle(rawValue: "eager")
    /// Eager, and created concurrently with others if the build is awaited.
    public static let concurrent = Lifecycle(rawValue: "concurrent")
    /// Has an `onStart` hook.
    public static let startHook = Lifecycle(rawValue: "start-hook")
    /// Has an `onStop` hook.
    public static let stopHook = Lifecycle(rawValue: "stop-hook")
    /// Has a service, which runs from the start of the component instance to its stop.
    public static let service = Lifecycle(rawValue: "service")

    /// The readable form: `start hook`.
    public var description: String { rawValue.asWords }
  }

  /// The part of a component that can depend on a private binding. Later versions may have more.
  public struct Visibility: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
    /// The stable word, as JSON has it: `module`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The other statements of the same `configure`.
    public static let module = Visibility(rawValue: "module")
    /// The component without its subcomponents.
    public static let component = Visibility(rawValue: "component")

    /// The readable form.
    public var description: String { rawValue.asWords }
  }

  /// The collection that a binding contributes to.
  public struct Contribution: Sendable, Hashable, Codable {
    /// The kind of collection. Later versions may have more.
    public struct Collection: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
      /// The stable word, as JSON has it: `array`.
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// An array, in the order of its contributions.
      public static let array = Collection(rawValue: "array")
      /// A set.
      public static let set = Collection(rawValue: "set")
      /// A dictionary, of which each contribution has its own key.
      public static let dictionary = Collection(rawValue: "dictionary")

      /// The readable form.
      public var description: String { rawValue.asWords }
    }

    /// The kind of collection that the node contributes to.
    public let collection: Collection
    /// The key of a contribution to a dictionary, as text.
    public internal(set) var key: String?
    /// The order of a contribution to an array: `first`, `last` or a number; `nil` for the default order.
    public let order: String?

    init(collection: Collection, key: String? = nil, order: String? = nil) {
      self.collection = collection
      self.key = key
      self.order = order
    }
  }
}
