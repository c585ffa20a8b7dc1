import BookshopServices
import Cleanse

public final class BasketViewController: ViewController {
  private let basket: Basket
  private let home: WeakProvider<HomeViewController>

  init(basket: Basket, home: WeakProvider<HomeViewController>, account: Account) {
    self.basket = basket
    self.home = home
    super.init()
    title = "Basket of " + account.name
  }

  public func buy(_ title: String) -> String {
    basket.add(title)
    return basket.summary + " in " + (home.get()?.title ?? "nowhere")
  }
}

public struct LoggedInComponent: Component {
  public typealias Seed = Account

  public static func configure(binder: Binder<LoggedInScope>) {
    binder.include(module: LoggedInServicesModule.self)
  }

  public static func configureRoot(
    binder bind: ReceiptBinder<BasketViewController>
  ) -> BindingReceipt<BasketViewController> {
    bind.to(factory: BasketViewController.init)
  }
}
