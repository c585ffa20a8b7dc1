/// Tells bindings of one type apart.
///
/// A tag is a type of its own, used by name only:
///
///     struct BaseURL: Tag { typealias Element = URL }
///
///     binder.bind(URL.self).tagged(with: BaseURL.self).to(value: productionURL)
///
///     init(baseURL: TaggedProvider<BaseURL>) { self.baseURL = baseURL.get() }
public protocol Tag {
  /// The type that is bound under the tag.
  associatedtype Element
}
