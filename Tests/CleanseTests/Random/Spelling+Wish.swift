import Cleanse

extension Spelling {
  /// The type that a spelling stands for.
  var type: Any.Type { wish.requestedType }

  /// The wish for what is spelled.
  var wish: any Wish.Type {
    let isWeak = forms.first == .weak
    var wish = isWeak ? base.weakWish : base.wish
    for form in forms.dropFirst(isWeak ? 1 : 0) { wish = Self.wrap(wish, in: form) }
    return wish
  }

  private static func wrap<W: Wish>(_ wish: W.Type, in form: Form) -> any Wish.Type {
    switch form {
    case .provider: ProviderWish<W>.self
    case .closure: ClosureWish<W>.self
    case .optional: OptionalWish<W>.self
    case .weak: preconditionFailure("Only an object can be asked for weakly")
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

  fileprivate var weakWish: any Wish.Type {
    func node<I: Marker>(_ index: I.Type) -> any Wish.Type { WeakWish<Node<I>>.self }
    func root<P: Position>(_ position: P.Type) -> any Wish.Type { WeakWish<RootNode<P>>.self }
    switch self {
    case .node(let number): return node(Markers.all[number])
    case .root(let position): return root(Positions.all[position])
    default: preconditionFailure("Only an object can be asked for weakly")
    }
  }

  private static func rootWish<P: Position>(_ position: P.Type) -> any Wish.Type {
    OneWish<RootNode<P>>.self
  }

  private static func factoryWish<C: SketchedComponent>(_ component: C.Type) -> any Wish.Type {
    ComponentWish<C>.self
  }
}
