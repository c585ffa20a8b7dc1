import BindingGraph
import Foundation
import TestSupport
import Testing

@testable import cleanse_graph
@testable import GraphDocuments

@Suite("cleanse-graph coverage command") struct GraphCoverageTests {
  private static let document = document()

  private static func document(
    clock: DocumentSketch.Node = .binding("Clock", kind: .value),
    payments: DocumentSketch.Node = .binding("Payments", line: 4)
  ) -> GraphDocument {
    GraphDocument.sketch(
      .component(
        "App", scope: "Singleton", .binding("Root", needs: "Store", root: true), .binding("Store", needs: "Pages"),
        clock, payments, .element("Pages", line: 5), .element("Pages", needs: "Clock", line: 6),
        .factory(of: "Session")),
      .component("Session", in: "App", seed: "User", .binding("Profile", needs: "Store", root: true)))
  }

  private let folder: TemporaryFolder
  private let graph: String

  init() throws {
    folder = try TemporaryFolder()
    graph = try folder.write(Self.document.text(as: .json), to: "graph.json")
  }

  private func write(_ records: [(test: String, binding: String, isOverride: Bool)], to name: String) throws -> String {
    let lines = try records.map {
      try CoverageRecord(test: $0.test, binding: $0.binding, isOverride: $0.isOverride).line()
    }
    return try folder.write(lines.joined(), to: name)
  }

  private func records() throws -> [String] {
    [
      try write(
        [
          ("AppTests/first()", "Sketch.App: Sketch.Root", false),
          ("AppTests/first()", "Sketch.App: Sketch.Store", false),
          ("AppTests/first()", "Sketch.App: Sketch.Payments", true),
          ("AppTests/first()", "Sketch.App: Sketch.Pages element #1", false),
        ], to: "1.jsonl"),
      try write(
        [
          ("AppTests/second()", "Sketch.App: Sketch.Store", false),
          ("AppTests/second()", "Sketch.App > Sketch.Session: Sketch.Profile", false),
          ("AppTests/first()", "Sketch.App: Sketch.Root", false),
        ], to: "2.jsonl"),
    ]
  }

  private func output(_ arguments: String...) throws -> String {
    let outcome = GraphCommand.run(["coverage", graph] + (try records()) + arguments)
    #expect(outcome.exitCode == 0 && outcome.complaint.isEmpty, "\(outcome.complaint)")
    return outcome.output
  }

