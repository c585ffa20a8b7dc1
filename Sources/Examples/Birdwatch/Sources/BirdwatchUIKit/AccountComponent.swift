import BirdwatchModel
import Cleanse

struct AccountScope: Scope {}

/// Built at a login, with the account as its seed.
struct AccountComponent: Component {
  typealias Seed = Account

  static func configure(binder: Binder<AccountScope>) {
    binder.bindPropertyInjectionOf(SightingListController.self).to(injector: SightingListController.injectProperties)
    binder.bindPropertyInjectionOf(SightingCell.self).to(injector: SightingCell.injectProperties)
    binder.bindFactory(SightingEditorController.self).with(EditorFactory.self)
      .to(factory: SightingEditorController.init(bird:account:store:))
    binder.bind(SightingFormatter.self).sharedInScope().to(factory: SightingFormatter.init)
  }

  static func configureRoot(
    binder bind: ReceiptBinder<AccountCoordinator>
  ) -> BindingReceipt<AccountCoordinator> {
    bind.to(factory: AccountCoordinator.init)
  }
}
