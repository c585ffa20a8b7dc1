import BindingGraph
import Cleanse
import Foundation
import GraphDocuments

/// Records the bindings that one graph creates, in the file of the process.
// Safe to send, because the lock guards its mutable state.
final class CoverageLog: @unchecked Sendable {
  private let file: CoverageFile
  private let test: String
  private let site: CallSite
  private let lock = NSLock()
  private var graph: LinkedGraph?
  /// By position in `LinkedGraph.nodes`.
  private var names: [String?] = []
  private var hasFailed = false

  /// - Returns: `nil` without recording; also, with a failure of the test, if the file cannot be created.
  convenience init?(at site: CallSite, in function: StaticString) {
    do {
      guard let file = try CoverageFile.ofProcess.get() else { return nil }
      self.init(in: file, of: TestName.current(at: site, in: function), at: site)
    } catch {
      FailureRecorder.record("\(error)", at: site)
      return nil
    }
  }

  init(in file: CoverageFile, of test: String, at site: CallSite) {
    self.file = file
    self.test = test
    self.site = site
  }

  /// Receives the graph before it creates values.
  func begin(in graph: LinkedGraph) {
    let names = GraphDocument.nodeIdentifiers(of: graph)
    lock.withLock { (self.graph, self.names) = (graph, names) }
  }

  func note(_ creation: Creation) {
    guard let record = record(of: creation) else { return }
    do {
      try file.add(record)
    } catch {
      let isFirst = lock.withLock {
        defer { hasFailed = true }
        return !hasFailed
      }
      if isFirst { FailureRecorder.record("\(error)", at: site) }
    }
  }

  private func record(of creation: Creation) -> CoverageRecord? {
    lock.withLock {
      guard let graph, let node = graph.node(creation.node, of: creation.components), let name = names[node] else {
        return nil
      }
      return CoverageRecord(test: test, binding: name, isOverride: graph.binding(at: node)?.isOverride == true)
    }
  }
}
