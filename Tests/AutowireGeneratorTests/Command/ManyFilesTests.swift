import TestSupport
import Foundation
import Testing

@testable import cleanse_autowire

@Suite("Large modules", .serialized) struct ManyFilesTests {
  private static let count = 500

  private func workspace(of count: Int = count) throws -> Workspace {
    let helpers = (0..<20).map { "  func helper\($0)(_ text: String) -> Int { text.count + \($0) }\n" }.joined()
    let files = (0..<count).map { number in
      (
        "Service\(number).swift",
        """
        protocol Service\(number): SharedInjectable {
          func perform(_ number: Int) async throws -> [String: Int]
        }
        final class Service\(number)Impl: Service\(number) {
          private let next: (any Service\(number + 1))?
          init(next: (any Service\(number + 1))? = nil) { self.next = next }
        \(helpers)
          func perform(_ number: Int) async throws -> [String: Int] { ["number": number] }
        }
        """
      )
    }
    return try Workspace(Dictionary(uniqueKeysWithValues: files))
  }

  @Test("Generation from 500 files is reproducible and reads only changed files again") func output()
    throws
  {
    let workspace = try workspace()
    #expect(workspace.run().filesRead == Self.count)
    let written = try workspace.written()
    #expect(written.split(separator: "\n").filter { $0.contains("binder.bind(") }.count == Self.count)

    try workspace.write("struct Added: Injectable {}", to: "Service7.swift")
    #expect(workspace.run().filesRead == 1)
    #expect(try workspace.written() != written)

    try FileManager.default.removeItem(at: workspace.folder.appendingPathComponent("Cache"))
    let changed = try workspace.written()
    #expect(workspace.run().filesRead == Self.count)
    #expect(try workspace.written() == changed)
  }

  @Test("Generation from 500 files takes linear time, and a fraction of it if nothing has changed", .measuresTime)
  func time() throws {
    let (workspace, smaller) = (try workspace(), try self.workspace(of: Self.count / 10))
    func timeOfReading(_ workspace: Workspace, _ count: Int) -> Double {
      Effort.time {
        try? FileManager.default.removeItem(at: workspace.folder.appendingPathComponent("Cache"))
        #expect(workspace.run().filesRead == count)
      }
    }
    let unit = timeOfReading(smaller, Self.count / 10)
    let all = timeOfReading(workspace, Self.count)
    let none = Effort.time { #expect(workspace.run().filesRead == 0) }
    // Ten times as many files took 17 times as long on a busy machine.
    #expect(all < 60 * unit)
    #expect(none < all / 3)
  }
}
