import Cleanse
import Foundation
import TestSupport
import Testing

/// Two connections that are opened concurrently, and their dependents.
private enum Exchange {
  /// Lets the creations of the lines overlap.
  @TaskLocal static var gate = Gate(for: 2)

  final class Line: Sendable {
    let name: String

    init(name: String) async throws {
      _ = await gate.arrive()
      self.name = name
    }
  }

  struct Name: Cleanse.Tag {
    typealias Element = Line
  }

  final class Clerk {
    init() {
      Thread.sleep(forTimeInterval: 0.002)
    }
  }

  final class Office {
    init(line: Line, other: TaggedProvider<Name>, clerk: Clerk) {}
  }

  struct App: RootComponent {
    typealias Root = Office
    typealias Seed = String

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Line.self).sharedInScope().to(asyncFactory: { (name: String) in try await Line(name: name) })
      binder.bind(Line.self).tagged(with: Name.self).sharedInScope().to(
        asyncFactory: { (name: String) in try await Line(name: name) })
      binder.bind(Clerk.self).sharedInScope().to(factory: Clerk.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
      bind.to(factory: Office.init)
    }
  }
}

/// The written part of the trace event format.
private struct TraceDocument: Decodable {
  struct Arguments: Decodable {
    let name: String?
    let askedForBy: String?
    let boundAt: String?
    let instance: String?
    let ownMicroseconds: Double?
    let type: String?
  }

  struct Event: Decodable {
    let name: String
    let cat: String?
    let ph: String
    let ts: Double?
    let dur: Double?
    let pid: Int
    let tid: Int
    let args: Arguments
  }

  let displayTimeUnit: String
  let traceEvents: [Event]

  init(_ trace: CreationTrace) throws {
    self = try JSONDecoder().decode(TraceDocument.self, from: Data(trace.text(as: .chromeTrace).utf8))
  }
}

@Suite("Traces in Chrome's format")
struct ChromeTraceTests {
  private let trace = CreationTrace()

  private func document() async throws -> TraceDocument {
    let factory = try await AsyncComponentFactory.of(Exchange.App.self, trace: trace)
    _ = try await Exchange.$gate.withValue(Gate(for: 2)) { try await factory.build("\"a\"\\\n\u{1}é") }
    return try TraceDocument(trace)
  }

  @Test("A Chrome trace has a complete event for each entry, in microseconds")
  func events() async throws {
    let document = try await document()
    #expect(document.displayTimeUnit == "ms")
    let events = document.traceEvents.filter { $0.ph == "X" }
    #expect(events.map(\.name).count == trace.entries.count)
    #expect(Set(events.map(\.pid)) == [Int(ProcessInfo.processInfo.processIdentifier)])
    for (event, entry) in zip(events, trace.entries) {
      #expect(event.cat == entry.kind.description)
      #expect(abs((event.ts ?? -1) - entry.start * 1_000_000) < 0.001)
      #expect(abs((event.dur ?? -1) - entry.totalTime * 1_000_000) < 0.001)
      #expect(abs((event.args.ownMicroseconds ?? -1) - entry.ownTime * 1_000_000) < 0.001)
      #expect(event.args.askedForBy == entry.requester?.name)
      #expect(event.args.boundAt == entry.location?.description)
    }
    #expect(
      Set(events.map(\.name)) == [
        "App", "App #1", "Line (async)", "TaggedProvider<Name> (async)", "Office", "Clerk",
      ])
    #expect(events.last?.args.instance == "App #1 (seed \"a\"\\  é)")
    #expect(events.last?.args.type == "CleanseTests.Exchange.Clerk")
  }

  @Test("A Chrome trace has a row for each thread and separate rows for overlapping async bindings")
  func rows() async throws {
    let document = try await document()
    let events = document.traceEvents.filter { $0.ph == "X" }
    let awaited = events.filter { $0.cat == "awaited value" }
    #expect(awaited.count == 2)
    #expect(Set(awaited.map(\.tid)).count == 2)
    #expect(Set(awaited.map(\.tid)).isDisjoint(with: events.filter { $0.cat != "awaited value" }.map(\.tid)))
    for (index, event) in events.enumerated() {
      for other in events[(index + 1)...] where other.tid == event.tid {
        let end = try #require(event.ts) + #require(event.dur)
        let isNested = try #require(other.ts) + #require(other.dur) <= end + 0.001
        let isLater = try #require(other.ts) >= end - 0.001
        #expect(isNested || isLater)
      }
    }
    let names = document.traceEvents.filter { $0.ph == "M" }
    #expect(names.allSatisfy { $0.name == "thread_name" })
    #expect(Set(names.map(\.tid)) == Set(events.map(\.tid)).union(names.map(\.tid)))
    #expect(Set(names.compactMap(\.args.name)).isSuperset(of: ["thread 1", "awaited 1", "awaited 2"]))
  }
}
