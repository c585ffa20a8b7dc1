import Cleanse
import Foundation

@testable import GitHubBrowser

extension APIClient {
  /// A client that reads the shipped files.
  static func shipped(through transport: any Transport = FileTransport()) -> APIClient {
    APIClient(baseURL: TaggedProvider(value: ShippedData.folder), transport: transport)
  }
}

extension RepositoryService {
  static func of(_ organisation: String, client: APIClient = .shipped()) -> RepositoryService {
    RepositoryService(organisation: TaggedProvider(value: organisation), client: client)
  }
}

extension MemberService {
  static func of(_ organisation: String, client: APIClient = .shipped()) -> MemberService {
    MemberService(organisation: TaggedProvider(value: organisation), client: client)
  }
}
