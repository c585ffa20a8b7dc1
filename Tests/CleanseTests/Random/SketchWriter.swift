import Cleanse

/// Declares one part of a sketch with a binder.
struct SketchWriter {
  static let file: StaticString = "Random/Sketch.swift"
  let position: Int

  func install<S>(_ inner: Int, number: Int, in binder: Binder<S>) {
    func install<C: SketchedComponent>(_ component: C.Type) {
      let line = GraphSketch.line(position: position, installation: number)
      binder.install(dependency: C.self, file: Self.file, line: line)
    }
    install(sketchedComponent(at: inner))
  }

  func bindOptional<S>(_ base: Spelling.Base, number: Int, in binder: Binder<S>) {
    func bind<W: Wish>(_ wish: W.Type) {
      let line = GraphSketch.line(position: position, optional: number)
      binder.bindOptional(W.Requested.self, file: Self.file, line: line)
    }
    bind(Spelling(base: base).wish)
  }

  func bind<S: SketchedScope>(_ binding: GraphSketch.Binding, number: Int, in binder: Binder<S>) {
    let statement = SketchedStatement(
      binding: binding, line: GraphSketch.line(position: position, binding: number), binder: binder)
    switch binding.key.base {
    case .node(let index), .array(let index), .set(let index), .dictionary(let index), .taggedNode(let index),
      .taggedArray(let index):
      if binding.isDecorator {
        statement.decorate(nodeOf: Markers.all[index])
      } else {
        statement.bind(nodeOf: Markers.all[index])
      }
    case .root(let position): statement.bind(rootOf: Positions.all[position])
    case .factory: preconditionFailure("Component factories are not bound")
    }
  }

  /// Completes a binding with a factory that has one parameter per request.
  static func complete<E>(
    _ bind: ReceiptBinder<E>, requests: [Spelling], line: Int, make: @escaping ([Given]) -> E
  ) -> BindingReceipt<E> {
    let make = noting(line, make)
    func one<A: Wish>(_ a: A.Type) -> BindingReceipt<E> {
      bind.to(file: file, line: line) { (a: A.Requested) in make([A.look(a)]) }
    }
    func two<A: Wish, B: Wish>(_ a: A.Type, _ b: B.Type) -> BindingReceipt<E> {
      bind.to(file: file, line: line) { (a: A.Requested, b: B.Requested) in make([A.look(a), B.look(b)]) }
    }
    func three<A: Wish, B: Wish, C: Wish>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> BindingReceipt<E> {
      bind.to(file: file, line: line) { (a: A.Requested, b: B.Requested, c: C.Requested) in
        make([A.look(a), B.look(b), C.look(c)])
      }
    }
    let wishes = requests.map(\.wish)
    switch wishes.count {
    case 0: return bind.to(file: file, line: line) { make([]) }
    case 1: return one(wishes[0])
    case 2: return two(wishes[0], wishes[1])
    default: return three(wishes[0], wishes[1], wishes[2])
    }
  }

  /// Completes a binding with an async factory that has at most one dependency, an object.
  static func completeAsynchronously<E: Made>(
    _ bind: ReceiptBinder<E>, requests: [Spelling], line: Int, make: @escaping ([Given]) -> E
  ) -> BindingReceipt<E> {
    // Safe, because its values are sendable and its log has a lock.
    nonisolated(unsafe) let make = noting(line, make)
    func one<I: Marker>(_ index: I.Type) -> BindingReceipt<E> {
      bind.to(
        file: file, line: line,
        asyncFactory: { (a: Node<I>) in
          await Task.yield()
          return make([.one(a)])
        })
    }
    guard case .node(let index)? = requests.first?.base else {
      return bind.to(
        file: file, line: line,
        asyncFactory: {
          await Task.yield()
          return make([])
        })
    }
    return one(Markers.all[index])
  }

  /// A factory that notes its line in the log of the sketch.
  static func noting<E>(_ line: Int, _ make: @escaping ([Given]) -> E) -> ([Given]) -> E {
    let log = GraphSketch.current.log
    return { given in
      log.note("\(line)")
      return make(given)
    }
  }
}

/// One statement of a component's `configure`.
struct SketchedStatement<S: SketchedScope> {
  let binding: GraphSketch.Binding
  let line: Int
  let binder: Binder<S>

  func bind<P: Position>(rootOf position: P.Type) {
    finish(binder.bind(RootNode<P>.self)) { RootNode(line: line, given: $0) }
  }

