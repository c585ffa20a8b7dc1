import BookshopServices
import Cleanse

public final class HomeViewController: ViewController {
  public let pages: [Page]
  private let logIn: ComponentFactory<LoggedInComponent>
  public private(set) var basket: BasketViewController?

  init(pages: [Page], logIn: ComponentFactory<LoggedInComponent>) {
    self.pages = pages
    self.logIn = logIn
    super.init()
    title = "Bookshop"
  }

  public func logIn(_ name: String) -> BasketViewController {
    let basket = open(logIn, for: .init(name: name))
    self.basket = basket
    return basket
  }
}

private func open<F: ComponentFactoryProtocol>(_ factory: F, for account: Account) -> F.ComponentElement.Root
where F.ComponentElement.Seed == Account {
  factory.build(account)
}

struct Theme {
  let name: String
}

public struct InterfaceModule: Cleanse.Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.include(module: PagesModule.self)
    binder.install(dependency: LoggedInComponent.self)
    binder
      .bind(HomeViewController.self)
      .sharedInScope()
      .to(factory: HomeViewController.init)
    binder
      .bind(ViewController.self)
      .to { $0 as HomeViewController }
    binder
      .bindPropertyInjectionOf(ViewController.self)
      .to { (viewController: ViewController, theme: Theme) in viewController.theme = theme.name }
    binder
      .bind(Theme.self)
      .to(value: Theme(name: "light"))
  }
}
