import BirdwatchModel
import Cleanse

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Shows the screens of one window.
final class AppCoordinator {
  let navigation = UINavigationController()
  private(set) var account: AccountCoordinator?
  private let logins: Provider<LoginController>
  private let accounts: ComponentFactory<AccountComponent>

  init(logins: Provider<LoginController>, accounts: ComponentFactory<AccountComponent>) {
    self.logins = logins
    self.accounts = accounts
  }

  func showLogin() {
    let login = logins.get()
    login.onLogIn = { [weak self] name in self?.logIn(as: name) }
    navigation.setViewControllers([login], animated: false)
  }

  private func logIn(as name: String) {
    let account = accounts.build(Account(name: name))
    self.account = account
    account.start(in: navigation)
  }

  /// Releases the objects of the account, screens included.
  func logOut() {
    account = nil
    showLogin()
  }
}
