import BindingGraph
import Foundation
import TestSupport
import Testing

@testable import Cleanse

/// A museum with a counter for visitors.
private enum Museum {
  final class Disk {
    init() { Thread.sleep(forTimeInterval: 0.01) }
  }

  final class Cache {
    init(disk: Disk) { Thread.sleep(forTimeInterval: 0.01) }
  }

  struct Ticket {}

  struct Counter {
    let cache: Cache
    let ticket: Provider<Ticket>
    let visits: ComponentFactory<VisitComponent>
  }

  struct Visitor: CustomStringConvertible {
    var description: String {
      Issue.record("The seed was described")
      return ""
    }
  }

  struct Visit {
    let visitor: Visitor
  }

  struct VisitComponent: Component {
    typealias Seed = Visitor

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Visit>) -> BindingReceipt<Visit> {
      bind.to(factory: Visit.init)
    }
  }

  struct Hall: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Disk.self).sharedInScope().to(factory: Disk.init)
      binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)
      binder.bind(Ticket.self).to(factory: Ticket.init)
      binder.install(dependency: VisitComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
      bind.to(factory: Counter.init)
    }
  }

  final class Remote: Sendable {
    struct Refusal: Error {}

    init(isReachable: Bool) async throws {
      guard isReachable else { throw Refusal() }
    }
  }

  struct RemoteComponent: RootComponent {
    typealias Seed = Bool

    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Remote>) -> BindingReceipt<Remote> {
      bind.to(asyncFactory: Remote.init)
    }
  }
}

@Suite("Traces that forward their entries")
struct ForwardingTraceTests {
  private let log = Locked<[CreationTrace.Entry]>([])

  private var trace: CreationTrace {
    let log = log
    return CreationTrace { entry in log.update { $0.append(entry) } }
  }

  private var forwarded: [String] {
    log.value.map { "\($0.kind): \($0.subject)" + ($0.requester.map { " for \($0)" } ?? "") }
  }

  @Test("A forwarding trace calls its closure with each step when it ends")
  func entries() throws {
    let counter = try ComponentFactory.of(Museum.Hall.self, trace: trace).build()
    #expect(
      forwarded == [
        "graph: Hall", "instance: Hall", "value: Disk for Cache", "value: Cache for Counter", "value: Counter",
      ])
    _ = (counter.ticket.get(), counter.ticket.get())
    #expect(forwarded.dropFirst(5) == ["value: Ticket", "value: Ticket"])
  }

  @Test("A forwarding trace separates the own time of an object from that of its dependencies")
  func times() throws {
    _ = try ComponentFactory.of(Museum.Hall.self, trace: trace).build()
    let disk = try #require(log.value.first { $0.subject.name == "Disk" })
    let cache = try #require(log.value.first { $0.subject.name == "Cache" })
    #expect(disk.ownTime >= 0.01)
    #expect(cache.ownTime >= 0.01)
    #expect(abs(cache.ownTime + disk.totalTime - cache.totalTime) < 0.000_001)
  }

  @Test("A forwarding trace numbers instances and describes no seeds")
  func instances() throws {
    let counter = try ComponentFactory.of(Museum.Hall.self, trace: trace).build()
    _ = (counter.visits.build(Museum.Visitor()), counter.visits.build(Museum.Visitor()))
    let visits = log.value.filter { $0.subject.name == "Visit" }
    #expect(visits.map { $0.instance?.number } == [2, 3])
    #expect(visits.allSatisfy { $0.instance?.seed == nil })
  }

  @Test("A forwarding trace keeps no entries")
  func nothingKept() throws {
    let trace = trace
    let counter = try ComponentFactory.of(Museum.Hall.self, trace: trace).build()
    _ = counter.visits.build(Museum.Visitor())
    #expect(log.value.isEmpty == false)
    #expect(trace.entries.isEmpty)
    #expect(trace.creations.isEmpty)
  }

  @Test("A forwarding trace calls its closure for async bindings, and not for those that fail")
  func asyncBindings() async throws {
    let factory = try await AsyncComponentFactory.of(Museum.RemoteComponent.self, trace: trace)
    _ = try await factory.build(true)
    #expect(forwarded == ["graph: RemoteComponent", "instance: RemoteComponent", "awaited value: Remote"])
    await #expect(throws: CreationError.self) { try await factory.build(false) }
    #expect(forwarded.dropFirst(3) == ["instance: RemoteComponent"])
  }

  @Test("A forwarding trace releases steps that have ended, and steps that nothing can end")
  func released() {
    let trace = trace
    let subject = TraceSubject(kind: .value, type: TypeReference(Museum.Ticket.self), instance: nil)
    weak var ended: TraceEvent?
    weak var abandoned: TraceEvent?
    do {
      let event = trace.begin(subject)
      ended = event
      trace.end(event)
      let other = trace.begin(subject)
      abandoned = other
      trace.leave(other)
    }
    #expect(ended == nil)
    #expect(abandoned == nil)
  }

  @Test("A forwarding trace calls its closure from several threads")
  func threads() throws {
    struct Booth: RootComponent {
      static func configure(binder: Binder<Unscoped>) {}
      static func configureRoot(binder bind: ReceiptBinder<Museum.Ticket>) -> BindingReceipt<Museum.Ticket> {
        bind.to(factory: Museum.Ticket.init)
      }
    }
    let trace = trace
    _ = Race.run { _ in try? ComponentFactory.of(Booth.self, trace: trace).build() }
    #expect(log.value.count { $0.kind == .value } == 8)
  }
}
