import Cleanse

/// Built in child tasks: its conformance belongs to no actor, and what it needs of others is sendable.
public struct SummaryComponent: Component {
  public static func configure(binder: UnscopedBinder) {}

  public static func configureRoot(
    binder bind: ReceiptBinder<SightingSummary>
  ) -> BindingReceipt<SightingSummary> {
    bind.to(factory: SightingSummary.init)
  }
}
