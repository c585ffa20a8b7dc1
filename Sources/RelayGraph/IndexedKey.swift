import Cleanse
import LaunchChoices

/// The binding in a graph for a type of an index: the binding of the type, or, for a `TaggedProvider`, the binding
/// under its tag.
struct IndexedKey: Hashable {
  let type: Any.Type
  /// The key of the binding for plugins.
  let provider: ProviderKey

  init(_ type: Any.Type) {
    self.type = type
    provider = (type as? any TaggedKey.Type)?.key ?? Self.plain(type)
  }

  private static func plain(_ type: Any.Type) -> ProviderKey {
    func key<Element>(_ element: Element.Type) -> ProviderKey { ProviderKey(Provider<Element>.self) }
    return key(type)
  }

  /// Adds overrides of the binding with a factory.
  func adding(_ factory: ChosenFactory, to overrides: Overrides) -> Overrides {
    if let tagged = type as? any TaggedKey.Type { return tagged.adding(factory, to: overrides) }
    func adding<Element>(_ element: Element.Type) -> Overrides {
      overrides.overriding(element, with: factory.runtimeFactory { $0 as? Element })
    }
    // The compiler opens the type for the call only if it is in a local constant.
    let element = type
    return adding(element)
  }

  static func == (left: IndexedKey, right: IndexedKey) -> Bool { left.provider == right.provider }

  func hash(into hasher: inout Hasher) { hasher.combine(provider) }
}

/// A `TaggedProvider` whose tag is known only at run time.
private protocol TaggedKey {
  static var key: ProviderKey { get }
  static func adding(_ factory: ChosenFactory, to overrides: Overrides) -> Overrides
}

extension TaggedProvider: TaggedKey {
  fileprivate static var key: ProviderKey { ProviderKey(TaggedProvider.self) }

  fileprivate static func adding(_ factory: ChosenFactory, to overrides: Overrides) -> Overrides {
    overrides.overriding(tag: Tag.self, with: factory.runtimeFactory { ($0 as? TaggedProvider)?.get() })
  }
}
