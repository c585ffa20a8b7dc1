import CinemaServices
import Cleanse

public final class AccountViewController: ViewController {
  public let tickets: TicketService
  private let tabs: WeakProvider<TabViewController>

  init(tickets: TicketService, tabs: WeakProvider<TabViewController>) {
    self.tickets = tickets
    self.tabs = tabs
    super.init()
    title = "Account"
  }

  public func present() {
    tabs.get()?.show(self)
  }
}

public struct AccountComponent: @MainActor Component {
  public typealias Root = AccountViewController
  public typealias Seed = TaggedProvider<UserID>

  @MainActor
  public static func configure(binder: Binder<AccountScope>) {
    binder.include(module: AccountServicesModule.self)
  }

  @MainActor
  public static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: AccountViewController.init)
  }
}
