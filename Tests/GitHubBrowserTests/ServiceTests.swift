import Cleanse
import Foundation
import Testing

@testable import GitHubBrowser

@Suite("The services") struct ServiceTests {
  @Test("know two organisations from the shipped files") func directory() throws {
    let organisations = try OrganisationDirectory(client: .shipped()).organisations()
    #expect(organisations.map(\.login) == ["acme", "moonbase"])
  }

  @Test("know an organisation's name", arguments: ["acme": "Acme Rockets", "moonbase": "Moonbase Bakery"])
  func organisation(login: String, name: String) throws {
    let service = OrganisationService(name: TaggedProvider(value: login), client: .shipped())
    #expect(try service.organisation().name == name)
  }

  @Test("know each repository of the lists in detail", arguments: ["acme", "moonbase"])
  func repositories(organisation: String) throws {
    let service = RepositoryService.of(organisation)
    let list = try service.repositories()
    #expect(!list.isEmpty)
    #expect(try list.map { try service.repository(named: $0.name) } == list)
  }

  @Test("know each member of the lists in detail", arguments: ["acme", "moonbase"])
  func members(organisation: String) throws {
    let service = MemberService.of(organisation)
    let logins = try service.members().map(\.login)
    #expect(!logins.isEmpty)
    #expect(try logins.map { try service.profile(of: $0).login } == logins)
  }

  @Test("list the repositories with the most stars first") func order() throws {
    #expect(try RepositoryService.of("acme").repositories().map(\.stars) == [256, 128, 64, 8])
  }

  @Test("load the list of repositories once") func once() throws {
    let transport = CountingTransport()
    let service = RepositoryService.of("acme", client: .shipped(through: transport))
    #expect(try service.repositories() == service.repositories())
    #expect(transport.found == ["repos.json"])
  }

  @Test("say which name is unknown") func unknown() throws {
    let service = OrganisationService(name: TaggedProvider(value: "nosuch"), client: .shipped())
    #expect(throws: NotFound.organisation("nosuch")) { try service.organisation() }
    #expect(throws: NotFound.organisation("nosuch")) { try RepositoryService.of("nosuch").repositories() }
    #expect(throws: NotFound.organisation("nosuch")) { try MemberService.of("nosuch").members() }
    #expect(throws: NotFound.repository("nosuch", organisation: "acme")) {
      try RepositoryService.of("acme").repository(named: "nosuch")
    }
    #expect(throws: NotFound.member("nosuch")) { try MemberService.of("acme").profile(of: "nosuch") }
  }

  @Test("do not leave the API's folder for a name", arguments: ["", ".", "..", "../users/mira", "acme/repos"])
  func escape(name: String) throws {
    #expect(throws: NotFound.member(name)) { try MemberService.of("acme").profile(of: name) }
  }
}
