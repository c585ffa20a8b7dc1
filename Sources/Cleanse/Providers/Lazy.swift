/// Provides a value that is created by the first request, and stays the same from then on.
///
/// Inject a `Lazy<T>` instead of a `T` if the value is expensive and often not needed:
///
/// ```swift
/// final class Editor {}
///
/// struct Window {
///   @Lazy var editor: Editor
///
///   func open() -> Editor {
///     editor
///   }
/// }
/// ```
///
/// The initializer of `Window` takes a `Lazy<Editor>`. The first use of `editor` creates the editor; copies of the
/// window share it. In a type with an initializer of its own, assign the wrapper: `_editor = editor`.
///
/// Each dependency gets a `Lazy` of its own: two windows have two editors, unless the binding of `Editor` is shared.
/// The value is created exactly once, from any thread. If its creation requests it again, the program stops with a
/// report of the path. A `Lazy` keeps its value alive, and the bindings that it can reach. Like a `Provider`, it does
/// not break a cycle, is not `Sendable`, and belongs to the isolation of its graph.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
@propertyWrapper
public struct Lazy<Element>: ProviderProtocol {
  @usableFromInline let handle: SlotHandle

  private init(_ slot: Slot) {
    handle = SlotHandle(slot)
  }

  /// Creates a lazy value from a closure, for tests and for code without a graph.
  /// - Parameter getter: called once, for the first `get()`.
  public init(getter: @escaping () -> Element) {
    self.init(LazyPlan.slot(callingOnce: getter))
  }

  /// The value, created by the first call.
  @inlinable
  public func get() -> Element {
    handle.value(as: Element.self)
  }

  /// The value, created by the first use; the same as `get()`.
  @inlinable
  public var wrappedValue: Element {
    handle.value(as: Element.self)
  }
}

extension Lazy: DependencyForm {
  static var form: DependencyFormKind { .lazy(of: Element.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Self.self, to: placeholder(of: SlotHandle(slot.dependency(0)), for: slot))
  }
}

extension Lazy: DeferredElement {
  typealias DeferredValue = Element

  static func placeholder(of source: SlotHandle, for asker: Slot) -> Lazy {
    Lazy(LazyPlan.slot(askingOnce: source, as: Element.self, for: asker))
  }
}

extension Lazy: SeedProviding {
  static var seedForm: SeedForm { .provider(Self.self, element: Element.self, tag: nil) }
}
