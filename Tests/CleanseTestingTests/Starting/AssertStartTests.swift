import Cleanse
import CleanseTesting
import Foundation
import TestSupport
import Testing

/// Graphs whose starts create several objects.
private enum Store {
  final class Disk: Sendable {}

  final class Database: Sendable {
    init(disk: Disk) {}
  }

  struct Catalogue {
    let database: Database
  }

  struct Window {
    let catalogue: Catalogue
    let database: Database
    let later: Provider<Invoice>
  }

  final class Invoice {}
  final class Engine {}

  final class Server {
    init(engine: Engine) {}
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Disk.self).sharedInScope().to(factory: Disk.init)
      binder.bind(Database.self).sharedInScope().to(factory: Database.init)
      binder.bind(Catalogue.self).to(factory: Catalogue.init)
      binder.bind(Invoice.self).sharedInScope().to(factory: Invoice.init)
      binder.bind(Engine.self).sharedInScope().eager().to(factory: Engine.init)
      binder.bind(Server.self).sharedInScope().onStart { _ in Issue.record("a hook has run") }.to(factory: Server.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
      bind.to { Window(catalogue: $0, database: $1, later: $2) }
    }
  }

  /// Objects that the start creates for services, hooks and contributions.
  struct Watch: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Disk.self).sharedInScope().to(factory: Disk.init)
      binder.bind(Database.self).sharedInScope().running { _ in Issue.record("a service has run") }
        .to(factory: Database.init)
      binder.bind(Int8.self).sharedInScope().running { _ in Issue.record("a service has run") }
        .onStart { _ in Issue.record("a hook has run") }.to { 1 }
      binder.bind(Int16.self).intoCollection().sharedInScope().running { _ in Issue.record("a service has run") }
        .to { 1 }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  struct Workshop: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine.self).sharedInScope().eager().to(factory: Engine.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
      bind.to(factory: Server.init)
    }
  }

  /// Independent values, one of them with an async binding.
  struct AwaitedApp: RootComponent {
    typealias Seed = Int

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Disk.self).sharedInScope().to(factory: Disk.init)
      binder.bind(Database.self).sharedInScope().eager(.concurrently).to(factory: Database.init)
      binder.bind(Int8.self).sharedInScope().to(asyncFactory: { (_: Disk) in 1 })
      binder.bind(Int16.self).intoCollection().sharedInScope().eager(.concurrently).to { 1 }
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (seed: Int, number: Int8, numbers: [Int16]) in "\(seed) \(number) \(numbers)" }
    }
  }

  /// Creates objects on a separate thread before, during and after the start.
  struct Busy: RootComponent {
    typealias Seed = BusyThread

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Invoice.self).to(factory: Invoice.init)
      binder.bind(Int8.self).sharedInScope().onStart { _ in }.to { 1 }
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (thread: BusyThread, invoice: Provider<Invoice>) in
        thread.begin(invoice)
        return ""
      }
    }
  }

  struct Broken: RootComponent {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Int) in "" }
    }
  }
}

/// A thread that requests many objects until it is told to end.
private final class BusyThread: @unchecked Sendable {
  private let isEnding = Locked(false)
  private let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

  /// Returns after the first object is created.
  func begin(_ invoice: Provider<Store.Invoice>) {
    nonisolated(unsafe) let invoice = invoice
    Thread { [self] in
      _ = invoice.get()
      begun.signal()
      for _ in 0..<20_000 where !isEnding.value { _ = invoice.get() }
      ended.signal()
    }.start()
    begun.wait()
  }

  func end() {
    isEnding.update { $0 = true }
    ended.wait()
  }
}

@Suite("assertStart", .collectsFailures)
struct AssertStartTests {
  /// The text of a failure without source locations.
  private func failure(_ assertion: () throws -> Void) throws -> String {
    try RecordedFailure.of(assertion).text.replacing(/\ \([^()]*\.swift:\d+\)/, with: "")
  }

  @Test("assertStart records nothing within its limits, for each kind of range")
  func within() {
    assertStart(Store.App.self, creates: ...6, criticalPath: ...4)
    assertStart(Store.App.self, creates: 6...6, criticalPath: 4..<5)
    assertStart(Store.App.self, creates: ..<7)
    assertStart(Store.App.self, criticalPath: 1...)
  }

  @Test("assertStart lists the created objects with the paths that requested them")
  func count() throws {
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { assertStart(Store.App.self, creates: ...5) }
    #expect(failure.line == line)
    #expect(failure.text.contains("\n  Disk (Starting/AssertStartTests.swift:34): root -> Window -> Catalogue -> "))
    let text = try self.failure { assertStart(Store.App.self, creates: ...5) }
    #expect(
      text == """
        App creates 6 objects at start, expected at most 5:
          Engine: eager()
          Disk: root -> Window -> Catalogue -> Database -> Disk
          Database: root -> Window -> Catalogue -> Database
          Catalogue: root -> Window -> Catalogue
          Window: root
          Server: onStart
        """)
  }

  @Test("assertStart distinguishes objects created for services from those for hooks")
  func services() throws {
    #expect(
      try failure { assertStart(Store.Watch.self, creates: 0...0) } == """
        Watch creates 4 objects at start, expected 0 to 0:
          Disk: running -> Database -> Disk
          Database: running
          Int8: onStart
          Array<Int16>: running
        """)
  }

  @Test("assertStart lists the critical path, also through objects that were created earlier")
  func criticalPath() throws {
    #expect(
      try failure { assertStart(Store.App.self, criticalPath: ...3) } == """
        the critical path of App has 4 objects, each needing the one before it, expected at most 3:
          Disk
          Database
          Catalogue
          Window
        """)
    // The eager engine is created before the server requests it and still counts for the server's path.
    assertStart(Store.Workshop.self, creates: 2...2, criticalPath: 2...2)
  }

  @Test("assertStart(awaiting:) counts async bindings and the objects created with them")
  func awaited() async throws {
    try await assertStart(awaiting: Store.AwaitedApp.self, seed: 1, creates: ...5, criticalPath: ...3)
  }

  @Test("assertStart tolerates objects that other threads create during and after the start")
  func otherThreads() throws {
    for _ in 0..<20 {
      let thread = BusyThread()
      let text = try failure { assertStart(Store.Busy.self, seed: thread, creates: 0...0) }
      thread.end()
      #expect(text.contains("\n  Invoice: "))
    }
  }

  @Test("assertStart suggests assertStart(awaiting:) for a graph with async bindings")
  func unawaited() throws {
    let text = try failure { assertStart(Store.AwaitedApp.self, seed: 1, creates: ...5) }
    #expect(text.contains("try await assertStart(awaiting: Store.AwaitedApp.self, creates: …)"))
  }

  @Test("assertStart records the errors of the graph")
  func broken() throws {
    #expect(try failure { assertStart(Store.Broken.self, creates: ...5) }.contains("*** Int *** binding missing"))
  }
}
