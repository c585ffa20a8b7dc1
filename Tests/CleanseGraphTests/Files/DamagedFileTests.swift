import CleanseGraph
import Foundation
import TestSupport
import Testing

@testable import GraphDocuments

/// A crash of a reader ends the whole run of the tests.
@Suite("Damaged files of graphs") struct DamagedFileTests {
  @Test(
    "A damaged document or lock file is refused with an error, or is a whole graph",
    arguments: [GraphFormat.json, .lock])
  func documents(format: GraphFormat) throws {
    let text = GraphDocument(Observatory.self).text(as: format)
    let file = try TemporaryFile(text, extension: format.name)
    #expect(try GraphDocument(contentsOfFile: file.url.path).nodes.count > 5)
    var refused = 0
    for bytes in DamagedBytes(of: text.utf8, count: 400) {
      try Data(bytes).write(to: file.url)
      do {
        let document = try GraphDocument(contentsOfFile: file.url.path)
        try document.checkReferences()
        #expect(!document.text(as: .text).isEmpty)
      } catch {
        #expect("\(error)".contains(file.url.lastPathComponent), "\(error)")
        refused += 1
      }
    }
    #expect(refused > 200)
  }

  @Test("A damaged creation trace or record of coverage is refused with the name of its file, or is read")
  func records() throws {
    let trace = try TemporaryFile(
      #"{"traceEvents":[{"ph":"X","name":"A","ts":1,"dur":2,"pid":1,"tid":1}]}"#, extension: "json")
    let line = try CoverageRecord(test: "Suite/test", binding: "App: A", isOverride: false).line()
    let records = try TemporaryFile(line, extension: "jsonl")
    for bytes in DamagedBytes(of: try Data(contentsOf: trace.url), count: 400) {
      try Data(bytes).write(to: trace.url)
      do { _ = try CreationTraceFile(at: trace.url.path) } catch { #expect("\(error)".contains(trace.url.path)) }
    }
    for bytes in DamagedBytes(of: line.utf8, count: 400) {
      try Data(bytes).write(to: records.url)
      do { _ = try CoverageRecord.records(at: records.url.path) } catch {
        #expect("\(error)".contains(records.url.path))
      }
    }
  }
}
