import TestSupport
import Foundation
import Testing

@testable import AutowireGenerator

@Suite("500 files", .serialized) struct ManyFilesTests {
  private static let count = 500

  private func workspace() throws -> Workspace {
    let helpers = (0..<20).map { "  func helper\($0)(_ text: String) -> Int { text.count + \($0) }\n" }.joined()
    let files = (0..<Self.count).map { number in
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

  @Test("give the same output each time, byte for byte, and those that did not change are not read") func output()
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

  // The best of some runs, because machines are busy.
  @Test("are read within five seconds, and passed by within 0.3 when nothing has changed", .measuresTime)
  func time() throws {
    let workspace = try workspace()
    let cold = (0..<2).map { _ in
      seconds {
        try? FileManager.default.removeItem(at: workspace.folder.appendingPathComponent("Cache"))
        #expect(workspace.run().filesRead == Self.count)
      }
    }
    #expect(cold.contains { $0 < 5 })
    let warm = (0..<3).map { _ in seconds { #expect(workspace.run().filesRead == 0) } }
    #expect(warm.contains { $0 < 0.3 })
  }
  private func seconds(_ work: () -> Void) -> TimeInterval {
    let start = ProcessInfo.processInfo.systemUptime
    work()
    return ProcessInfo.processInfo.systemUptime - start
  }
}
