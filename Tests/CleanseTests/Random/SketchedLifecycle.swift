import TestSupport
import Cleanse

/// The values that the factories of sketched lifecycles create.
final class Item<Index: Marker>: Sendable {}

/// The roots of sketched lifecycles.
struct Items: Sendable {}

/// A component that declares the current sketch.
struct SketchedLifecycle: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    let sketch = LifecycleSketch.current
    for number in sketch.nodes.indices { LifecycleStatement(number: number, of: sketch).bind(in: binder) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Items>) -> BindingReceipt<Items> {
    complete(bind, needing: LifecycleSketch.current.rootNeeds.map(LifecycleSketch.type)) { Items() }
  }
}

/// A component that declares the current sketch and installs a sendable subcomponent.
struct SketchedCrossing: RootComponent {
  struct Visitor: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Items>) -> BindingReceipt<Items> {
      complete(bind, needing: LifecycleSketch.current.visited.map(LifecycleSketch.type)) { Items() }
    }
  }

  static func configure(binder: Binder<Singleton>) {
    SketchedLifecycle.configure(binder: binder)
    binder.install(dependency: Visitor.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Items]>) -> BindingReceipt<[Items]> {
    bind.to { (_: SendableComponentFactory<Visitor>) in [] }
  }
}

/// The statement that binds a node of a sketch.
private struct LifecycleStatement {
  private let number: Int
  private let node: LifecycleSketch.Node
  private let log: EventLog

  init(number: Int, of sketch: LifecycleSketch) {
    self.number = number
    node = sketch.nodes[number]
    log = sketch.log
  }

  func bind(in binder: Binder<Singleton>) {
    func bind<I: Marker>(_ index: I.Type) {
      let builder = binder.bind(Item<I>.self)
      guard node.isShared else {
        (node.isSendable ? builder.sendable() : builder).configured(with: completion)
        return
      }
      var shared = builder.sharedInScope()
      if node.isSendable { shared = shared.sendable() }
      if node.isEager { shared = shared.eager() }
      let (number, log, ends) = (number, log, AsyncStream<Void>.makeStream())
      if node.isHooked {
        shared = shared.onStart { _ in log.note("start \(number)") }.onStop { _ in
          log.note("stop \(number)")
          ends.continuation.finish()
        }
      }
      if node.isService {
        shared = shared.running { _ in
          log.note("run \(number)")
          for await _ in ends.stream {}
          log.note("end \(number)")
        }
      }
      shared.configured(with: completion)
    }
    bind(Markers.all[number])
  }

  private func completion<I: Marker>(_ bind: ReceiptBinder<Item<I>>) -> BindingReceipt<Item<I>> {
    let (number, log) = (number, log)
    let make: @Sendable () -> Item<I> = {
      log.note("make \(number)")
      return Item()
    }
    if node.isAsynchronous {
      return completeAsynchronously(bind, needing: node.needs.map(LifecycleSketch.sendableType), make)
    }
    let types = node.needs.map(LifecycleSketch.type) + node.lazyNeeds.map(LifecycleSketch.provider)
    return complete(bind, needing: types, make)
  }
}

/// Completes a binding with a factory that has one parameter per type.
func complete<E>(
  _ bind: ReceiptBinder<E>, needing types: [Any.Type], _ make: @escaping () -> E
) -> BindingReceipt<E> {
  func one<A>(_ a: A.Type) -> BindingReceipt<E> { bind.to { (_: A) in make() } }
  func two<A, B>(_ a: A.Type, _ b: B.Type) -> BindingReceipt<E> { bind.to { (_: A, _: B) in make() } }
  func three<A, B, C>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> BindingReceipt<E> {
    bind.to { (_: A, _: B, _: C) in make() }
  }
  switch types.count {
  case 0: return bind.to(factory: make)
  case 1:
    let first = types[0]
    return one(first)
  case 2:
    let (first, second) = (types[0], types[1])
    return two(first, second)
  default:
    let (first, second, third) = (types[0], types[1], types[2])
    return three(first, second, third)
  }
}

/// Completes a binding with an async factory that has one parameter per type.
private func completeAsynchronously<E>(
  _ bind: ReceiptBinder<E>, needing types: [any Sendable.Type], _ make: @escaping @Sendable () -> E
) -> BindingReceipt<E> {
  func one<A: Sendable>(_ a: A.Type) -> BindingReceipt<E> {
    bind.to(asyncFactory: { (_: A) in
      await Task.yield()
      return make()
    })
  }
  func two<A: Sendable, B: Sendable>(_ a: A.Type, _ b: B.Type) -> BindingReceipt<E> {
    bind.to(asyncFactory: { (_: A, _: B) in
      await Task.yield()
      return make()
    })
  }
  switch types.count {
  case 0:
    return bind.to(asyncFactory: {
      await Task.yield()
      return make()
    })
  case 1: return one(types[0])
  default: return two(types[0], types[1])
  }
}

extension LifecycleSketch {
  /// The type of a node.
  static func type(of number: Int) -> Any.Type {
    func type<I: Marker>(_ index: I.Type) -> Any.Type { Item<I>.self }
    return type(Markers.all[number])
  }

  fileprivate static func sendableType(of number: Int) -> any Sendable.Type {
    func type<I: Marker>(_ index: I.Type) -> any Sendable.Type { Item<I>.self }
    return type(Markers.all[number])
  }

  fileprivate static func provider(of number: Int) -> Any.Type {
    func type<I: Marker>(_ index: I.Type) -> Any.Type { Provider<Item<I>>.self }
    return type(Markers.all[number])
  }
}
