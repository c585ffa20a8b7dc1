// Sharing where nothing is shared. Without these the compiler would speak of conformances to `Scope`.

extension BindingBuilder where S == Unscoped {
  @available(*, unavailable, message: "sharedInScope() needs a scope: give the component one, such as Singleton")
  public consuming func sharedInScope() -> BindingBuilder<Element, S, BindingStage.Shared> {
    BindingBuilder<Element, S, BindingStage.Shared>(draft: draft)
  }
}

extension CollectionBindingBuilder where S == Unscoped {
  @available(*, unavailable, message: "sharedInScope() needs a scope: give the component one, such as Singleton")
  public consuming func sharedInScope() -> CollectionBindingBuilder<Element, Collected, S, BindingStage.Shared> {
    CollectionBindingBuilder<Element, Collected, S, BindingStage.Shared>(draft: draft)
  }
}
