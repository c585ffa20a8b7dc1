import BirdwatchInterface
import BirdwatchModel
import Cleanse

/// The app, with or without a logged-in user.
public final class AppModel {
  public let screen: Screen
  public private(set) var loggedIn: LoggedInModel?
  private let logins: ComponentFactory<LoggedInComponent>

  init(screen: Screen, logins: ComponentFactory<LoggedInComponent>) {
    self.screen = screen
    self.logins = logins
  }

  @discardableResult
  public func logIn(_ name: String) -> LoggedInModel {
    let model = logins.build(Account(name: name))
    loggedIn = model
    return model
  }

  /// Releases every object of the login.
  public func logOut() {
    loggedIn = nil
  }
}
