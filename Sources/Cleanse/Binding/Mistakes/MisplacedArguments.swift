extension AssistedInjectionBindingBuilder {
  // Disfavored, so that the compiler tries it for a mistake alone: it would take any function.
  @available(
    *, unavailable,
    message: """
      take the assisted argument as the first or the last parameter: Assisted<Seed>, with the Seed of the factory in with(_:)
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
