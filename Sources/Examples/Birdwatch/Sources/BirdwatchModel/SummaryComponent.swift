import Cleanse

/// Built in child tasks, so its conformance is nonisolated and its dependencies on other components are sendable.
public struct SummaryComponent: Component {
  public static func configure(binder: UnscopedBinder) {}

  public static func configureRoot(
    binder bind: ReceiptBinder<SightingSummary>
  ) -> BindingReceipt<SightingSummary> {
    bind.to(factory: SightingSummary.init)
  }
}
