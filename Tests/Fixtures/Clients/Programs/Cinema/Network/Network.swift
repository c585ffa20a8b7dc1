import Cleanse

public struct APIKey: Tag {
  public typealias Element = String
}

public protocol Network: AnyObject, Sendable {
  func get(_ path: String) -> String
}

final class KeyedNetwork: Network {
  private let key: String

  init(key: TaggedProvider<APIKey>) {
    self.key = key.get()
  }

  func get(_ path: String) -> String {
    path + "?key=" + key
  }
}

public struct NetworkModule: Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.bind((any Network).self).sharedInScope().to { KeyedNetwork(key: $0) }
  }
}
