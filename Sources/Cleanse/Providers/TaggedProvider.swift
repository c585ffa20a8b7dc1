/// Provides the value of a tag.
///
/// - SeeAlso: `Tag`
public struct TaggedProvider<Tag: Cleanse.Tag>: ProviderProtocol {
  public typealias Element = Tag.Element

  @usableFromInline let provider: Provider<Tag.Element>

  init(provider: Provider<Tag.Element>) {
    self.provider = provider
  }

  public init(getter: @escaping () -> Tag.Element) {
    provider = Provider(getter: getter)
  }

  @inlinable
  public func get() -> Tag.Element {
    provider.get()
  }

  /// The same provider, without the tag.
  public func asProvider() -> Provider<Tag.Element> {
    provider
  }
}

extension TaggedProvider: DependencyForm {
  static var form: DependencyFormKind { .tagged(with: Tag.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(
      as: Self.self, to: TaggedProvider(provider: Provider(handle: SlotHandle(slot.dependency(0)))))
  }
}

extension TaggedProvider: SeedProviding {
  static var seedForm: SeedForm { .provider(Self.self, element: Tag.Element.self, tag: Tag.self) }
}

/// A tag (qualifier), which distinguishes bindings of one type.
///
///     struct BaseURL: Tag { typealias Element = URL }
///
///     binder.bind(URL.self).tagged(with: BaseURL.self).to(value: productionURL)
///
///     init(baseURL: TaggedProvider<BaseURL>) { self.baseURL = baseURL.get() }
///
/// A tag is a type that is never instantiated.
public protocol Tag {
  /// The type of the tagged bindings.
  associatedtype Element
}
