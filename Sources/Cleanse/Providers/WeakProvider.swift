/// Provides an object without keeping it, or its binding, alive.
///
/// The only kind of requirement that may close a cycle. For a shared type, or a component's root, `get()` returns the
/// one instance while it is alive, makes it if it was not made yet and its binding is still alive, and returns `nil`
/// otherwise. A seed, and what `to(value:)` was given, is found as long as it is alive. For another type that is not
/// shared it makes a new object while the binding is alive. A binding that only passes another one on, such as
/// `bind((any Steering).self).to { $0 as Helm }`, leads to what that provides: where the `Helm` is shared,
/// `WeakProvider<any Steering>` finds it as long as `WeakProvider<Helm>` does.
///
/// `E` is a class, or a protocol: what counts is whether the value is an object. Any other value is there as long as its
/// binding is.
public struct WeakProvider<E>: ProviderProtocol {
  public typealias Element = E?

  private enum Source {
    case graph(WeakInstance)
    case getter(() -> E?)
  }

  private let source: Source

  public init(getter: @escaping () -> E?) {
    source = .getter(getter)
  }

  /// Makes a provider of one object, which something else keeps alive.
  public init(value: E?) {
    guard let value, let instance = object(behind: value) else {
      source = .getter { value }
      return
    }
    source = .getter { [weak instance] in instance as? E }
  }

  init(_ instance: WeakInstance) {
    source = .graph(instance)
  }

  public func get() -> E? {
    switch source {
    case .graph(let instance): instance.anyValue(as: E.self)
    case .getter(let getter): getter()
    }
  }
}

extension WeakProvider: DependencyForm {
  static var form: DependencyFormKind { .weak(of: E.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    guard let instance = slot.attachments?.weakInstance else { slot.linkIsBroken() }
    memory.initializeMemory(as: Self.self, to: WeakProvider(instance))
  }
}
