import Cleanse
import Foundation
import Testing

private final class Slow {
  init() {
    Thread.sleep(forTimeInterval: 0.03)
  }
}

private final class Quick {
  init(slow: Slow) {
    Thread.sleep(forTimeInterval: 0.01)
  }
}

private struct App: RootComponent {
  typealias Root = Quick

  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Slow.self).to(factory: Slow.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Quick>) -> BindingReceipt<Quick> {
    bind.to(factory: Quick.init)
  }
}

@Suite("Traces as text")
struct TraceTextTests {
  @Test("The text of a trace is a table sorted by own time")
  func table() throws {
    let trace = CreationTrace()
    _ = try ComponentFactory.of(App.self, trace: trace).build()
    let lines = trace.description.split(separator: "\n").map { line in
      // Times differ from run to run.
      line.split(separator: " ").map { $0.contains(".") && Double($0) != nil ? "…" : String($0) }.joined(separator: " ")
    }
    let file = "Tracing/TraceTextTests.swift"
    #expect(lines.first == "own ms total ms thread created required by in bound at")
    // Validation may take longer than a creation on a busy machine.
    #expect(
      lines.dropFirst().sorted() == [
        "… … 1 Quick App #1 \(file):25", "… … 1 Slow Quick App #1 \(file):21", "… … 1 checked and planned App",
        "… … 1 set up App #1",
      ])
    let ownTimes = trace.description.split(separator: "\n").dropFirst().map {
      Double($0.split(separator: " ")[0]) ?? -1
    }
    #expect(ownTimes == ownTimes.sorted(by: >))
    let slow = try #require(trace.entries.first { $0.subject.type == Slow.self })
    let line = try #require(trace.description.split(separator: "\n").first { $0.contains(" Slow ") })
    let shown = line.split(separator: " ")[0]
    #expect(abs(try #require(Double(shown)) - slow.ownTime * 1000) < 0.001)
    #expect(shown.split(separator: ".").last?.count == 3)
  }
}
