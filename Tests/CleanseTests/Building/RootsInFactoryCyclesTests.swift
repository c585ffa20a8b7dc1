import Cleanse
import Testing

@Suite("Roots in cycles through component factories")
struct RootsInFactoryCyclesTests {
  private final class Home {
    let screens: ComponentFactory<Screen>
    init(screens: ComponentFactory<Screen>) { self.screens = screens }
  }

  private struct Screen: Component {
    typealias Root = String
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (home: Home?) in home == nil ? "nobody's" : "at home" }
    }
  }

  private struct OptionalApp: RootComponent {
    typealias Root = Home?
    static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Screen.self) }
    static func configureRoot(binder bind: ReceiptBinder<Home?>) -> BindingReceipt<Home?> {
      bind.to { (screens: ComponentFactory<Screen>) in Home(screens: screens) }
    }
  }

  private struct App: RootComponent {
    typealias Root = Home
    static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Screen.self) }
    static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
      bind.to(factory: Home.init)
    }
  }

  @Test("An optional root in a cycle with its component factory is created, not nil", arguments: [true, false])
  func optionalRoot(validate: Bool) throws {
    let home = try #require(try ComponentFactory.of(OptionalApp.self, validate: validate).build())
    #expect(home.screens.build() == "at home")
  }

  @Test("An optional root in a cycle with its component factory is released", arguments: [true, false])
  func releasedOptionalRoot(validate: Bool) throws {
    weak var home: Home?
    do { home = try ComponentFactory.of(OptionalApp.self, validate: validate).build() }
    #expect(home == nil)
  }

  @Test("A root in a cycle is retained by the root component factory", arguments: [true, false])
  func keptRoot(validate: Bool) throws {
    let factory = try ComponentFactory.of(App.self, validate: validate)
    weak let home = factory.build()
    #expect(home != nil)
    #expect(home?.screens.build() == "at home")
    withExtendedLifetime(factory) {}
  }

  @Test("A root in a cycle is released with the root component factory", arguments: [true, false])
  func releasedRoot(validate: Bool) throws {
    weak var home: Home?
    do { home = try ComponentFactory.of(App.self, validate: validate).build() }
    #expect(home == nil)
  }
}
