import Cleanse
import Testing

@Suite("Configurations that differ between runs")
struct ChangingConfigurationTests {
  private final class Service {
    let token = Journal.token("service")
  }

  /// Declares an additional binding on each run after the first.
  private struct Growing: RootComponent {
    typealias Root = Holding<Int>
    static func configure(binder: Binder<Singleton>) {
      Journal.note("run")
      binder.bind().to(value: Journal.count("run"))
      if Journal.count("run") > 1 { binder.bind(Double.self).to(value: 0.5) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A configure with an additional binding on its second run stops with the first difference")
  func root() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in
        let factory = try ComponentFactory.of(Growing.self)
        precondition(factory.build().held == 1)
        _ = factory.build()
      }
    }
    #expect(
      Self.report(result).contains("configure of Growing declared different bindings in a later run"))
    #expect(Self.report(result).contains("first difference at Building/ChangingConfigurationTests.swift:16"))
  }

  /// Contributes with a different order on each run.
  private struct Reordering: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      Journal.note("order")
      binder.bind(Int.self).intoCollection(order: ContributionOrder(Journal.count("order"))).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Holding<[Int]>>) -> BindingReceipt<Holding<[Int]>> {
      bind.to(factory: Holding.init)
    }
  }

  @Test("A configure with a different contribution order on its second run stops the program")
  func order() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in
        let factory = try ComponentFactory.of(Reordering.self)
        precondition(factory.build().held == [1])
        _ = factory.build()
      }
    }
    #expect(Self.report(result).contains("configure of Reordering declared different bindings"))
  }

  @Test("A configure with an additional binding stops the program without validation")
  func unvalidated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in
        let factory = try ComponentFactory.of(Growing.self, validate: false)
        precondition(factory.build().held == 1)
        _ = factory.build()
      }
    }
    #expect(Self.report(result).contains("[changed-configuration]"))
  }

  @Test("A configure with an additional binding stops the program with overrides")
  func overridden() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in
        let factory = try ComponentFactory.of(Growing.self, overrides: .overriding(Int.self, with: 7))
        precondition(factory.build().held == 7)
        _ = factory.build()
      }
    }
    #expect(Self.report(result).contains("first difference at Building/ChangingConfigurationTests.swift:16"))
  }

  /// Depends on a binding of its parent on each run after the first.
  private struct Demanding: Component {
    typealias Root = Holding<String>
    static func configure(binder: UnscopedBinder) {
      Journal.note("run")
      if Journal.count("run") == 1 {
        binder.bind(Int.self).to(value: 1)
      } else {
        binder.bind(Int.self).to { (_: Service) in 2 }
      }
      binder.bind(String.self).to { (number: Int) in "\(number)" }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private struct DemandingParent: RootComponent {
    typealias Root = Holding<ComponentFactory<Demanding>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Service.init)
      binder.install(dependency: Demanding.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A subcomponent with a dependency that its first run did not have stops the program")
  func demanding() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in _ = try ComponentFactory.of(DemandingParent.self).build().held.build() }
    }
    #expect(
      Self.report(result).contains("configure of Demanding declared different bindings in a later run"))
  }

  @Test("A subcomponent with a new dependency on its second run stops without validation")
  func demandingUnvalidated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in _ = try ComponentFactory.of(DemandingParent.self, validate: false).build().held.build() }
    }
    #expect(
      Self.report(result).contains("configure of Demanding declared different bindings in a later run"))
  }

  /// Contributes one element fewer on each run.
  private struct Shrinking: RootComponent {
    typealias Root = Holding<[String: Int]>
    static func configure(binder: Binder<Singleton>) {
      Journal.note("run")
      for number in Journal.count("run")..<3 {
        binder.bind(Int.self).intoDictionary(key: "\(number)").to(value: number)
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A configure with other dictionary keys on its second run stops the program")
  func dictionary() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in
        let factory = try ComponentFactory.of(Shrinking.self)
        precondition(factory.build().held == ["1": 1, "2": 2])
        _ = factory.build()
      }
    }
    #expect(
      Self.report(result).contains("configure of Shrinking declared different bindings in a later run"))
  }

  /// Binds the same keys with different values and factories.
  private struct Constant: RootComponent {
    typealias Root = HoldingBoth<Int, Service>
    static func configure(binder: Binder<Singleton>) {
      Journal.note("run")
      let run = Journal.count("run")
      binder.bind().to(value: run)
      if run == 1 {
        binder.bind().sharedInScope().to(factory: Service.init)
      } else {
        binder.bind(Service.self).sharedInScope().to { Service() }
      }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A configure may bind different values and factories under the same keys on each run")
  func constant() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(Constant.self)
      for run in 1...3 {
        #expect(factory.build().first == run)
        #expect(withExtendedLifetime(factory) { journal.alive } == ["service"])
      }
    }
  }

  private static func report(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
