import Cleanse

extension Spelling {
  /// The type of the spelling.
  var type: Any.Type { wish.requestedType }

  /// The wish for the spelled type.
  var wish: any Wish.Type {
    if isDecorated { return base.wish }
    var rest = forms[...]
    var wish: any Wish.Type
    switch rest.popFirst() {
    case .weak: wish = base.objectWish(isWeak: true)
    case .sendable: wish = base.objectWish(isWeak: false)
    case .elements(let deferral): wish = base.elementsWish(deferral)
    default:
      wish = base.wish
      rest = forms[...]
    }
    for form in rest { wish = Self.wrap(wish, in: form) }
    return wish
  }

  private static func wrap<W: Wish>(_ wish: W.Type, in form: Form) -> any Wish.Type {
    switch form {
    case .provider: ProviderWish<W>.self
    case .closure: ClosureWish<W>.self
    case .lazy: LazyWish<W>.self
    case .optional: OptionalWish<W>.self
    case .weak, .sendable, .elements, .decorated: preconditionFailure("Only what can be bound is asked for so")
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

  /// An array or a dictionary of deferred elements.
  fileprivate func elementsWish(_ deferral: Spelling.Deferral) -> any Wish.Type {
    func wish<D: Deferring>(_ deferring: D.Type) -> any Wish.Type where D.Value: Made {
      if case .dictionary = self { DeferredDictionaryWish<D>.self } else { DeferredArrayWish<D>.self }
    }
    func wish<I: Marker>(node index: I.Type) -> any Wish.Type {
      switch deferral {
      case .provider: wish(ProviderElement<Node<I>>.self)
      case .lazy: wish(LazyElement<Node<I>>.self)
      case .closure: wish(ClosureElement<Node<I>>.self)
      }
    }
    switch self {
    case .array(let number), .dictionary(let number): return wish(node: Markers.all[number])
    default: preconditionFailure("Only a collection can be asked for so")
    }
  }

  private static func rootWish<P: Position>(_ position: P.Type) -> any Wish.Type {
    OneWish<RootNode<P>>.self
  }

  private static func factoryWish<C: SketchedComponent>(_ component: C.Type) -> any Wish.Type {
    ComponentWish<C>.self
  }
}
