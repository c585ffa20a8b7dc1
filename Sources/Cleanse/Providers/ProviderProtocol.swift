/// Provides values of one type.
///
/// `Provider` is the standard one. `Lazy` keeps its first value, `TaggedProvider` provides the value of a tag,
/// `WeakProvider` an object that other code keeps alive.
///
/// Not for conformance: a graph recognizes the providers of this module only.
public protocol ProviderProtocol<Element> {
  /// The type of the values.
  associatedtype Element

  /// Creates a provider that calls a closure for each value.
  init(getter: @escaping () -> Element)

  /// Creates a provider of one fixed value.
  init(value: Element)

  /// Creates a provider that calls another one for each value.
  init<Other: ProviderProtocol>(other: Other) where Other.Element == Element

  /// A new value, or the shared one if the binding is shared.
  func get() -> Element
}

extension ProviderProtocol {
  public init(value: Element) {
    self.init(getter: { value })
  }

  public init<Other: ProviderProtocol>(other: Other) where Other.Element == Element {
    self.init(getter: other.get)
  }

  /// A value; the same as `get()`.
  public func callAsFunction() -> Element {
    get()
  }

  /// A provider that transforms the values of this one.
  ///
  /// - Parameter transform: called for each value.
  public func map<New>(transform: @escaping (Element) -> New) -> Provider<New> {
    Provider { transform(self.get()) }
  }

  /// The same as `map(transform:)`, for references to functions: `names.map(URL.init)`.
  // Disfavored, because a trailing closure matches both.
  @_disfavoredOverload
  public func map<New>(_ transform: @escaping (Element) -> New) -> Provider<New> {
    map(transform: transform)
  }
}
