import Cleanse

// Sendable bindings must have sendable types, and components that are built anywhere must have no isolation.

// expected-note@+1 {{class 'Desk' does not conform to the 'Sendable' protocol}}
final class Desk {}

@MainActor
final class Page {}

@MainActor
struct PageComponent: @MainActor Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
    bind.to(factory: Page.init)
  }
}

struct Reader {
  // expected-error@+1 {{main actor-isolated conformance of 'PageComponent' to 'ComponentBase' cannot satisfy conformance requirement for a 'SendableMetatype' type parameter 'C'}}
  let pages: SendableComponentFactory<PageComponent>
  let others: ComponentFactory<PageComponent>
}

struct DeskModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-error@+1 {{type 'Desk' does not conform to the 'Sendable' protocol}}
    binder.bind(Desk.self).sharedInScope().sendable().to(factory: Desk.init)

    binder.bind(Desk.self).sharedInScope().to(factory: Desk.init)
  }
}
