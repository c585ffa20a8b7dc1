import Foundation

/// A page that DocC has written, reduced to the members that the checks of the site need.
struct ArchivedPage: Decodable {
  fileprivate let kind: String
  fileprivate let identifier: Identifier
  fileprivate let abstract: [Content]?
  fileprivate let metadata: Metadata
  fileprivate let topicSections: [Section]?
  fileprivate let references: [String: Reference]?

  fileprivate struct Identifier: Decodable { let url: String }
  fileprivate struct Content: Decodable {}
  fileprivate struct Metadata: Decodable { let role: String? }
  fileprivate struct Section: Decodable {
    let title: String?
    let generated: Bool?
    let identifiers: [String]
  }
  fileprivate struct Reference: Decodable {
    let type: String?
    let url: String?
    let deprecated: Bool?
  }

  static func all(in archive: URL) throws -> [ArchivedPage] {
    let folder = archive.appendingPathComponent("data/documentation")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }.map {
      try JSONDecoder().decode(ArchivedPage.self, from: Data(contentsOf: $0))
    }
  }

  /// The mistakes of all pages of the site, sorted.
  static func problems(of pages: [ArchivedPage]) -> [String] {
    let paths = Set(pages.map(\.path))
    return pages.flatMap { page in
      page.missingAbstract + page.problemsOfTopics + page.deadLinks(paths: paths)
    }.sorted()
  }
}

extension ArchivedPage {
  /// A type with more members needs topics of its own: DocC's are sorted by kind and name.
  private static let mostMembersWithoutTopics = 8
  /// DocC groups members of protocols such as `Equatable` itself.
  private static let implementations = "Default Implementations"

  private var name: String { identifier.url.replacing(/^doc:\/\/[^\/]*\/documentation\//, with: "") }
  private var path: String { "/documentation/\(name.lowercased())" }

  private var missingAbstract: [String] {
    kind == "symbol" && abstract?.isEmpty != false ? ["\(name) has no summary"] : []
  }

  /// Members that no topic or several topics name, and deprecated ones that are not in the last topic.
  private var problemsOfTopics: [String] {
    let sections = (topicSections ?? []).filter { $0.generated != true || $0.title != Self.implementations }
    let members = sections.flatMap(\.identifiers)
    guard kind == "symbol",
      metadata.role == "collection"
        || metadata.role == "symbol" && members.count > Self.mostMembersWithoutTopics
    else { return [] }
    let counts = Dictionary(grouping: members) { $0 }.mapValues(\.count)
    let early = sections.dropLast().flatMap(\.identifiers).filter { references?[$0]?.deprecated == true }
    return sections.filter { $0.generated == true }.flatMap(\.identifiers).map { "no topic of \(name) names \($0)" }
      + counts.filter { $0.value > 1 }.keys.map { "several topics of \(name) name \($0)" }
      + early.map { "\(name): \($0) is deprecated, and not in the last topic" }
  }

  /// Links between libraries, which DocC does not check.
  private func deadLinks(paths: Set<String>) -> [String] {
    let links = (references ?? [:]).values.filter { $0.type == "link" }.compactMap(\.url)
    return links.filter { $0.hasPrefix("/") && !paths.contains($0.lowercased()) }.map { "\(name) links to \($0)" }
  }
}
