import Cleanse
import Testing

@Suite("What configure makes is released with the instance")
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

  @Test("A factory that goes without a build releases the run that validated it")
  func neverBuilt() throws {
    try Journal.keep { journal in
      _ = try ComponentFactory.of(App.self)
      #expect(journal.alive == [])
    }
  }

  @Test("Validation alone leaves nothing behind")
  func validation() throws {
    try Journal.keep { journal in
      try GraphValidator.check(App.self)
      #expect(journal.alive == [])
    }
  }

  @Test("Values and captured locals of the validated run go with the factory")
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

  @Test("The next build releases the values and captured locals of the one before")
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

  @Test("A provider that outlives its instance keeps no values but those it reaches")
  func provider() throws {
    try Journal.keep { journal in
      let provider = try ComponentFactory.of(App.self).build().held
      #expect(provider.get() == 1)
      #expect(journal.alive == [])
    }
  }
}
