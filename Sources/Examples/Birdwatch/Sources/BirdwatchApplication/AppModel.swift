import BirdwatchInterface
import BirdwatchModel
import Cleanse
import Observation

/// The app, with or without a logged-in user.
@Observable
public final class AppModel {
  public private(set) var loggedIn: LoggedInModel?
  private let logins: ComponentFactory<LoggedInComponent>

  init(logins: ComponentFactory<LoggedInComponent>) {
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
