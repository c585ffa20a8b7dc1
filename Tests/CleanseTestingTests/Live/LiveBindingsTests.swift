import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Live bindings in test graphs", .collectsFailures)
struct LiveBindingsTests {
  /// A failure without the lines of source code in it.
  private func failure(_ body: () throws -> Void) throws -> String {
    try RecordedFailure.of(body).text.split(separator: "\n").filter { !$0.contains(" | ") }.joined(separator: "\n")
  }

  // MARK: Made

  @Test("A test records nothing until it requests a live value")
  func untouched() throws {
    let graph = try TestGraph(Kiosk.self)
    #expect(graph.creations.count(of: Kiosk.Root.self) == 1)
    #expect(graph.creations.count(of: Kiosk.Payments.self) == 0)
  }

  @Test("Creating a live value fails the test with its path and a suggested override")
  func made() throws {
    let line = #line + 2
    let failure = try RecordedFailure.of {
      let graph = try TestGraph(Kiosk.self)
      // The live value is created and shared nevertheless.
      #expect(graph.root.checkout.get().payments === graph.root.checkout.get().payments)
    }
    #expect(failure.line == line)
    let text = failure.text.split(separator: "\n").filter { !$0.contains(" | ") }.joined(separator: "\n")
    #expect(
      text == """
        error: *** Payments *** is a live() binding that no override replaces [live-binding]
          path: Kiosk root -> Checkout -> Payments
          -> bound in Kiosk > PaymentsModule at Support/Kiosk.swift:64
          help: override it in the test, for example
                .overriding(Kiosk.Payments.self) { ... }
          help: or, if the test may use it, allow it
                allowingLive: [Kiosk.Payments.self]
          see: Documentation/Diagnostics.md#live-binding
        """)
  }

  @Test(
    "Live values, tagged bindings, contributions and subcomponent bindings fail where they are used")
  func kinds() throws {
    let weather = try failure { try #expect(TestGraph(Kiosk.self).root.weather().degrees == 20) }
    #expect(weather.contains("*** Weather ***"), "\(weather)")
    let port = try failure { try #expect(TestGraph(Kiosk.self).root.port.get() == 80) }
    #expect(port.contains(".overriding(tag: Kiosk.Port.self) { ... }"), "\(port)")
    let feeds = try failure { try #expect(TestGraph(Kiosk.self).root.feeds.get().count == 2) }
    #expect(feeds.contains(".overriding(Array<Kiosk.Feed>.self) { ... }"), "\(feeds)")
    let mail = try failure { _ = try TestGraph(Kiosk.self).root.visit.build("Ann") }
    #expect(mail.contains("path: Kiosk root -> ComponentFactory<Visit> -> Visit root -> Mail\n"), "\(mail)")
  }

  @Test("Each live binding is recorded once per graph")
  func once() throws {
    let failure = try RecordedFailure.of {
      let graph = try TestGraph(Kiosk.self)
      for _ in 0..<3 { #expect(graph.root.port.get() == 80) }
    }
    #expect(failure.text.contains("*** TaggedProvider<Port> ***"))
  }

  @Test("Overriding or allowing a live binding records nothing")
  func replaced() throws {
    let graph = try TestGraph(
      Kiosk.self,
      overrides: .overriding(Kiosk.Payments.self) { Kiosk.Payments() }.overriding(tag: Kiosk.Port.self, with: 8080)
        .overriding([Kiosk.Feed].self, with: []).overriding(Kiosk.Visit.Mail.self) { Kiosk.Visit.Mail() },
      allowingLive: [Kiosk.Weather.self])
    _ = graph.root.checkout.get()
    #expect(graph.root.port.get() == 8080)
    #expect(graph.root.feeds.get().isEmpty)
    #expect(graph.root.weather().degrees == 20)
    _ = graph.root.visit.build("Ann")
  }

  @Test("A test can allow live tagged bindings, collections and subcomponent bindings")
  func allowed() throws {
    let graph = try TestGraph(
      Kiosk.self, allowingLive: [TaggedProvider<Kiosk.Port>.self, [Kiosk.Feed].self, Kiosk.Visit.Mail.self])
    #expect(graph.root.port.get() == 80)
    #expect(graph.root.feeds.get().count == 2)
    _ = graph.root.visit.build("Ann")
  }

  @Test("A decorated live binding and a live override both count as live")
  func wrapped() throws {
    let decorated = try failure {
      let spies = Overrides.decorating(Kiosk.Payments.self) { $0 }
      _ = try TestGraph(Kiosk.self, overrides: spies).value(Kiosk.Payments.self)
    }
    #expect(decorated.contains("*** Payments *** is a live() binding that no override replaces"), "\(decorated)")
    let live = try failure {
      _ = try TestGraph(Kiosk.self, overrides: [SandboxModule.self]).value(Kiosk.Payments.self)
    }
    #expect(live.contains("is overridden by a live() binding"), "\(live)")
    #expect(live.contains("help: bind a fake in the override, without live()"), "\(live)")
  }

  @Test("The suggested override of a private live binding names its module")
  func privateBinding() throws {
    let makesAll = { @Sendable (overrides: Overrides) in
      _ = try TestGraph(Bank.self, overrides: overrides, allowingLive: [Double.self]).root
    }
    let ofModule = try failure { try makesAll(.overriding(Int.self, with: 1).in(Bank.self)) }
    #expect(
      ofModule.contains("        .overriding(Int.self) { ... }.in(LiveBindingsTests.RatesModule.self)\n"), "\(ofModule)"
    )
    let ofComponent = try failure {
      try makesAll(.overriding(Int.self) { 1 }.in(LiveBindingsTests.RatesModule.self))
    }
    #expect(
      ofComponent.contains("        .overriding(Int.self) { ... }.in(LiveBindingsTests.Bank.self)\n"), "\(ofComponent)")
    try makesAll(
      .overriding(Int.self) { 1 }.in(LiveBindingsTests.RatesModule.self)
        + .overriding(Int.self) { 1 }.in(LiveBindingsTests.Bank.self))
    let ofWholeComponent = try failure {
      _ = try TestGraph(Bank.self, overrides: .overriding(Int.self, with: 1)).root
    }
    #expect(ofWholeComponent.contains("        .overriding(Double.self) { ... }\n"), "\(ofWholeComponent)")
  }

  @Test("Live async and concurrent bindings are reported before their creation")
  func awaited() async throws {
    let failures = try await RecordedFailure.all { _ = try await TestGraph(awaiting: Station.self) }
    #expect(
      failures.compactMap { $0.text.split(separator: "\n").first }.sorted() == [
        "error: *** Antenna *** is a live() binding that no override replaces [live-binding]",
        "error: *** Radio *** is a live() binding that no override replaces [live-binding]",
      ])
    _ = try await TestGraph(awaiting: Station.self, allowingLive: [Station.Radio.self, Station.Antenna.self])
  }

  // MARK: Reachable

  @Test("assertNoLiveBindings lists all reachable live bindings and creates nothing")
  func reachable() throws {
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { assertNoLiveBindings(Kiosk.self) }
    #expect(failure.line == line)
    let headlines = failure.text.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(failure.text.hasPrefix("Multiple Errors (5)\n"), "\(failure.text)")
    #expect(headlines.count == 5)
    let fakes = Overrides.overriding(Kiosk.Payments.self) { Kiosk.Payments() }
    let rest = try self.failure {
      assertNoLiveBindings(
        Kiosk.self, overrides: fakes,
        allowingLive: [Kiosk.Weather.self, [Kiosk.Feed].self, TaggedProvider<Kiosk.Port>.self])
    }
    #expect(rest.hasPrefix("error: *** ") && rest.contains("Mail"), "\(rest)")
    assertNoLiveBindings(
      Kiosk.self, overrides: fakes,
      allowingLive: [
        Kiosk.Weather.self, [Kiosk.Feed].self, TaggedProvider<Kiosk.Port>.self, Kiosk.Visit.Mail.self,
      ])
    assertNoLiveBindings(Garage.self)
  }

  @Test("assertNoLiveBindings omits unreachable bindings and finds eager ones")
  func unreachable() throws {
    let text = try failure { assertNoLiveBindings(Depot.self) }
    #expect(text.contains("*** Alarm ***") && !text.contains("Multiple Errors"), "\(text)")
    #expect(!text.contains("*** Spare ***"))
  }

  @Test("assertNoLiveBindings records the report of a graph with errors")
  func faulty() throws {
    #expect(try RecordedFailure.of { assertNoLiveBindings(Wreck.self) }.text.contains("[missing-binding]"))
  }

  @Test("A program creates live values like others")
  func program() throws {
    let root = try ComponentFactory.of(Kiosk.self).build()
    #expect(root.checkout.get().payments === root.checkout.get().payments)
    #expect(root.port.get() == 80)
  }
}

extension LiveBindingsTests {
  struct SandboxModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Kiosk.Payments.self).sharedInScope().live().to(factory: Kiosk.Payments.init)
    }
  }

  struct RatesModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).visible(in: .module).live().to { 5 }
      binder.bind(String.self).to { (rate: Int) in "\(rate) %" }
    }
  }

  struct Bank: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: RatesModule.self)
      binder.bind(Int.self).visible(in: .module).live().to { 7 }
      binder.bind(Double.self).visible(in: .component).live().to { 0.5 }
    }

    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int, _: String, _: Double) in true }
    }
  }

  struct Station: RootComponent {
    final class Radio: Sendable {}
    final class Antenna: Sendable {}
    struct Root { let radio: Radio, antenna: Antenna }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Radio.self).live().sharedInScope().to(asyncFactory: { Radio() })
      binder.bind(Antenna.self).sharedInScope().eager(.concurrently).live().to { Antenna() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct Depot: RootComponent {
    final class Alarm {}
    final class Spare {}

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Alarm.self).sharedInScope().live().eager().to(factory: Alarm.init)
      binder.bind(Spare.self).live().to(factory: Spare.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { true }
    }
  }
}
