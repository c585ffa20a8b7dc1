import Observation

/// The view model of a logged-in user; released, with all its objects, at logout.
@Observable
public final class LoggedInModel {
  public let list: SightingListModel
  let session: Session

  init(list: SightingListModel, session: Session) {
    self.list = list
    self.session = session
  }

  /// The number of sightings saved since the login.
  public var savedCount: Int { session.savedCount }
}
