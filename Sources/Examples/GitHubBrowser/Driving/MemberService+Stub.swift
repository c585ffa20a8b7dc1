import Cleanse
import Foundation

extension MemberService {
  /// A service for an organisation with one member, whose login is derived from the organisation.
  static func ofOneMember(
    organisation: TaggedProvider<OrganisationName>, baseURL: TaggedProvider<APIBaseURL>
  ) -> MemberService {
    let login = "only-\(organisation.get())"
    let transport = StubTransport { _ in
      Data(#"[{"login": "\#(login)", "html_url": "https://github.example/\#(login)"}]"#.utf8)
    }
    return MemberService(organisation: organisation, client: APIClient(baseURL: baseURL, transport: transport))
  }
}
