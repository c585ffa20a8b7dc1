extension ComponentBase where Root == LegacyObjectGraph {
  /// Makes the component's own object graph its root.
  public static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    // Not under its own type, because an installed component that asks for it gets its own, and not this one.
    let root = bind.draft.hidden(shownAs: Provider<Root>.self)
    return ReceiptBinder(draft: root).to { (graph: LegacyObjectGraph) in graph }
  }
}
