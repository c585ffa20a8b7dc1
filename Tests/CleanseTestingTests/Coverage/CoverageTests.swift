import Cleanse
import Foundation
import GraphDocuments
import TestSupport
import Testing

@testable import CleanseTesting

@Suite("Coverage records of tests")
struct CoverageTests {
  private static let site = CallSite(
    fileID: "AppTests/SomeTests.swift", filePath: "SomeTests.swift", line: 1, column: 1)

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func record(_ binding: String, isOverride: Bool = false) -> CoverageRecord {
    CoverageRecord(test: "test", binding: "CleanseTestingTests.\(binding)", isOverride: isOverride)
  }

  private func graph<C: RootComponent>(
    of component: C.Type, overrides: Overrides = Overrides(), recordedIn file: CoverageFile
  ) throws -> ComponentInstance<C> where C.Seed == Void {
    let log = CoverageLog(in: file, of: "test", at: Self.site)
    return try ComponentFactory.of(
      component, overrides: overrides, serviceLoader: .instance, creationObserver: log.note, onLinking: log.begin
    ).instantiate()
  }

  @Test("Coverage records contain each created binding once, with its document identifier and override flag")
  func lines() throws {
    let file = try CoverageFile(in: folder.path("records"))
    let app = try graph(of: Garage.self, overrides: .overriding((any Horn).self) { FakeHorn() }, recordedIn: file)
    let trailers = try app.value(ComponentFactory<Trailer>.self)
    for load in 1...2 { _ = try trailers.instantiate(load).value(Double.self) }
    let records = try CoverageRecord.records(at: folder.path("records"))
    #expect(Set(records).count == records.count)
    #expect(
      Set(records) == [
        record("Garage: Cleanse.TaggedProvider<CleanseTestingTests.Fuel>"),
        record("Garage: CleanseTestingTests.Engine"),
        record("Garage: CleanseTestingTests.Horn", isOverride: true), record("Garage: CleanseTestingTests.Car"),
        record("Garage > CleanseTestingTests.Trailer: CleanseTestingTests.Trailer.Root"),
        record("Garage > CleanseTestingTests.Trailer: Swift.Double"),
      ])
    let known = Set(GraphDocument.nodeIdentifiers(of: GraphValidator.validate(Garage.self).graph))
    for record in records { #expect(known.contains(record.binding), "\(record.binding)") }
    #expect(
      try record("A").line() == #"{"binding":"CleanseTestingTests.A","isOverride":false,"test":"test","version":1}"#
        + "\n")
  }

  @Test("Coverage records have a file per process in a created folder, and an unwritable folder is an error")
  func files() throws {
    let first = try CoverageFile(in: folder.path("a/b"))
    let second = try CoverageFile(in: folder.path("a/b"))
    #expect(first.path != second.path)
    try first.add(record("A"))
    try second.add(record("B"))
    #expect(Set(try CoverageRecord.records(at: folder.path("a/b"))) == [record("A"), record("B")])
    let taken = try folder.write("", to: "taken")
    #expect(throws: CoverageFile.Unwritable(path: taken)) { try CoverageFile(in: taken) }
  }

  @Test("Coverage records of many threads are written as whole lines")
  func threads() throws {
    let file = try CoverageFile(in: folder.path("threads"))
    let numbers = 0..<200
    DispatchQueue.concurrentPerform(iterations: numbers.count) { number in
      try? file.add(CoverageRecord(test: "test \(number)", binding: "binding \(number % 10)", isOverride: false))
    }
    let records = try CoverageRecord.records(at: file.path)
    #expect(Set(records.map(\.test)) == Set(numbers.map { "test \($0)" }))
    #expect(records.count == numbers.count)
  }

  @Test("Test graphs write coverage records to the folder in CLEANSE_COVERAGE")
  func environment() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let folder = NSTemporaryDirectory() + "coverage-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      setenv("CLEANSE_COVERAGE", folder, 1)
      let graph = try TestGraph(Garage.self)
      _ = try graph.value(Engine.self)
      for record in try CoverageRecord.records(at: folder) { print(try record.line()) }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains(#""binding":"CleanseTestingTests.Garage: CleanseTestingTests.Engine""#), "\(text)")
  }

  @Test("A coverage record names the test without its source location")
  func names() {
    let name = TestName.current(at: Self.site, in: "helper()")
    #expect(name == "CleanseTestingTests.CoverageTests/names()")
    #expect(TestName.withoutLocation("App.Tests/a()/File.swift:10:4") == "App.Tests/a()")
    #expect(TestName.withoutLocation("App.Tests/a()") == "App.Tests/a()")
    #expect(TestName.withoutLocation("a") == "a")
  }
}
