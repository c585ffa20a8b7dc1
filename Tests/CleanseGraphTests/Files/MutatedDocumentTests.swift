import CleanseGraph
import Foundation
import Testing

@testable import GraphDocuments

@Suite("Randomly mutated documents") struct MutatedDocumentTests {
  private let text = GraphDocument(Observatory.self).text(as: .json)

  @Test("A randomly mutated document is either refused or can be drawn, filtered and compared") func usable() throws {
    let original = try GraphDocument(json: text)
    let expression = try NSRegularExpression(pattern: #""[^"\\]*"|[0-9]+|true|false"#)
    let words = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
      .compactMap { Range($0.range, in: text) }
    var numbers = Numbers(seed: 7)
    var read = 0
    for _ in 0..<400 {
      var changed = text
      let (place, other) = (words[numbers.next(below: words.count)], words[numbers.next(below: words.count)])
      changed.replaceSubrange(place, with: text[other])
      guard let document = try? GraphDocument(json: changed) else { continue }
      read += 1
      for format in GraphFormat.allCases { #expect(!document.text(as: format).isEmpty) }
      for filter in [GraphFilter.depth(2), .withoutLeaves, .collapsedModules] {
        try document.filtered(filter).checkReferences()
      }
      for node in document.nodes.prefix(3) { try document.filtered(.needing(node.id)).checkReferences() }
      for component in document.components { try document.filtered(.component(component.id)).checkReferences() }
      #expect(document.changes(from: original).isEmpty == (original.changes(from: document).isEmpty))
    }
    #expect(read > 50)
  }

  /// Random numbers that are the same on every run.
  private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
