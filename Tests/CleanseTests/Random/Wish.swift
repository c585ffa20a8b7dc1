import Cleanse

/// A parameter of a factory: its type and the inspection of its argument.
///
/// The wishes of a random graph are composed from generic wrappers at run time.
protocol Wish {
  associatedtype Requested
  static func look(_ value: Requested) -> Given
}

extension Wish {
  static var requestedType: Any.Type { Requested.self }
}

// MARK: Bindable types

enum OneWish<E: Made>: Wish {
  static func look(_ value: E) -> Given { .one(value) }
}

enum ManyWish<E: Made>: Wish {
  static func look(_ value: [E]) -> Given { .many(value) }
}

enum SetWish<E: Made & Hashable>: Wish {
  static func look(_ value: Set<E>) -> Given { .unordered(Array(value)) }
}

enum DictionaryWish<E: Made>: Wish {
  static func look(_ value: [Int: E]) -> Given { .keyed(value) }
}

enum TaggedWish<T: Cleanse.Tag, W: Wish>: Wish where T.Element == W.Requested {
  static func look(_ value: TaggedProvider<T>) -> Given { .later { W.look(value.get()) } }
}

enum ComponentWish<C: SketchedComponent>: Wish {
  static func look(_ value: ComponentFactory<C>) -> Given {
    .component { node, isHeld in
      guard let seed = C.Place.seed(node) else { return (Made(line: -2, given: []), nil) }
      guard isHeld else { return (value.build(seed), nil) }
      let instance = value.instantiate(seed)
      return (instance.root, instance)
    }
  }
}

// MARK: Forms

enum ProviderWish<W: Wish>: Wish {
  static func look(_ value: Provider<W.Requested>) -> Given { .later { W.look(value.get()) } }
}

enum LazyWish<W: Wish>: Wish {
  static func look(_ value: Lazy<W.Requested>) -> Given { .later { W.look(value.get()) } }
}

enum ClosureWish<W: Wish>: Wish {
  static func look(_ value: @escaping () -> W.Requested) -> Given { .later { W.look(value()) } }
}

enum OptionalWish<W: Wish>: Wish {
  static func look(_ value: W.Requested?) -> Given { value.map(W.look) ?? .nothing }
}

enum SendableWish<E: Made>: Wish {
  static func look(_ value: SendableProvider<E>) -> Given { .later { .one(value.get()) } }
}

enum WeakWish<E: Made>: Wish {
  static func look(_ value: WeakProvider<E>) -> Given { .later { value.get().map { .one($0) } ?? .nothing } }
}

// MARK: Deferred elements

/// A deferred element of a collection.
protocol Deferring {
  associatedtype Value
  associatedtype Requested
  static func value(of requested: Requested) -> Value
}

enum ProviderElement<E>: Deferring {
  static func value(of requested: Provider<E>) -> E { requested.get() }
}

enum LazyElement<E>: Deferring {
  static func value(of requested: Lazy<E>) -> E { requested.get() }
}

enum ClosureElement<E>: Deferring {
  static func value(of requested: () -> E) -> E { requested() }
}

enum DeferredArrayWish<D: Deferring>: Wish where D.Value: Made {
  static func look(_ value: [D.Requested]) -> Given { .later { .many(value.map(D.value)) } }
}

enum DeferredDictionaryWish<D: Deferring>: Wish where D.Value: Made {
  static func look(_ value: [Int: D.Requested]) -> Given { .later { .keyed(value.mapValues(D.value)) } }
}
