import BirdwatchModel

/// The state that the pages of a logged-in user share.
final class Session {
  let account: Account
  /// Guarded by the main actor.
  var savedCount = 0

  init(account: Account) {
    self.account = account
  }
}
