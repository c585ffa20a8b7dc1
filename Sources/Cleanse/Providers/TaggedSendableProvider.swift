/// Provides the shared value of a tag to any isolation.
///
///     struct Uploader: Sendable {
///       let baseURL: TaggedSendableProvider<BaseURL>
///     }
///
/// You can request it wherever you can request the `TaggedProvider` of the tag, if the binding is shared or made with
/// `to(value:)`. The value is created before the provider is injected, in the isolation of its own component.
public struct TaggedSendableProvider<T: Tag>: Sendable where T.Element: Sendable {
  private let value: T.Element

  /// Creates a provider of a value, for tests and for code without a graph.
  public init(value: T.Element) {
    self.value = value
  }

  /// The value.
  public func get() -> T.Element {
    value
  }

  /// The value: `provider()` is `provider.get()`.
  public func callAsFunction() -> T.Element {
    value
  }

  /// The same provider, without the tag.
  public func asProvider() -> SendableProvider<T.Element> {
    SendableProvider(value: value)
  }
}

extension TaggedSendableProvider: DependencyForm {
  static var form: DependencyFormKind { .sendableTagged(with: T.self, provider: TaggedProvider<T>.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Self.self, to: TaggedSendableProvider(value: slot.value(of: 0, as: T.Element.self)))
  }
}
