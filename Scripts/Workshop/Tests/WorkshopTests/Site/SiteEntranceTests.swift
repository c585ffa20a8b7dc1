import Foundation
import Testing

@testable import workshop

@Suite("Entrance of the documentation site") struct SiteEntranceTests {
  private static func id(_ name: String) -> String { "doc://app.\(name)/documentation/\(name)" }

  @Test("The list of libraries has their order, the summary of the main one, and the tutorials") func list() throws {
    let page: [String: Any] = [
      "topicSections": [
        ["title": "Modules", "identifiers": ["Another", "App", "AppTesting"].map(Self.id)],
        ["title": "Tutorials", "identifiers": ["doc://app.App/tutorials/Meet"]],
      ],
      "references": [Self.id("App"): ["abstract": [["text": "An app."]]]],
    ]
    let entrance = SiteEntrance(main: "App", modules: ["App", "AppTesting", "Another"])
    let data = try entrance.list(JSONSerialization.data(withJSONObject: page))
    let list = try JSONDecoder().decode(List.self, from: data)
    #expect(
      list.topicSections.map(\.identifiers) == [
        ["App", "AppTesting", "Another"].map(Self.id), ["doc://app.App/tutorials/Meet"],
      ])
    #expect(list.abstract.map(\.text) == ["An app."])
  }

  @Test("The root of the site leads to the page of the main library, below any base path") func root() throws {
    try Repository.withFiles(["data/documentation.json": #"{"topicSections": [], "references": {}}"#]) { site in
      try SiteEntrance(main: "App", modules: ["App"]).write(to: site.root)
      #expect(try site.text(of: "index.html").contains(#"http-equiv="refresh" content="0; url=documentation/app/""#))
    }
  }

  private struct List: Decodable {
    let topicSections: [Section]
    let abstract: [Text]

    struct Section: Decodable { let identifiers: [String] }
    struct Text: Decodable { let text: String }
  }
}
