import BindingGraph
import Foundation
import Testing

/// Properties of JSON and SARIF documents that tools depend on, in addition to the golden files.
@Suite("JSON and SARIF documents")
struct DocumentTests {
  private let diagnostics = Sample.all.flatMap { $0.diagnostics() }

  @Test("A JSON report has a version, counts and every diagnostic")
  func json() throws {
    let document = try object(.json)
    #expect(document["version"] as? Int == 1)
    let entries = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(entries.compactMap { $0["id"] as? String } == diagnostics.map(\.id.rawValue))
    #expect(document["errorCount"] as? Int == diagnostics.count { $0.severity == .error })
    #expect(document["warningCount"] as? Int == diagnostics.count { $0.severity == .warning })
    #expect(document["noteCount"] as? Int == diagnostics.count { $0.severity == .note })
    for (entry, diagnostic) in zip(entries, diagnostics) {
      let place = entry["location"] as? [String: Any]
      #expect(place?["file"] as? String == diagnostic.location?.file)
      #expect(place?["line"] as? Int == diagnostic.location?.line)
    }
  }

  @Test("A SARIF report has a rule for each kind, and results with the index of their rule")
  func sarif() throws {
    let document = try object(.sarif)
    #expect(document["version"] as? String == "2.1.0")
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == Set(diagnostics.map(\.id.rawValue)).sorted())
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == diagnostics.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
    }
  }

  @Test("A SARIF report writes paths as URIs, and relative ones with the base of the sources")
  func addresses() throws {
    #expect(try address(of: "/a b/ü#.swift", relativeTo: nil) == ["file:///a%20b/%C3%BC%23.swift", nil])
    #expect(try address(of: "/a b/c/D.swift", relativeTo: "/a b") == ["c/D.swift", "%SRCROOT%"])
    #expect(try address(of: "/a b/c/D.swift", relativeTo: "/a b/") == ["c/D.swift", "%SRCROOT%"])
    #expect(try address(of: "/a bc/D.swift", relativeTo: "/a b") == ["file:///a%20bc/D.swift", nil])
    #expect(try address(of: "C:\\x\\D.swift", relativeTo: nil) == ["file:///C:/x/D.swift", nil])
  }

  @Test("A SARIF report lists equal related locations once")
  func relatedLocations() throws {
    let step = DiagnosticStep("bound here", at: SourceLocation(file: "/A.swift", line: 1))
    let text = DiagnosticRenderer.sarif.text(for: Diagnostic(id: "test", headline: "", steps: [step, step]))
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect((result["relatedLocations"] as? [Any])?.count == 1)
  }

  @Test("A report shortens Windows paths like other paths")
  func windowsPaths() throws {
    let location = SourceLocation(file: "C:\\Users\\me\\App\\Root.swift", line: 7)
    let diagnostic = Diagnostic(
      id: "test", headline: "wrong", location: location, steps: [DiagnosticStep("seen", at: location)])
    #expect(DiagnosticRenderer.plain.text(for: diagnostic) == "error: wrong [test]\n  -> seen at App/Root.swift:7")
    #expect(
      DiagnosticRenderer.compiler.relative(to: "C:\\Users\\me").text(for: diagnostic)
        == "App\\Root.swift:7: error: wrong [test]\nApp\\Root.swift:7: note: seen")
    #expect(
      try address(of: "C:\\x\\y\\D.swift", relativeTo: "C:\\x") == ["y/D.swift", "%SRCROOT%"])
  }

  @Test("Repeated rendering of a report gives equal text")
  func stable() {
    for renderer in [DiagnosticRenderer.json, .sarif, .compiler, .plain] {
      #expect(renderer.report(of: diagnostics) == renderer.report(of: diagnostics))
    }
  }

  private func object(_ renderer: DiagnosticRenderer) throws -> [String: Any] {
    let data = Data(renderer.report(of: diagnostics).utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func address(of path: StaticString, relativeTo root: String?) throws -> [String?] {
    let location = SourceLocation(file: path, line: 1)
    let renderer = root.map { DiagnosticRenderer.sarif.relative(to: $0) } ?? .sarif
    let text = renderer.text(for: Diagnostic(id: "test", headline: "", location: location))
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let place = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    return [artifact["uri"] as? String, artifact["uriBaseId"] as? String]
  }
}
