import BirdwatchModel

/// What the pages of somebody who is logged in have in common.
final class Session {
  let account: Account
  /// Guarded by the main actor.
  var savedCount = 0

  init(account: Account) {
    self.account = account
  }
}
