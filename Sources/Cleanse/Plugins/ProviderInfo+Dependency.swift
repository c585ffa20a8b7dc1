import BindingGraph

extension ProviderInfo {
  /// One parameter of a binding: what it asks for, and what serves it.
  public struct Dependency: Sendable {
    /// What stands around a type that is asked for. More forms may come.
    public struct Form: Hashable, Sendable, CustomStringConvertible {
      public let description: String

      /// `Provider<T>`
      public static let provider = Form(description: "provider")
      /// `() -> T`
      public static let closure = Form(description: "closure")
      /// `TaggedProvider<Tag>`
      public static let tagged = Form(description: "tagged provider")
      /// `T?`
      public static let optional = Form(description: "optional")
      /// `WeakProvider<T>`
      public static let weak = Form(description: "weak provider")
      /// `SendableProvider<T>`, or a `SendableComponentFactory`
      public static let sendable = Form(description: "sendable")
      /// `AsyncComponentFactory<C>`
      public static let asynchronous = Form(description: "asynchronous")
      /// `LegacyObjectGraph`: whatever the component sees.
      public static let objectGraph = Form(description: "object graph")

      /// - Returns: `nil` for a type that stands for itself.
      init?(_ form: KeyForm) {
        switch form {
        case .plain: return nil
        case .provider: self = .provider
        case .closure: self = .closure
        case .tagged: self = .tagged
        case .optional: self = .optional
        case .weak: self = .weak
        case .sendable: self = .sendable
        case .asynchronous: self = .asynchronous
        case .objectGraph: self = .objectGraph
        }
      }

      private init(description: String) {
        self.description = description
      }
    }

    /// What the parameter asks for, as it spells it.
    public let requested: ProviderKey
    /// What stands around the type that serves it, outermost first: `[.provider, .optional]` for a `Provider<T?>`. Empty
    /// where the parameter takes the value itself.
    public let forms: [Form]
    /// What serves it: the key of these bindings.
    public let key: ProviderKey
    /// The bindings that serve it, of whatever component: one; for a collection all contributions, in their order; none
    /// where it is missing, or where an optional is absent.
    public let bindings: [ProviderInfo]
    /// Whether nothing serves it, which is an error of the graph.
    public let isMissing: Bool

    /// Whether the value is asked for later, if at all: through a provider or a closure.
    public var isDeferred: Bool {
      !forms.allSatisfy { $0 == .optional }
    }
  }

  /// What the binding asks for, in the order of its parameters, and what serves each.
  public var dependencies: [Dependency] {
    position.map { graph.dependencies(of: $0) } ?? []
  }
}

extension ComponentBindingGraph {
  func dependencies(of position: Int) -> [ProviderInfo.Dependency] {
    let binding = linked.bindings[position]
    let node = linked.node(ofBinding: position, in: linked.component(ofBinding: position))
    return zip(linked.requirements[binding.requirements], linked.edges[linked.nodes[node].edges]).map {
      dependency(requested: $0, servedBy: $1)
    }
  }

  private func dependency(requested: Key, servedBy node: Int) -> ProviderInfo.Dependency {
    var forms: [ProviderInfo.Dependency.Form] = []
    func add(_ key: Key) {
      if let form = linked.forms[key].flatMap({ ProviderInfo.Dependency.Form($0) }) { forms.append(form) }
    }
    guard node != LinkedGraph.unresolved else {
      var key = requested
      while let inner = linked.forms[key]?.inner {
        add(key)
        key = inner
      }
      return ProviderInfo.Dependency(
        requested: self.key(of: requested), forms: forms, key: self.key(of: key), bindings: [], isMissing: true)
    }
    var served = requested
    var node = node
    while true {
      switch linked.nodes[node].content {
      case .form(let key, let inner):
        add(key)
        served = linked.forms[key]?.inner ?? key
        node = inner
        continue
      case .absent(let key):
        add(key)
        served = linked.forms[key]?.inner ?? key
      case .objectGraph(let key): add(key)
      case .binding, .collection: break
      }
      return ProviderInfo.Dependency(
        requested: self.key(of: requested), forms: forms, key: self.key(of: served),
        bindings: linked.bindings(servedAt: node).map(info), isMissing: false)
    }
  }
}

extension LinkedGraph {
  /// The bindings that the value at a node is made by: itself, or all contributions of a collection, its ancestors'
  /// included.
  func bindings(servedAt node: Int) -> [Int] {
    switch nodes[node].content {
    case .binding(let index): bindings[index].contribution == .empty ? [] : [index]
    case .form(_, let inner): bindings(servedAt: inner)
    case .collection: edges[nodes[node].edges].flatMap { bindings(servedAt: $0) }
    case .absent, .objectGraph: []
    }
  }
}
