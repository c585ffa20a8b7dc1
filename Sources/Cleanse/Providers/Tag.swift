/// A tag (qualifier) tells bindings of one type apart.
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
