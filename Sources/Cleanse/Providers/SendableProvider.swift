/// Provides a shared value to any isolation.
///
/// Asked for wherever the value itself can be, where the binding is shared or made with `to(value:)`. The value is made
/// before the provider is handed out, in the isolation of its own component.
public struct SendableProvider<Element: Sendable>: Sendable {
  private let value: Element

  /// Makes a provider of a value, for tests and for code without a graph.
  public init(value: Element) {
    self.value = value
  }

  /// The value.
  public func get() -> Element {
    value
  }

  /// The value: `provider()` is `provider.get()`.
  public func callAsFunction() -> Element {
    value
  }

  /// A provider of what a function makes of the value, now and once.
  public func map<Result: Sendable>(_ transform: (Element) throws -> Result) rethrows -> SendableProvider<Result> {
    SendableProvider<Result>(value: try transform(value))
  }
}

extension SendableProvider: DependencyForm {
  static var form: DependencyFormKind { .sendable(of: Element.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Self.self, to: SendableProvider(value: slot.value(of: 0, as: Element.self)))
  }
}
