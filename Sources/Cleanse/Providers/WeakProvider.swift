/// Provides an object without keeping it, or its binding, alive.
///
/// `WeakProvider` is the only dependency that may close a cycle. The result of `get()` depends on the binding:
///
/// - Shared objects and roots: the object while it is alive. If it was not created yet and its binding is still alive,
///   `get()` creates it. Otherwise `nil`.
/// - Seeds and `to(value:)`: the object while it is alive.
/// - Unshared bindings: a new object while the binding is alive. One of them is
///   `bind((any Steering).self).to { $0 as Helm }`, even if `Helm` is shared: depend on `WeakProvider<Helm>` instead,
///   which finds the object while it is alive.
///
/// `E` is a class or a protocol. If a value is not an object, `get()` returns it while its binding is alive.
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

  /// Creates a provider of an object that other code must keep alive.
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
