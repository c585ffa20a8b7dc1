import Foundation
import Testing

@testable import workshop

@Suite("Pages of the documentation site") struct ArchivedPageTests {
  private func page(
    _ name: String = "App/Builder", role: String = "symbol", topics: [[String: Any]] = [],
    references: [String: Any] = [:], abstract: [[String: Any]] = [["text": "A page."]]
  ) throws -> ArchivedPage {
    let page: [String: Any] = [
      "kind": "symbol", "identifier": ["url": "doc://app/documentation/\(name)"], "abstract": abstract,
      "metadata": ["role": role], "topicSections": topics, "references": references,
    ]
    return try JSONDecoder().decode(ArchivedPage.self, from: JSONSerialization.data(withJSONObject: page))
  }

  private func topic(_ title: String, _ members: [String], generated: Bool = false) -> [String: Any] {
    ["title": title, "identifiers": members, "generated": generated]
  }

  private let members = (1...8).map { "member\($0)" }

  @Test("A type with more than eight members has each of them in a topic of its own") func missingMembers() throws {
    let methods = topic("Instance Methods", ["to"], generated: true)
    let page = try page(topics: [topic("Steps", members), methods])
    #expect(ArchivedPage.problems(of: [page]) == ["no topic of App/Builder names to"])
    let small = try self.page(topics: [topic("Instance Methods", members, generated: true)])
    #expect(ArchivedPage.problems(of: [small]) == [])
  }

  @Test("A library has all of its types in topics of its own") func missingTypes() throws {
    let page = try page("App", role: "collection", topics: [topic("Structures", ["Builder"], generated: true)])
    #expect(ArchivedPage.problems(of: [page]) == ["no topic of App names Builder"])
  }

  @Test("Members of protocols stay in the topic of DocC") func implementations() throws {
    let equatable = topic("Default Implementations", ["Equatable-Implementations"], generated: true)
    let page = try page(topics: [topic("Steps", members + ["to"]), equatable])
    #expect(ArchivedPage.problems(of: [page]) == [])
  }

  @Test("A member is in one topic only") func repeatedMembers() throws {
    let page = try page(topics: [topic("Steps", members), topic("Others", ["member1"])])
    #expect(ArchivedPage.problems(of: [page]) == ["several topics of App/Builder name member1"])
  }

  @Test("Deprecated members are in the last topic") func deprecatedMembers() throws {
    let old = ["old": ["deprecated": true]]
    let page = try page(topics: [topic("Steps", ["old"]), topic("Others", members)], references: old)
    #expect(ArchivedPage.problems(of: [page]) == ["App/Builder: old is deprecated, and not in the last topic"])
    let sorted = try self.page(topics: [topic("Steps", members), topic("Earlier", ["old"])], references: old)
    #expect(ArchivedPage.problems(of: [sorted]) == [])
  }

  @Test("A link to a page of another library leads to a page of the site") func links() throws {
    let link = ["/documentation/Other": ["type": "link", "url": "/documentation/Other"]]
    let page = try page(references: link)
    #expect(ArchivedPage.problems(of: [page]) == ["App/Builder links to /documentation/Other"])
    #expect(ArchivedPage.problems(of: [page, try self.page("Other")]) == [])
  }

  @Test("A symbol has a summary") func summaries() throws {
    #expect(ArchivedPage.problems(of: [try page(abstract: [])]) == ["App/Builder has no summary"])
  }
}
