import Cleanse

/// Binds the base URL, for every program of the company.
public func bindBaseURL<B: BinderBase>(_ url: String, binder: B) {
  binder
    .bind()
    .tagged(with: BaseURL.self)
    .to(value: url)
}

extension BinderBase {
  /// Contributes the titles of the first books.
  public func bindTitles(_ titles: [String]) {
    bind(String.self)
      .intoCollection()
      .to(value: titles)
  }
}

/// Shares an object in the scope of the binder, which can be any.
public func bindShared<B: BinderType, Element>(
  binder: B, factory: @escaping () -> Element
) where B.Scope: Cleanse.Scope {
  binder
    .bind(Element.self)
    .sharedInScope()
    .to(factory: factory)
}

/// The company's own binder, with a step for a title.
public struct TitleBinder: WrappedBinder {
  public let binder: BinderBase

  public init(binder: BinderBase) {
    self.binder = binder
  }

  public func title(_ title: String) {
    bindTitles([title])
  }
}
