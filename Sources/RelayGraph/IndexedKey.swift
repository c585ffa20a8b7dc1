import Cleanse
import LaunchChoices

/// What a type of an index stands for in a graph: the binding of the type, or, for a `TaggedProvider`, the one under its
/// tag.
struct IndexedKey: Hashable {
  let type: Any.Type
  /// As plugins know the binding.
  let provider: ProviderKey

  init(_ type: Any.Type) {
    self.type = type
    provider = (type as? any TaggedKey.Type)?.key ?? Self.plain(type)
  }

  private static func plain(_ type: Any.Type) -> ProviderKey {
    func key<Element>(_ element: Element.Type) -> ProviderKey { ProviderKey(Provider<Element>.self) }
    return key(type)
  }

  /// Overrides with a factory for the binding.
  func adding(_ factory: ChosenFactory, to overrides: Overrides) -> Overrides {
    if let tagged = type as? any TaggedKey.Type { return tagged.adding(factory, to: overrides) }
    func adding<Element>(_ element: Element.Type) -> Overrides {
      overrides.overriding(element, with: factory.runtimeFactory { $0 as? Element })
    }
    // A type is opened only from a constant of its own.
    let element = type
    return adding(element)
  }

  static func == (left: IndexedKey, right: IndexedKey) -> Bool { left.provider == right.provider }

  func hash(into hasher: inout Hasher) { hasher.combine(provider) }
}

/// A `TaggedProvider` whose tag is known only while the program runs.
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