  @Test("cleanse-graph coverage merges records and lists the bindings that no test creates") func uncreated() throws {
    #expect(
      try output() == """
        2 tests created 4 of 6 bindings
        no test creates:
          Sketch.App: Sketch.Payments at App/App.swift:4
          Sketch.App: Sketch.Pages element #2 at App/App.swift:6

        """)
  }

  @Test("cleanse-graph coverage lists the tests of a type without those that override it") func binding() throws {
    #expect(try output("--binding", "Store") == "AppTests/first()\nAppTests/second()\n")
    #expect(try output("--binding", "Profile", "--binding", "Root") == "AppTests/first()\nAppTests/second()\n")
    #expect(
      try output("--binding", "Payments") == "no test creates:\n  Sketch.App: Sketch.Payments at App/App.swift:4\n")
    #expect(try output("--binding", "Clock") == "no test\n")
  }

  @Test("cleanse-graph coverage escapes the names of tests for use as filter expressions") func filters() throws {
    let record = try write([("AppTests/each(value:)", "Sketch.App: Sketch.Store", false)], to: "3.jsonl")
    let outcome = GraphCommand.run(["coverage", graph, record, "--binding", "Store"])
    #expect(outcome.output == "AppTests/each\\(value:\\)\n")
  }

  @Test("cleanse-graph coverage lists the tests of changed bindings and of dependents of changed multibindings")
  func changed() throws {
    func tests(of other: GraphDocument) throws -> String {
      try output("--changed", try folder.write(other.text(as: .json), to: "other.json"))
    }
    #expect(try tests(of: Self.document) == "no test\n")
    let renamed = GraphDocument.sketch(
      .component(
        "App", scope: "Singleton", .binding("Root", needs: "Store", root: true), .binding("Store", needs: "Pages"),
        .binding("Clock", kind: .value), .binding("Payments", line: 4), .element("Pages", line: 5),
        .element("Pages", needs: "Clock", line: 6), .factory(of: "Session")),
      .component("Session", in: "App", seed: "User", .binding("Account", root: true)))
    #expect(try tests(of: renamed) == "AppTests/second()\n")
    let shared = GraphDocument.sketch(
      .component(
        "App", scope: "Singleton", .binding("Root", needs: "Store", shared: true, root: true),
        .binding("Store", needs: "Pages"), .binding("Clock", kind: .value), .binding("Payments", line: 4),
        .element("Pages", line: 5), .element("Pages", needs: "Clock", line: 6), .factory(of: "Session")),
      .component("Session", in: "App", seed: "User", .binding("Profile", needs: "Store", root: true)))
    #expect(try tests(of: shared) == "AppTests/first()\n")
    let shorter = GraphDocument.sketch(
      .component(
        "App", scope: "Singleton", .binding("Root", needs: "Store", root: true), .binding("Store", needs: "Pages"),
        .binding("Clock", kind: .value), .binding("Payments", line: 4), .element("Pages", line: 5),
        .factory(of: "Session")),
      .component("Session", in: "App", seed: "User", .binding("Profile", needs: "Store", root: true)))
    #expect(
      try tests(of: shorter) == """
        AppTests/first()
        AppTests/second()
        no test creates:
          Sketch.App: Sketch.Pages element #2 at App/App.swift:6

        """)
  }

  @Test("cleanse-graph coverage lists the tests of the dependents of changed values")
  func changedValues() throws {
    func tests(of other: GraphDocument, _ records: String...) throws -> String {
      let file = try folder.write(other.text(as: .json), to: "other.json")
      let outcome = GraphCommand.run(["coverage", graph] + (try self.records()) + records + ["--changed", file])
      #expect(outcome.exitCode == 0 && outcome.complaint.isEmpty, "\(outcome.complaint)")
      return outcome.output
    }
    let third = try write([("AppTests/third()", "Sketch.App: Sketch.Pages element #2", false)], to: "3.jsonl")
    let uncreated = "no test creates:\n  Sketch.App: Sketch.Pages element #2 at App/App.swift:6\n"
    for clock in [
      DocumentSketch.Node.binding("Clock"), .binding("Clock", kind: .value, sendable: true),
      .binding("Timer", kind: .value),
    ] {
      let other = Self.document(clock: clock)
      #expect(try tests(of: other, third) == "AppTests/third()\n")
      #expect(try tests(of: other) == uncreated)
    }
    // A factory in this graph, a value in the other one.
    let value = Self.document(payments: .binding("Payments", kind: .value, line: 4))
    #expect(
      try tests(of: value, third) == "no test creates:\n  Sketch.App: Sketch.Payments at App/App.swift:4\n")
    // A document holds the line of a value, which counts as no difference, but not the value itself.
    #expect(try tests(of: Self.document(clock: .binding("Clock", kind: .value, line: 9)), third) == "no test\n")
  }

  @Test("cleanse-graph coverage refuses documents that it cannot read and exits with 3")
  func otherVersions() throws {
    let newer = try folder.write(#"{"version": 2}"#, to: "newer.json")
    let broken = try folder.write("{", to: "broken.json")
    let problems = [
      (newer, "\(newer): this document has version 2; this tool reads versions up to 1. Update the tool."),
      (broken, "\(broken): this is not a JSON document"), ("/nowhere.json", "there is no file /nowhere.json"),
    ]
    let records = try records()
    for (file, problem) in problems {
      #expect(
        GraphCommand.run(["coverage", graph] + records + ["--changed", file])
          == .init(complaint: "cleanse-graph: error: \(problem)\n", exitCode: 3))
    }
  }

  @Test("cleanse-graph coverage combines --changed and --binding and writes empty lists to JSON")
  func changedAndBinding() throws {
    let same = try folder.write(Self.document.text(as: .json), to: "same.json")
    #expect(try output("--changed", same, "--binding", "Profile") == "AppTests/second()\n")
    let text = try output("--changed", same, "--format", "json")
    #expect(try JSONSchema(named: "coverage").problems(of: text) == [])
    let members = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((members["bindings"] as? [Any])?.isEmpty == true)
    #expect((members["tests"] as? [Any])?.isEmpty == true)
  }

  @Test("cleanse-graph coverage reads the records in a folder and lists bindings missing in the graph") func folders()
    throws
  {
    let records = folder.path("records")
    _ = try write([("AppTests/first()", "Sketch.App: Sketch.Gone", false)], to: "records/3.jsonl")
    _ = try folder.write("anything", to: "records/notes.txt")
    let outcome = GraphCommand.run(["coverage", graph, records, "--binding", "Root"])
    #expect(
      outcome.output == """
        no test creates:
          Sketch.App: Sketch.Root at App/App.swift:1
        recorded, but not in the graph:
          Sketch.App: Sketch.Gone

        """)
  }

  @Test("cleanse-graph coverage writes JSON that matches the schema") func json() throws {
    let text = try output("--format", "json")
    #expect(try JSONSchema(named: "coverage").problems(of: text) == [])
    let members = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let bindings = try #require(members["bindings"] as? [[String: Any]])
    #expect(bindings.count == 6)
    let store = try #require(bindings.first { $0["id"] as? String == "Sketch.App: Sketch.Store" })
    #expect(store["tests"] as? [String] == ["AppTests/first()", "AppTests/second()"])
    #expect(members["tests"] as? [String] == ["AppTests/first()", "AppTests/second()"])
    #expect(members["unknown"] as? [String] == [])
    #expect(throws: GraphDocumentError.self) { try GraphDocument(json: text) }
  }

  @Test("cleanse-graph coverage refuses unreadable records and exits with 3") func unreadable() throws {
    let broken = try folder.write(
      try CoverageRecord(test: "a", binding: "b", isOverride: false).line() + "\n{}\n", to: "broken.jsonl")
    let newer = try folder.write(#"{"creations":["b"],"version":2}"# + "\n", to: "newer.jsonl")
    let none = try folder.write(
      #"{"binding":"b","isOverride":false,"test":"a","version":0}"# + "\n", to: "none.jsonl")
    _ = try folder.write("", to: "empty/notes.txt")
    let problems = [
      ("/nowhere.jsonl", "/nowhere.jsonl cannot be read: there is no such file"),
      (broken, "\(broken):3: this is not a coverage record"),
      (newer, "\(newer) has version 2, and only versions up to 1 can be read: update the tool"),
      (none, "\(none):1: this is not a coverage record"),
      (folder.path("empty"), "\(folder.path("empty")) has no records: there is no file that ends in '.jsonl'"),
    ]
    for (file, problem) in problems {
      #expect(
        GraphCommand.run(["coverage", graph, file])
          == .init(complaint: "cleanse-graph: error: \(problem)\n", exitCode: 3))
    }
  }

  @Test("cleanse-graph coverage refuses an invalid command line and exits with 2") func usage() throws {
    #expect(
      GraphCommand.run(["coverage", graph]).complaint
        == "cleanse-graph: error: 'coverage' takes a graph and records: '<file>' and '<record> ...' (see --help)\n")
    #expect(GraphCommand.run(["coverage", graph]).exitCode == 2)
    #expect(GraphCommand.run(["coverage", "-", "a", "--changed", "-"]).exitCode == 2)
    #expect(GraphCommand.run(["coverage", graph, "a", "--format", "dot"]).exitCode == 2)
  }
}
