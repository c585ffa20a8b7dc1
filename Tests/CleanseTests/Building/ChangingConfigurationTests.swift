import Cleanse
import Testing

@Suite("A configure that declares something else on another run")
struct ChangingConfigurationTests {
  private final class Service {}
  private struct Child: Component {
    typealias Root = HoldingBoth<Service, Int>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private final class Main {
    let first: Int
    let second: String
    let service: Provider<Service>
    let child: ComponentFactory<Child>
    init(first: Int, second: String, service: Provider<Service>, child: ComponentFactory<Child>) {
      self.first = first
      self.second = second
      self.service = service
      self.child = child
    }
  }
  /// Swaps and adds bindings on every second run.
  private struct App: RootComponent {
    typealias Root = Main
    static func configure(binder: Binder<Singleton>) {
      Journal.note("run")
      let run = Journal.count("run")
      if run.isMultiple(of: 2) {
        binder.bind(Double.self).to(value: 0.5)
        binder.bind(String.self).to(value: "text \(run)")
        binder.bind(Service.self).sharedInScope().to(factory: Service.init)
        binder.bind(Int.self).to(value: run)
      } else {
        binder.bind(Int.self).to(value: run)
        binder.bind(Service.self).sharedInScope().to(factory: Service.init)
        binder.bind(String.self).to(value: "text \(run)")
      }
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Is never mis-linked: each instance has the values of a run of its own")
  func root() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(App.self)
      var seen: Set<Int> = []
      for _ in 0..<6 {
        let main = factory.build()
        #expect(main.second == "text \(main.first)")
        #expect(seen.insert(main.first).inserted)
        #expect(main.service.get() === main.service.get())
      }
      withExtendedLifetime(journal) {}
    }
  }

  @Test("The installed components of such an instance can be built, and see its objects")
  func child() async {
    await #expect(processExitsWith: .success) {
      try Journal.keep { _ in
        let factory = try ComponentFactory.of(Once.self)
        for _ in 0..<3 {
          let main = factory.build()
          let child = main.child.build()
          guard child.first === main.service.get(), child.second == main.first else { fatalError("mis-linked") }
        }
      }
    }
  }

  /// Declares one binding more on every run but the first.
  private struct Once: RootComponent {
    typealias Root = Main
    static func configure(binder: Binder<Singleton>) {
      Journal.note("run")
      let run = Journal.count("run")
      if run > 1 { binder.bind(Double.self).to(value: 0.5) }
      binder.bind(Int.self).to(value: run)
      binder.bind(String.self).to(value: "text \(run)")
      binder.bind(Service.self).sharedInScope().to(factory: Service.init)
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private struct Varying: Component {
    typealias Root = HoldingBoth<Int, [String]>
    static func configure(binder: UnscopedBinder) {
      Journal.note("varying")
      let run = Journal.count("varying")
      for number in 0..<run { binder.bind(String.self).intoCollection().to(value: "\(run).\(number)") }
      binder.bind(Int.self).to { (texts: [String]) in texts.count * 100 + run }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Outer: RootComponent {
    typealias Root = Holding<ComponentFactory<Varying>>
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Varying.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("An installed component has the values of one run, whole")
  func installed() throws {
    try Journal.keep { _ in
      let factory = try ComponentFactory.of(Outer.self).build().held
      for _ in 0..<4 {
        let root = factory.build()
        let run = root.first % 100
        #expect(root.first == run * 100 + run)
        #expect(root.second == (0..<run).map { "\(run).\($0)" })
      }
    }
  }

  @Test("The change is reported once, with the first binding that differs")
  func reported() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try Journal.keep { _ in
        let factory = try ComponentFactory.of(Once.self)
        for _ in 0..<3 { _ = factory.build() }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.ranges(of: "*** Once ***").count == 1)
    #expect(text.contains("first difference at Building/ChangingConfigurationTests.swift:"))
  }

  /// Differs from its first run only after bindings that need each other.
  private struct Diverging: RootComponent {
    typealias Root = Holding<Service>
    static func configure(binder: Binder<Singleton>) {
      Journal.note("diverging")
      let token = Journal.token("run \(Journal.count("diverging"))")
      binder.bind(Token.self).to { token }
      binder.bind(Service.self).sharedInScope().to { (_: Token, _: Provider<Token>) in Service() }
      if Journal.count("diverging") > 1 { binder.bind(Double.self).to(value: 0.5) }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("What the given up run had made is released")
  func givenUpRun() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(Diverging.self)
      _ = factory.build()
      _ = factory.build()
      // The second run was given up, and the third one made the last instance.
      #expect(withExtendedLifetime(factory) { journal.alive } == ["run 3"])
    }
  }
}
