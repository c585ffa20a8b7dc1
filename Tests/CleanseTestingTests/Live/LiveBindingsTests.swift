import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Live bindings in the graph of a test", .collectsFailures)
struct LiveBindingsTests {
  /// A failure without the lines of source code in it.
  private func failure(_ body: () throws -> Void) throws -> String {
    try RecordedFailure.of(body).text.split(separator: "\n").filter { !$0.contains(" | ") }.joined(separator: "\n")
  }

  // MARK: Made

  @Test("nothing is recorded as long as no live value is asked for")
  func untouched() throws {
    let graph = try TestGraph(Kiosk.self)
    #expect(graph.creations.count(of: Kiosk.Root.self) == 1)
    #expect(graph.creations.count(of: Kiosk.Payments.self) == 0)
  }

  @Test("making one fails the test where the graph was created, with the way to the binding and the override to write")
  func made() throws {
    let line = #line + 2
    let failure = try RecordedFailure.of {
      let graph = try TestGraph(Kiosk.self)
      // It is made all the same, and shared.
      #expect(graph.root.checkout.get().payments === graph.root.checkout.get().payments)
    }
    #expect(failure.line == line)
    let text = failure.text.split(separator: "\n").filter { !$0.contains(" | ") }.joined(separator: "\n")
    #expect(
      text == """
        error: *** Payments *** is live, and no override replaces it [live-binding]
          path: Kiosk root -> Checkout -> Payments
          -> bound in Kiosk > PaymentsModule at Support/Kiosk.swift:64
          help: override it in the test, for example
                .overriding(Kiosk.Payments.self) { ... }
          help: or, if the test may reach it, allow it
                allowingLive: [Kiosk.Payments.self]
          see: Documentation/Diagnostics.md#live-binding
        """)
  }

  @Test(
    "a value that exists beforehand, a tag, an element and a binding of a subcomponent are live where they are used")
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

  @Test("each live binding is recorded once in a graph")
  func once() throws {
    let failure = try RecordedFailure.of {
      let graph = try TestGraph(Kiosk.self)
      for _ in 0..<3 { #expect(graph.root.port.get() == 80) }
    }
    #expect(failure.text.contains("*** TaggedProvider<Port> ***"))
  }

  @Test("an override takes a binding's liveness away, and so does leaving a type out")
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

  @Test("a test allows types as they are bound")
  func allowed() throws {
    let graph = try TestGraph(
      Kiosk.self, allowingLive: [TaggedProvider<Kiosk.Port>.self, [Kiosk.Feed].self, Kiosk.Visit.Mail.self])
    #expect(graph.root.port.get() == 80)
    #expect(graph.root.feeds.get().count == 2)
    _ = graph.root.visit.build("Ann")
  }

  @Test("a decorator makes what it wraps, and an override that is live itself counts")
  func wrapped() throws {
    let decorated = try failure {
      let spies = Overrides.decorating(Kiosk.Payments.self) { $0 }
      _ = try TestGraph(Kiosk.self, overrides: spies).value(Kiosk.Payments.self)
    }
    #expect(decorated.contains("*** Payments *** is live, and no override replaces it"), "\(decorated)")
    let live = try failure {
      _ = try TestGraph(Kiosk.self, overrides: [SandboxModule.self]).value(Kiosk.Payments.self)
    }
    #expect(live.contains("is live, although an override binds it"), "\(live)")
    #expect(live.contains("help: bind a fake in the override, without live()"), "\(live)")
  }

  @Test("the override of a private binding names the module, and can be pasted")
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

  @Test("what is awaited, and what is made side by side, is live before it begins")
  func awaited() async throws {
    let failures = try await RecordedFailure.all { _ = try await TestGraph(awaiting: Station.self) }
    #expect(
      failures.compactMap { $0.text.split(separator: "\n").first }.sorted() == [
        "error: *** Antenna *** is live, and no override replaces it [live-binding]",
        "error: *** Radio *** is live, and no override replaces it [live-binding]",
      ])
    _ = try await TestGraph(awaiting: Station.self, allowingLive: [Station.Radio.self, Station.Antenna.self])
  }

  // MARK: Reachable

  @Test("the assertion lists all that are reachable, and makes nothing")
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

  @Test("the assertion leaves out what nothing leads to, and finds what is eager")
  func unreachable() throws {
    let text = try failure { assertNoLiveBindings(Depot.self) }
    #expect(text.contains("*** Alarm ***") && !text.contains("Multiple Errors"), "\(text)")
    #expect(!text.contains("*** Spare ***"))
  }

  @Test("the assertion records the report of a graph with errors")
  func faulty() throws {
    #expect(try RecordedFailure.of { assertNoLiveBindings(Wreck.self) }.text.contains("[missing-binding]"))
  }

  @Test("a program creates live values like others")
  func program() throws {
    let root = try ComponentFactory.of(Kiosk.self).build()
    #expect(root.checkout.get().payments === root.checkout.get().payments)
    #expect(root.port.get() == 80)
  }
}

extension LiveBindingsTests {
  // Safe to send, because issues are recorded one after another.
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
