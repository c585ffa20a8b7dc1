import Cleanse
import Foundation
import Testing

@testable import GitHubBrowser

@Suite("Services of github-browser") struct ServiceTests {
  @Test("The organisation directory lists the organisations of the shipped files") func directory() throws {
    let organisations = try OrganisationDirectory(client: .shipped()).organisations()
    #expect(organisations.map(\.login) == ["acme", "moonbase"])
  }

  @Test(
    "The organisation service loads the name of an organisation",
    arguments: ["acme": "Acme Rockets", "moonbase": "Moonbase Bakery"])
  func organisation(login: String, name: String) throws {
    let service = OrganisationService(name: TaggedProvider(value: login), client: .shipped())
    #expect(try service.organisation().name == name)
  }

  @Test("The repository service loads the details of each listed repository", arguments: ["acme", "moonbase"])
  func repositories(organisation: String) throws {
    let service = RepositoryService.of(organisation)
    let list = try service.repositories()
    #expect(!list.isEmpty)
    #expect(try list.map { try service.repository(named: $0.name) } == list)
  }

  @Test("The member service loads the details of each listed member", arguments: ["acme", "moonbase"])
  func members(organisation: String) throws {
    let service = MemberService.of(organisation)
    let logins = try service.members().map(\.login)
    #expect(!logins.isEmpty)
    #expect(try logins.map { try service.profile(of: $0).login } == logins)
  }

  @Test("The repository service sorts repositories by stars, the most first") func order() throws {
    #expect(try RepositoryService.of("acme").repositories().map(\.stars) == [256, 128, 64, 8])
  }

  @Test("The repository service loads the list of repositories once") func once() throws {
    let transport = CountingTransport()
    let service = RepositoryService.of("acme", client: .shipped(through: transport))
    #expect(try service.repositories() == service.repositories())
    #expect(transport.found == ["repos.json"])
  }

  @Test("Services of github-browser report an unknown name with its kind") func unknown() throws {
    let service = OrganisationService(name: TaggedProvider(value: "nosuch"), client: .shipped())
    #expect(throws: NotFound.organisation("nosuch")) { try service.organisation() }
    #expect(throws: NotFound.organisation("nosuch")) { try RepositoryService.of("nosuch").repositories() }
    #expect(throws: NotFound.organisation("nosuch")) { try MemberService.of("nosuch").members() }
    #expect(throws: NotFound.repository("nosuch", organisation: "acme")) {
      try RepositoryService.of("acme").repository(named: "nosuch")
    }
    #expect(throws: NotFound.member("nosuch")) { try MemberService.of("acme").profile(of: "nosuch") }
  }

  @Test(
    "The member service refuses names that leave the folder of the API",
    arguments: ["", ".", "..", "../users/mira", "acme/repos"])
  func escape(name: String) throws {
    #expect(throws: NotFound.member(name)) { try MemberService.of("acme").profile(of: name) }
  }
}
