import Cleanse

/// Binds the same place in every program of the house.
public func bindBaseURL<B: BinderBase>(_ url: String, binder: B) {
  binder
    .bind()
    .tagged(with: BaseURL.self)
    .to(value: url)
}

extension BinderBase {
  /// Contributes titles to the books that are shown at first.
  public func bindTitles(_ titles: [String]) {
    bind(String.self)
      .intoCollection()
      .to(value: titles)
  }
}

/// Shares an object in whatever scope the binder has.
public func bindShared<B: BinderType, Element>(
  binder: B, factory: @escaping () -> Element
) where B.Scope: Cleanse.Scope {
  binder
    .bind(Element.self)
    .sharedInScope()
    .to(factory: factory)
}

/// A binder of the house's own, with a step for a title.
public struct TitleBinder: WrappedBinder {
  public let binder: BinderBase

  public init(binder: BinderBase) {
    self.binder = binder
  }

  public func title(_ title: String) {
    bindTitles([title])
  }
}
