// Terminators of earlier versions, whose names contained the number of dependencies.

extension BindingBuilder {
  /// The former name of `to(factory:)`, without dependencies.
  @available(*, deprecated, renamed: "to(factory:)")
  @discardableResult
  public func to0(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping () -> Element
  ) -> BindingReceipt<Element> {
    to(file: file, line: line, function: function, factory: factory)
  }

  /// The former name of `to(factory:)`, with one dependency.
  @available(*, deprecated, renamed: "to(factory:)")
  @discardableResult
  public func to1<P1>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (P1) -> Element
  ) -> BindingReceipt<Element> {
    to(file: file, line: line, function: function, factory: factory)
  }
}

extension ReceiptBinder {
  /// The former name of `to(factory:)`, without dependencies.
  @available(*, deprecated, renamed: "to(factory:)")
  @discardableResult
  public func to0(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping () -> Element
  ) -> BindingReceipt<Element> {
    to(file: file, line: line, function: function, factory: factory)
  }

  /// The former name of `to(factory:)`, with one dependency.
  @available(*, deprecated, renamed: "to(factory:)")
  @discardableResult
  public func to1<P1>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (P1) -> Element
  ) -> BindingReceipt<Element> {
    to(file: file, line: line, function: function, factory: factory)
  }
}

extension CollectionBindingBuilder {
  /// The former name of `to(factory:)`, without dependencies.
  @available(*, deprecated, renamed: "to(factory:)")
  @discardableResult
  public func to0(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping () -> Element
  ) -> BindingReceipt<Element> {
    to(file: file, line: line, function: function, factory: factory)
  }

  /// The former name of `to(factory:)`, with one dependency.
  @available(*, deprecated, renamed: "to(factory:)")
  @discardableResult
  public func to1<P1>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (P1) -> Element
  ) -> BindingReceipt<Element> {
    to(file: file, line: line, function: function, factory: factory)
  }
}
