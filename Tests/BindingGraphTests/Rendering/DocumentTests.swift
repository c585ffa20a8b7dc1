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

  @Test("A document of each kind has the identifier and all locations of the text", arguments: Sample.all)
  func contents(sample: Sample) throws {
    let diagnostic = try #require(sample.diagnostics().first)
    let text = DiagnosticRenderer.plain.text(for: diagnostic)
    #expect(text.contains("[\(sample.id)]"))
    for renderer in [DiagnosticRenderer.json, .sarif] {
      let document = try JSONSerialization.jsonObject(with: Data(renderer.text(for: diagnostic).utf8))
      let values = Self.values(in: document)
      #expect(values.contains { $0.key == "id" && $0.value as? String == sample.id.rawValue })
      let lines = values.compactMap { ["line", "startLine"].contains($0.key) ? $0.value as? Int : nil }
      let messages = values.compactMap { $0.value as? String }.joined(separator: "\n")
      #expect(Self.lines(in: text).isSubset(of: Self.lines(in: messages).union(lines)))
    }
  }

  @Test("The golden samples have every member of the documents of all kinds")
  func shapes() throws {
    for renderer in [DiagnosticRenderer.json, .sarif] {
      func members(of samples: [Sample]) throws -> Set<String> {
        let text = renderer.report(of: samples.flatMap { $0.diagnostics() })
        return Set(Self.values(in: try JSONSerialization.jsonObject(with: Data(text.utf8))).map(\.path))
      }
      #expect(try members(of: Sample.all).subtracting(members(of: GoldenTests.shapes)) == [])
    }
  }

  /// The members of a document at any depth.
  private static func values(in value: Any, at path: String = "") -> [(path: String, key: String, value: Any)] {
    if let array = value as? [Any] { return array.flatMap { values(in: $0, at: path) } }
    return (value as? [String: Any] ?? [:]).flatMap { key, value in
      [(path: "\(path).\(key)", key: key, value: value)] + values(in: value, at: "\(path).\(key)")
    }
  }

  /// The lines of the sample's file that a text mentions.
  private static func lines(in text: String) -> Set<Int> {
    Set(text.matches(of: #/Sketch\.swift:(\d+)/#).compactMap { Int($0.1) })
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
