extension AssistedInjectionBindingBuilder {
  // Disfavored, so that the compiler tries it for a mistake alone: it would take any function.
  @available(
    *, unavailable,
    message: """
      take the argument as the first or the last parameter, as Assisted<Seed> of the factory that with(_:) names
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func to<each Parameter>(
    factory: @escaping (repeat each Parameter) -> Element
  ) -> BindingReceipt<Factory<Tag>> {
    BindingReceipt()
  }
}
