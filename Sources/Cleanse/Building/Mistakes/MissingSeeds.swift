// Without these declarations, the compiler would report that types must be equivalent.

extension ComponentFactory {
  @available(*, unavailable, message: "the component is built from a seed: build(seed)")
  public func build() -> C.Root { fatalError("A component was built without its seed: call build(_:).") }

  @available(*, unavailable, message: "the component is built from a seed: call it with one")
  public func callAsFunction() -> C.Root { fatalError("A component was built without its seed: call build(_:).") }

  @available(*, unavailable, message: "the component is built from a seed: instantiate(seed)")
  public func instantiate() -> ComponentInstance<C> {
    fatalError("A component was built without its seed: call instantiate(_:).")
  }
}

extension ComponentFactory where C.Seed == Void {
  @available(
    *, unavailable, message: "the component has no seed: give it one with 'typealias Seed = …', or call build()"
  )
  public func build<Given>(_ seed: Given) -> C.Root { fatalError("The component has no seed: call build().") }

  @available(*, unavailable, message: "the component has no seed: give it one with 'typealias Seed = …', or pass none")
  public func callAsFunction<Given>(_ seed: Given) -> C.Root { fatalError("The component has no seed: call build().") }
}

extension SendableComponentFactory {
  @available(*, unavailable, message: "the component is built from a seed: build(seed)")
  public func build() -> sending C.Root { fatalError("A component was built without its seed: call build(_:).") }

  @available(*, unavailable, message: "the component is built from a seed: call it with one")
  public func callAsFunction() -> sending C.Root { fatalError("A component was built without its seed.") }

  @available(*, unavailable, message: "the component is built from a seed: instantiate(seed)")
  public func instantiate() -> sending ComponentInstance<C> {
    fatalError("A component was built without its seed: call instantiate(_:).")
  }
}

extension SendableComponentFactory where C.Seed == Void {
  @available(
    *, unavailable, message: "the component has no seed: give it one with 'typealias Seed = …', or call build()"
  )
  public func build<Given>(_ seed: Given) -> sending C.Root { fatalError("The component has no seed: call build().") }
}

extension AsyncComponentFactory {
  @available(*, unavailable, message: "the component is built from a seed: build(seed)")
  public func build() async throws -> C.Root { fatalError("A component was built without its seed: call build(_:).") }

  @available(*, unavailable, message: "the component is built from a seed: call it with one")
  public func callAsFunction() async throws -> C.Root { fatalError("A component was built without its seed.") }

  @available(*, unavailable, message: "the component is built from a seed: instantiate(seed)")
  public func instantiate() async throws -> ComponentInstance<C> {
    fatalError("A component was built without its seed: call instantiate(_:).")
  }
}

extension AsyncComponentFactory where C.Seed == Void {
  @available(
    *, unavailable, message: "the component has no seed: give it one with 'typealias Seed = …', or call build()"
  )
  public func build<Given>(_ seed: Given) async throws -> C.Root {
    fatalError("The component has no seed: call build().")
  }
}

extension Factory {
  @available(*, unavailable, message: "the factory takes an argument: build(seed)")
  public func build() -> Tag.Element { fatalError("A factory was called without its argument: call build(_:).") }

  @available(*, unavailable, message: "the factory takes an argument: call it with one")
  public func callAsFunction() -> Tag.Element { fatalError("A factory was called without its argument.") }
}

extension Factory where Tag.Seed == Void {
  @available(
    *, unavailable, message: "the factory takes no argument: give it one with bindFactory(X.self).with(F.self)"
  )
  public func build<Given>(_ seed: Given) -> Tag.Element { fatalError("The factory takes no argument: call build().") }

  @available(
    *, unavailable, message: "the factory takes no argument: give it one with bindFactory(X.self).with(F.self)"
  )
  public func callAsFunction<Given>(_ seed: Given) -> Tag.Element {
    fatalError("The factory takes no argument: call build().")
  }
}
