/// Provides a shared value to any isolation.
///
///     struct Uploader: Sendable {
///       let metrics: SendableProvider<Metrics>
///     }
///
/// You can inject it if the binding is shared or made with `to(value:)`. The binding of a type that is a protocol or names
/// one, such as `any Paint & Sendable`, also needs the step `sendable()`. The value is created before the provider is
/// injected, in the isolation of its own component.
public struct SendableProvider<Element: Sendable>: Sendable {
  private let value: Element

  /// Creates a provider of a value, for tests and for code without a graph.
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

  /// A provider of the transformed value. The function is called once, now.
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