  func bind<I: Marker>(nodeOf index: I.Type) {
    let isList = binding.isContribution && binding.count != 1
    let node: ([Given]) -> Node<I> = { Node(line: line, given: $0) }
    let nodes: ([Given]) -> [Node<I>] = { given in
      // Only the first node holds the dependencies, so that each is visited once.
      (0..<binding.count).map { Node(line: line, number: $0, given: $0 == 0 ? given : []) }
    }
    let order = ContributionOrder(binding.order)
    switch (binding.key.base, binding.key.forms) {
    case (.node, []) where binding.isAwaited: finishAsynchronously(binder.bind(Node<I>.self), node)
    case (.node, [.optional]): finish(binder.bind(Node<I>?.self)) { nodes($0).first }
    case (.node, [.closure]):
      finish(binder.bind((() -> Node<I>).self)) { given in
        let made = node(given)
        return { made }
      }
    case (.taggedNode, _): finish(binder.bind(Node<I>.self).tagged(with: NodeLabel<I>.self), node)
    case (.array, _) where !binding.isContribution: finish(binder.bind([Node<I>].self), nodes)
    case (.taggedArray, _) where !binding.isContribution:
      finish(binder.bind([Node<I>].self).tagged(with: NodesLabel<I>.self), nodes)
    case (.array, _) where isList: finishList(binder.bind(Node<I>.self).intoCollection(order: order), nodes)
    case (.array, _): finish(binder.bind(Node<I>.self).intoCollection(order: order), node)
    case (.taggedArray, _) where isList:
      finishList(binder.bind(Node<I>.self).intoCollection(order: order).tagged(with: NodesLabel<I>.self), nodes)
    case (.taggedArray, _):
      finish(binder.bind(Node<I>.self).intoCollection(order: order).tagged(with: NodesLabel<I>.self), node)
    case (.set, _) where isList: finishList(binder.bind(Node<I>.self).intoSet(), nodes)
    case (.set, _): finish(binder.bind(Node<I>.self).intoSet(), node)
    case (.dictionary, _): finish(binder.bind(Node<I>.self).intoDictionary(key: binding.dictionaryKey), node)
    default: finish(binder.bind(Node<I>.self), node)
    }
  }

  func decorate<I: Marker>(nodeOf index: I.Type) {
    let make = SketchWriter.noting(line) { Node<I>(line: line, given: $0) }
    func plain() { decorate(index) { make([.one($0)]) } }
    func one<A: Wish>(_ a: A.Type) {
      decorate(index) { (node: Node<I>, a: A.Requested) in make([.one(node), A.look(a)]) }
    }
    if let wish = binding.requests.first?.wish { one(wish) } else { plain() }
  }

  private func decorate<I: Marker, each Dependency>(
    _ index: I.Type, with decorator: @escaping (Node<I>, repeat each Dependency) -> Node<I>
  ) {
    if case .taggedNode = binding.key.base {
      binder.decorate(tag: NodeLabel<I>.self, file: SketchWriter.file, line: line, with: decorator)
    } else {
      binder.decorate(Node<I>.self, file: SketchWriter.file, line: line, with: decorator)
    }
  }

  private func completion<E>(_ make: @escaping ([Given]) -> E) -> (ReceiptBinder<E>) -> BindingReceipt<E> {
    { SketchWriter.complete($0, requests: binding.requests, line: line, make: make) }
  }

  private func finishAsynchronously<E: Made, Stage>(
    _ builder: BindingBuilder<E, S, Stage>, _ make: @escaping ([Given]) -> E
  ) {
    guard let shared = S.sharing(builder) else { preconditionFailure("Only a shared binding is awaited") }
    let visible = binding.visibility.map { shared.visible(in: $0) } ?? shared
    let sharing = binding.isLive ? visible.live() : visible
    (binding.isEager ? sharing.eager() : sharing).configured { bind in
      SketchWriter.completeAsynchronously(bind, requests: binding.requests, line: line, make: make)
    }
  }

  private func finish<E, Stage: RestrictableStage>(
    _ builder: BindingBuilder<E, S, Stage>, _ make: @escaping ([Given]) -> E
  ) {
    let builder = binding.isLive ? builder.live() : builder
    if let visibility = binding.visibility {
      share(builder.visible(in: visibility), make)
    } else {
      share(builder, make)
    }
  }

  private func share<E, Stage>(_ builder: BindingBuilder<E, S, Stage>, _ make: @escaping ([Given]) -> E) {
    if binding.isShared, let sharing = S.sharing(builder) {
      (binding.isEager ? sharing.eager() : sharing).configured(with: completion(make))
    } else {
      builder.configured(with: completion(make))
    }
  }

  private func finish<E, Collected, Stage>(
    _ builder: CollectionBindingBuilder<E, Collected, S, Stage>, _ make: @escaping ([Given]) -> E
  ) {
    let builder = binding.isLive ? builder.live() : builder
    if binding.isShared, let sharing = S.sharing(builder) {
      (binding.isEager ? sharing.eager() : sharing).configured(with: completion(make))
    } else {
      builder.configured(with: completion(make))
    }
  }

  private func finishList<E, Collected: Sequence, Stage>(
    _ builder: CollectionBindingBuilder<E, Collected, S, Stage>, _ make: @escaping ([Given]) -> [E]
  ) where Collected.Element == E {
    let builder = binding.isLive ? builder.live() : builder
    if binding.isShared, let sharing = S.sharing(builder) {
      (binding.isEager ? sharing.eager() : sharing).configured(with: completion(make))
    } else {
      builder.configured(with: completion(make))
    }
  }
}
