import BindingGraph
import Foundation
import Testing

@Suite("Source locations")
struct SourceLocationTests {
  private typealias Location = GraphLocation

  private static let path = ProgramText("/Sources/App/Root.swift")

  private func location(_ line: Int, _ column: Int? = nil, function: ProgramText = ProgramText("")) -> Location {
    Location(path: Self.path, line: line, column: column, function: function)
  }

  @Test("The text of a location contains the column if it is known")
  func texts() {
    #expect(location(7).column == nil)
    #expect(location(7).description == "/Sources/App/Root.swift:7")
    #expect(location(7).shortDescription == "App/Root.swift:7")
    #expect(location(7, 3).column == 3)
    #expect(location(7, 3).line == 7)
    #expect(location(7, 3).description == "/Sources/App/Root.swift:7:3")
    #expect(location(7, 3).shortDescription == "App/Root.swift:7:3")
  }

  @Test("Locations are equal if file, line and column are equal, regardless of the function")
  func equality() {
    #expect(location(7, 3) == location(7, 3, function: ProgramText("configure(binder:)")))
    #expect(location(7, 3) != location(7, 4))
    #expect(location(7, 3) != location(7))
    #expect(Set([location(7), location(7, 1), location(7, 1), location(8, 1)]).count == 3)
  }

  @Test("Locations are sorted by line and column, and locations without a column come first")
  func order() {
    let inOrder = [location(6, 9), location(7), location(7, 1), location(7, 2), location(7, 10), location(8)]
    for _ in 0..<10 { #expect(inOrder.shuffled().sorted() == inOrder) }
  }

  @Test("A location needs no additional memory for its column")
  func memory() {
    #expect(MemoryLayout<Location>.size <= 28)
    #expect(MemoryLayout<Location?>.size <= 28)
    #expect(MemoryLayout<Location>.stride == 24)
    #expect(MemoryLayout<Binding>.stride <= 56)
  }

  @Test("A location clamps lines and columns that exceed its range")
  func bounds() {
    #expect(location(.max, .max).line == Int(UInt32.max))
    #expect(location(.max, .max).column == Int(UInt16.max))
    #expect(location(-1, -1).line == 0)
    #expect(location(-1, -1).column == nil)
  }

  @Test("Every report format contains the columns of locations")
  func reports() throws {
    let diagnostic = Diagnostic(
      id: "test", headline: "wrong", location: location(7, 3), steps: [DiagnosticStep("seen", at: location(8, 4))])
    #expect(
      DiagnosticRenderer.plain.text(for: diagnostic)
        == "error: wrong [test]\n  at App/Root.swift:7:3\n  -> seen at App/Root.swift:8:4")
    #expect(
      DiagnosticRenderer.compiler.text(for: diagnostic)
        == "/Sources/App/Root.swift:7:3: error: wrong [test]\n/Sources/App/Root.swift:8:4: note: seen")

    let json = try object(DiagnosticRenderer.json.text(for: diagnostic))
    let entry = try #require((json["diagnostics"] as? [[String: Any]])?.first)
    #expect((entry["location"] as? [String: Any])?["column"] as? Int == 3)

    let sarif = try object(DiagnosticRenderer.sarif.text(for: diagnostic))
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect(place["region"] as? [String: Int] == ["startLine": 7, "startColumn": 3])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
