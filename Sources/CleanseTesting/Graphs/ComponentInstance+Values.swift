import Cleanse

extension ComponentInstance {
  /// A value that the component itself binds, created if necessary. Request a multibinding by the type of its
  /// collection.
  ///
  /// For tests, also of subcomponents: `try graph.value(ComponentFactory<Session>.self).instantiate(user)`.
  ///
  /// - Throws: `NotBoundError`
  public func value<Element>(_ type: Element.Type = Element.self) throws -> Element {
    try getter(of: BoundKey(Element.self), shown: Element.self)()
  }

  /// A value that the component itself binds under a tag, created if necessary.
  /// - Throws: `NotBoundError`
  public func value<T: Tag>(_ type: T.Element.Type = T.Element.self, tag: T.Type) throws -> T.Element {
    try getter(of: BoundKey(tag: T.self), shown: TaggedProvider<T>.self)()
  }

  /// A provider of a value that the component itself binds.
  /// - Throws: `NotBoundError`
  public func value<Element>(_ type: Provider<Element>.Type) throws -> Provider<Element> {
    Provider(getter: try getter(of: BoundKey(Element.self), shown: Element.self))
  }

  /// A provider of a value that the component itself binds under a tag.
  /// - Throws: `NotBoundError`
  public func value<T: Tag>(_ type: TaggedProvider<T>.Type) throws -> TaggedProvider<T> {
    TaggedProvider(getter: try getter(of: BoundKey(tag: T.self), shown: type))
  }

  /// The factory of a subcomponent with async bindings.
  /// - Throws: `NotBoundError`
  public func value<Installed>(
    _ type: AsyncComponentFactory<Installed>.Type
  ) throws -> AsyncComponentFactory<Installed> {
    let factory: () -> ComponentFactory<Installed> = try getter(
      of: BoundKey(ComponentFactory<Installed>.self), shown: ComponentFactory<Installed>.self)
    return AsyncComponentFactory(awaiting: factory())
  }

  private func getter<Element>(of key: BoundKey, shown: Any.Type) throws -> () -> Element {
    guard let getter = getter(of: key, as: Element.self) else {
      throw NotBoundError(
        type: shown, component: C.self, installedComponents: installedComponents(binding: key),
        modulesWithPrivateBinding: modulesWithPrivateBinding(of: key))
    }
    return getter
  }
}
