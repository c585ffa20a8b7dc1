/// Provides values of a type: a new one for each call, or the shared one if the binding is shared.
///
/// Inject a `Provider<T>` instead of a `T` to get the value later, or more than once:
///
/// ```swift
/// final class Row {}
///
/// final class Table {
///   private let rows: Provider<Row>
///
///   init(rows: Provider<Row>) {
///     self.rows = rows
///   }
///
///   func makeRow() -> Row {
///     rows.get()
///   }
/// }
/// ```
///
/// A provider keeps alive the bindings that it can reach, and nothing else. It is not `Sendable`: it belongs to the
/// isolation of its graph.
public struct Provider<Element>: ProviderProtocol {
  @usableFromInline let handle: SlotHandle

  @usableFromInline
  init(handle: SlotHandle) {
    self.handle = handle
  }

  public init(getter: @escaping () -> Element) {
    handle = SlotHandle(.unshared { _, memory in memory.initializeMemory(as: Element.self, to: getter()) })
  }

  // Inlined for the benchmark "shared get".
  @inlinable
  public func get() -> Element {
    handle.value(as: Element.self)
  }
}

extension Provider: DependencyForm {
  static var form: DependencyFormKind { .provider(of: Element.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Self.self, to: placeholder(of: SlotHandle(slot.dependency(0)), for: slot))
  }
}

extension Provider: SeedProviding {
  static var seedForm: SeedForm { .provider(Self.self, element: Element.self, tag: nil) }
}
