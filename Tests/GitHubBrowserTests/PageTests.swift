import Cleanse
import Testing

@testable import GitHubBrowser

@Suite("Pages of github-browser") struct PageTests {
  @Test("The repositories page lists repositories in columns") func repositories() throws {
    let page = RepositoriesPage(repositories: Lazy(value: .of("moonbase")))
    #expect(page.title == "Repositories")
    #expect(
      try page.lines() == [
        "sourdough  Swift  99 stars  A starter with a public interface.",
        "oven       Rust   42 stars  Controls one oven, or a hundred of them.",
      ])
  }

  @Test("The members page lists members with their web pages") func members() throws {
    let page = MembersPage(members: Lazy(value: .of("moonbase")))
    #expect(page.title == "Members")
    #expect(
      try page.lines() == ["juno   https://github.example/juno", "selim  https://github.example/selim"])
  }

  @Test("The detail page shows a repository") func repository() throws {
    let page = detail(of: .repository("oven"), in: "moonbase")
    #expect(page.title == "Repository oven")
    #expect(
      try page.lines() == [
        "Description  Controls one oven, or a hundred of them.",
        "Language     Rust",
        "License      MIT License",
        "Stars        42",
        "Forks        6",
        "Open issues  2",
        "Web page     https://github.example/moonbase/oven",
      ])
  }

  @Test("The detail page shows a member, with a dash for unknown facts") func member() throws {
    let page = detail(of: .member("pavel"), in: "acme")
    #expect(page.title == "Member pavel")
    #expect(
      try page.lines() == [
        "Name          -",
        "About         -",
        "Location      -",
        "Repositories  3",
        "Followers     9",
        "Web page      https://github.example/pavel",
      ])
  }

  @Test("A table aligns rows of different lengths") func table() {
    #expect(Table.lines([["a", "bb", "c"], ["aaa", "b"], []]) == ["a    bb  c", "aaa  b", ""])
    #expect(Table.lines([]).isEmpty)
  }

  private func detail(of subject: DetailSubject, in organisation: String) -> DetailPage {
    DetailPage(
      subject: Assisted(getter: { subject }), repositories: Lazy(value: .of(organisation)),
      members: Lazy(value: .of(organisation)))
  }
}
