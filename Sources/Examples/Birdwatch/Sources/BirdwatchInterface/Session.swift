import BirdwatchModel
import Observation

/// The state that the pages of a logged-in user share.
@Observable
final class Session {
  let account: Account
  var sightings: [Sighting] = []
  var savedCount = 0

  init(account: Account) {
    self.account = account
  }
}
