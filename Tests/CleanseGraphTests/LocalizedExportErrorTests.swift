import Foundation
import Testing

@testable import CleanseGraph

@Suite("Localized description of a failed export")
struct LocalizedExportErrorTests {
  @Test("The localized description of a failed export states the reason")
  func description() {
    let error: any Error = GraphExportError(path: "graph.dot", reason: CocoaError(.fileWriteNoPermission))
    #expect(error.localizedDescription == "\(error)")
    #expect(error.localizedDescription.contains("the graph is not exported"))
  }
}
