import Cleanse

// Instances of the main actor must be started on it.

@MainActor
final class Page {}

@MainActor
struct PageComponent: @MainActor RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
    bind.to(factory: Page.init)
  }
}

@MainActor
func open(_ left: ComponentInstance<PageComponent>, _ right: ComponentInstance<PageComponent>) async throws {
  // expected-error@+1 {{main actor-isolated conformance of 'PageComponent' to 'ComponentBase' cannot be used in nonisolated context}}
  async let other: Void = left.start()
  try await right.start()
  try await other
}

@MainActor
func openBoth(_ left: ComponentInstance<PageComponent>, _ right: ComponentInstance<PageComponent>) async throws {
  let other = Task { try await left.start() }
  try await right.start()
  try await other.value
}
