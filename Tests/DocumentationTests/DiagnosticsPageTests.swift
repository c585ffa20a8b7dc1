import TestSupport
import BindingGraph
import Cleanse
import Foundation
import Testing

@Suite("Reference of diagnostics", .serialized)
struct DiagnosticsPageTests {
  private static let name = "Diagnostics.md"

  private let page: Page

  init() throws {
    page = try Page(Self.name)
  }

  @Test("The reference of diagnostics has a section with example, report and fix for each kind")
  func complete() {
    let ids = Check.all.map(\.kind.id)
    #expect(Set(page.sections.dropFirst()) == Set(ids.map(\.rawValue)))
    // Diagnostics of files and failing tests have no example.
    for check in Check.all
    where ![.graphExport, .unreleasedObject, .unstoppedObject, .unstartedService].contains(check.kind.id) {
      let id = check.kind.id.rawValue
      let blocks = page.blocks.filter { $0.section == id }
      #expect(blocks.count { $0.kind == .example } == 1, "\(id)")
      #expect(blocks.count { $0.kind == .report } == 1, "\(id)")
      let text = page.text(ofSection: id)
      #expect(text.contains("**Fix**"), "\(id)")
      if check.kind.severity == .warning { #expect(text.contains("**Suppress**"), "\(id)") }
    }
  }

  @Test("The table of diagnostics lists all kinds")
  func table() throws {
    let rows = Check.all.map { check in
      "| [\(check.kind.id)](#\(check.kind.id)) | \(check.kind.severity) | \(Self.place(of: check)) | \(check.kind.summary ?? "") |"
    }
    try page.expectTable(headed: "| identifier | severity | found | meaning |", rows: rows, of: Self.name)
  }

  private static func place(of check: Check) -> String {
    switch check.finder {
    case .pass: "in every graph"
    case .runningProgram: "while a program runs"
    case .sourceCode: "by `cleansec`"
    case .rule: "by a rule that you enable"
    case .separateCall: "by a plugin, an assertion or an export"
    }
  }

  @Test("The reference of diagnostics contains only compiled code")
  func everythingIsChecked() {
    #expect(page.unmarkedBlocks == [])
    let known = Set(
      Example.all.map(\.file) + Example.sound.map(\.file) + Self.stopping + Self.thrown + Self.checkedAtBuild)
    #expect(Set(page.blocks.map(\.file)) == known)
  }

  @Test("The examples of the reference equal the compiled files")
  func examples() throws {
    for block in page.blocks where block.kind == .example {
      let text = try Self.source(of: block.file)
      try Page.expect(block, of: Self.name, toBe: text)
    }
  }

  @Test("The code fragments of the reference are part of compiled files")
  func fragments() throws {
    for block in page.blocks where block.kind == .fragment {
      let text = try Self.source(of: block.file)
      #expect("\n\(text)\n".contains("\n\(block.text)\n"), "\(block.file)")
    }
  }

  @Test("Each report in the reference equals the actual report of its example", arguments: Example.all)
  func reports(example: Example) throws {
    let block = try #require(page.blocks.first { $0.kind == .report && $0.file == example.file })
    try Page.expect(block, of: Self.name, toBe: example.report())
  }

  @Test("Each fixed or suppressed example of the reference has a valid graph", arguments: Example.sound)
  func sound(example: Example) {
    #expect(example.report() == "The graph is valid.")
  }

  // MARK: Reports at run time

  /// The examples whose programs stop with a report.
  private static let stopping = ["ReentrantCreation.swift", "ChangedConfiguration.swift"]

  /// The examples whose reports are errors that a program catches.
  private static let thrown = ["FailedCreation.swift", "FailedHook.swift"]

  /// The examples whose reports `CheckerTests` compare.
  private static let checkedAtBuild = [
    "ChosenInitializer.swift", "ConditionalBinding.swift", "UncheckedCode.swift", "UnusedRoot.swift",
    "UnrunHooks.swift", "SharedTwice.swift", "UnsharedClass.swift",
  ]

  @Test("The reference shows the actual report of a failed async factory")
  func failedCreation() async throws {
    let factory = try await AsyncComponentFactory.of(HotlineComponent.self)
    let error = try await #require(throws: CreationError.self) { _ = try await factory.build() }
    try expectReport(of: "FailedCreation.swift", toBe: error.description)
    #expect(try await hotline() == nil)
  }

  @Test("The reference shows the actual report of a failed lifecycle hook")
  func failedHook() async throws {
    let park = try ComponentFactory.of(ParkComponent.self).instantiate()
    let error = try await #require(throws: HookError.self) { try await park.start() }
    try expectReport(of: "FailedHook.swift", toBe: error.description)
    #expect(try await open(park) == false)
  }

  private func expectReport(of file: String, toBe report: String) throws {
    let block = try #require(page.blocks.first { $0.kind == .report && $0.file == file })
    try Page.expect(block, of: Self.name, toBe: report)
  }

  @Test("The reference shows the message of a program that stops at a reentrant creation")
  func reentrantCreation() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(EditorComponent.self).build()
    }
    try expectReport(of: "ReentrantCreation.swift", in: result)
  }

  @Test("The reference shows the message of a program that stops at a changed configuration")
  func changedConfiguration() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let factory = try ComponentFactory.of(GardenComponent.self)
      precondition(factory.build().umbrella == nil)
      Weather.isSunny = false
      _ = factory.build()
    }
    try expectReport(of: "ChangedConfiguration.swift", in: result)
  }

  private func expectReport(of file: String, in result: ExitTest.Result?) throws {
    let block = try #require(page.blocks.first { $0.kind == .report && $0.file == file })
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: block.text).count == 2, "\(text)")
  }

  /// The text of a file, without the line break at its end.
  private static func source(of file: String) throws -> String {
    let folder = RepositoryFile.url("Tests/DocumentationTests/Diagnostics")
    let text = try String(decoding: Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
    return String(text.dropLast())
  }
}
