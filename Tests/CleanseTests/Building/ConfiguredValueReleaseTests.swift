import Cleanse
import Testing

@Suite("Release of values created in configure")
struct ConfiguredValueReleaseTests {
  private struct App: RootComponent {
    typealias Root = Holding<Provider<Int>>
    static func configure(binder: Binder<Singleton>) {
      Journal.note("run")
      let local = Journal.token("local \(Journal.count("run"))")
      binder.bind(Token.self).to(value: Journal.token("value \(Journal.count("run"))"))
      binder.bind(Int.self).to(value: 1)
      binder.bind(String.self).to { local.name }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A component factory without build releases the values of its validation")
  func neverBuilt() throws {
    try Journal.keep { journal in
      _ = try ComponentFactory.of(App.self)
      #expect(journal.alive == [])
    }
  }

  @Test("Validation alone retains no values of configure")
  func validation() throws {
    try Journal.keep { journal in
      try GraphValidator.check(App.self)
      #expect(journal.alive == [])
    }
  }

  @Test("A component factory retains the values and captures of its configure until its release")
  func factoryGone() throws {
    try Journal.keep { journal in
      do {
        let factory = try ComponentFactory.of(App.self)
        _ = factory.build()
        #expect(Set(journal.alive) == ["local 1", "value 1"])
        withExtendedLifetime(factory) {}
      }
      #expect(journal.alive == [])
    }
  }

  @Test("A build releases the values and captures of the previous build")
  func nextBuild() throws {
    try Journal.keep { journal in
      let factory = try ComponentFactory.of(App.self)
      _ = factory.build()
      _ = factory.build()
      #expect(Set(journal.alive) == ["local 2", "value 2"])
      _ = factory.build()
      #expect(Set(journal.alive) == ["local 3", "value 3"])
      withExtendedLifetime(factory) {}
    }
  }

  @Test("A provider retains only the values it can reach after its component instance is released")
  func provider() throws {
    try Journal.keep { journal in
      let provider = try ComponentFactory.of(App.self).build().held
      #expect(provider.get() == 1)
      #expect(journal.alive == [])
    }
  }
}
