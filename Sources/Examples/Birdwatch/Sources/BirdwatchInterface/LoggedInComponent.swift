import BirdwatchModel
import Cleanse

public struct LoggedInScope: Scope {}

/// Built at a login. It belongs to the main actor, like everything in this Swift module.
public struct LoggedInComponent: Component {
  public typealias Seed = Account

  public static func configure(binder: Binder<LoggedInScope>) {
    // Child tasks build a component that depends on the account.
    binder.declareSendable(Account.self)
    binder.install(dependency: SummaryComponent.self)
    binder.bind(Session.self).sharedInScope().to(factory: Session.init)
    binder.bind(SightingListModel.self).to(factory: SightingListModel.init)
    binder.bindFactory(SightingEditorModel.self).with(EditorFactory.self).to(factory: SightingEditorModel.init)
  }

  public static func configureRoot(
    binder bind: ReceiptBinder<LoggedInModel>
  ) -> BindingReceipt<LoggedInModel> {
    bind.to(factory: LoggedInModel.init)
  }
}
