import Cleanse

/// The organisation's members.
struct MembersPage: MenuPage {
  @Lazy var members: MemberService

  var name: String { "members" }
  var title: String { "Members" }

  func lines() throws -> [String] {
    Table.lines(try members.members().map { [$0.login, $0.webPage.absoluteString] })
  }
}
