import Cleanse

extension Spelling {
  /// The type that a spelling stands for.
  var type: Any.Type { wish.requestedType }

  /// The wish for what is spelled.
  var wish: any Wish.Type {
    if isDecorated { return base.wish }
    let isOfObject = forms.first == .weak || forms.first == .sendable
    var wish = isOfObject ? base.objectWish(isWeak: forms.first == .weak) : base.wish
    for form in forms.dropFirst(isOfObject ? 1 : 0) { wish = Self.wrap(wish, in: form) }
    return wish
  }

  private static func wrap<W: Wish>(_ wish: W.Type, in form: Form) -> any Wish.Type {
    switch form {
    case .provider: ProviderWish<W>.self
    case .closure: ClosureWish<W>.self
    case .optional: OptionalWish<W>.self
    case .weak, .sendable, .decorated: preconditionFailure("Only an object can be asked for so")
    }
  }
}

extension Spelling.Base {
  fileprivate var wish: any Wish.Type {
    func wish<I: Marker>(_ index: I.Type) -> any Wish.Type {
      switch self {
      case .array: ManyWish<Node<I>>.self
      case .set: SetWish<Node<I>>.self
      case .dictionary: DictionaryWish<Node<I>>.self
      case .taggedNode: TaggedWish<NodeLabel<I>, OneWish<Node<I>>>.self
      case .taggedArray: TaggedWish<NodesLabel<I>, ManyWish<Node<I>>>.self
      case .node, .root, .factory: OneWish<Node<I>>.self
      }
    }
    switch self {
    case .node(let number), .array(let number), .set(let number), .dictionary(let number),
      .taggedNode(let number), .taggedArray(let number):
      return wish(Markers.all[number])
    case .root(let position): return Self.rootWish(Positions.all[position])
    case .factory(let position): return Self.factoryWish(sketchedComponent(at: position))
    }
  }

  /// A `WeakProvider` or a `SendableProvider`.
  fileprivate func objectWish(isWeak: Bool) -> any Wish.Type {
    func wish<E: Made>(_ element: E.Type) -> any Wish.Type { isWeak ? WeakWish<E>.self : SendableWish<E>.self }
    func node<I: Marker>(_ index: I.Type) -> any Wish.Type { wish(Node<I>.self) }
    func root<P: Position>(_ position: P.Type) -> any Wish.Type { wish(RootNode<P>.self) }
    switch self {
    case .node(let number): return node(Markers.all[number])
    case .root(let position): return root(Positions.all[position])
    default: preconditionFailure("Only an object can be asked for so")
    }
  }

  private static func rootWish<P: Position>(_ position: P.Type) -> any Wish.Type {
    OneWish<RootNode<P>>.self
  }

  private static func factoryWish<C: SketchedComponent>(_ component: C.Type) -> any Wish.Type {
    ComponentWish<C>.self
  }
}
