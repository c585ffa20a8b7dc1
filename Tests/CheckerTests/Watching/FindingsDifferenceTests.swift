import BindingGraph
import Testing

@testable import cleansec

@Suite("Differences between two checks") struct FindingsDifferenceTests {
  private func finding(_ headline: DiagnosticText, line: Int, file: String = "/A.swift") -> Diagnostic {
    Diagnostic(
      id: "layering", headline: headline, location: SourceLocation(path: ProgramText(copying: file), line: line))
  }

  private func difference(_ old: [Diagnostic], _ new: [Diagnostic]) -> [String] {
    let difference = FindingsDifference(from: old, to: new)
    return difference.gone.map { "- \($0.headline) \($0.location?.line ?? 0)" }
      + difference.new.map { "+ \($0.headline) \($0.location?.line ?? 0)" }
  }

  @Test("The difference of two checks lists removed and new diagnostics in the order of the reports") func both() {
    let (a, b, c) = (finding("a", line: 1), finding("b", line: 2), finding("c", line: 3))
    #expect(difference([], [a, b]) == ["+ a 1", "+ b 2"])
    #expect(difference([a, b], [b, c]) == ["- a 1", "+ c 3"])
    #expect(difference([a, b], []) == ["- a 1", "- b 2"])
  }

  @Test("The difference of two checks ignores moved lines and counts equal diagnostics") func lines() {
    #expect(difference([finding("a", line: 1)], [finding("a", line: 7)]) == [])
    #expect(difference([finding("a", line: 1)], [finding("a", line: 1), finding("a", line: 7)]) == ["+ a 7"])
    #expect(difference([finding("a", line: 1)], [finding("a", line: 1, file: "/B.swift")]) == ["- a 1", "+ a 1"])
  }
}
