/// What there is while somebody is logged in; released, with all that belongs to it, when nobody is.
public final class LoggedInModel {
  public let list: SightingListModel
  private let session: Session

  init(list: SightingListModel, session: Session) {
    self.list = list
    self.session = session
  }

  /// How many sightings were saved since the login.
  public var savedCount: Int { session.savedCount }
}
