import Cleanse

public protocol Store: AnyObject {}

final class DiskStore: Store {}

public struct Host: Tag {
  public typealias Element = String
}

/// Injects a type of Cleanse in each way.
public final class Feature {
  public let store: Provider<any Store>
  public let host: TaggedProvider<Host>
  public let names: [String]
  public let later: Lazy<any Store>
  public let sessions: ComponentFactory<SessionComponent>

  init(
    store: Provider<any Store>, host: TaggedProvider<Host>, names: [String], later: Lazy<any Store>,
    sessions: ComponentFactory<SessionComponent>
  ) {
    self.store = store
    self.host = host
    self.names = names
    self.later = later
    self.sessions = sessions
  }
}
