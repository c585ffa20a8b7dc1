import Cleanse

public struct BaseURL: Tag {
  public typealias Element = String
}

public protocol NetworkService: AnyObject {
  func load(_ path: String) -> String
}

public final class RequestLog {
  public private(set) var paths: [String] = []

  public init() {}

  func note(_ path: String) {
    paths.append(path)
  }
}

final class HTTPNetworkService: NetworkService {
  private let baseURL: String
  private let log: RequestLog

  init(baseURL: TaggedProvider<BaseURL>, log: RequestLog) {
    self.baseURL = baseURL.get()
    self.log = log
  }

  func load(_ path: String) -> String {
    log.note(path)
    return baseURL + path
  }
}
