import Cleanse

/// The program that all clients have in common: each compiles it with its own settings.
enum CommonProgram {
  static func run() throws {
    let delegate = AppDelegate()
    try ComponentFactory.of(AppComponent.self).build(()).injectProperties(into: delegate)
    guard let home = delegate.home, let greeter = delegate.greeter else { fatalError("Nothing was injected") }
    precondition(home.lazyClock() === home.clock)
    precondition(greeter.greet() == "Hello 1")
    precondition(home.makeDetail.build("First").title == "First")
    let session = home.session.build("ada")
    precondition(session.user.get() == "ada")
    precondition(session.home.get() === home)
    try runWithOverrides()
  }

  private static func runWithOverrides() throws {
    let delegate = AppDelegate()
    let factory = try ComponentFactory.of(AppComponent.self, overrides: [FakeClockModule.self])
    factory.build(()).injectProperties(into: delegate)
    precondition(delegate.greeter?.greet() == "Hello 101")
    let overrides = Overrides().overriding((any Greeter).self) { SilentGreeter() }
    try ComponentFactory.of(AppComponent.self, overrides: overrides).build(()).injectProperties(into: delegate)
    precondition(delegate.greeter?.greet() == "")
  }
}
