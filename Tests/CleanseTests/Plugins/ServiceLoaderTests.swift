import Cleanse
import Testing

@Suite("Service loaders")
struct ServiceLoaderTests {
  private struct Sound: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  @Test("The default service loader is new and empty at each access")
  func standard() throws {
    let loader = CleanseServiceLoader.instance
    loader.register(Objecting("no"))
    #expect(loader !== CleanseServiceLoader.instance)
    #expect(GraphValidator.validate(Sound.self, serviceLoader: .instance).isValid)
    #expect(GraphValidator.validate(Sound.self).isValid)
    #expect(try ComponentFactory.of(Sound.self).build() == 1)
    #expect(GraphValidator.validate(Sound.self, serviceLoader: loader).errors.count == 1)
  }

  @Test("A service loader runs registered plugins after its initial ones")
  func register() {
    let loader = CleanseServiceLoader([Objecting("a")])
    loader.register(Objecting("b"))
    loader.register(Objecting("c"))
    let errors = GraphValidator.validate(Sound.self, serviceLoader: loader).errors
    #expect(errors.compactMap { ($0 as? Objection)?.text } == ["a", "b", "c"])
  }

  @Test("A service loader without plugins is valid and can be reused for several graphs")
  func reuse() {
    let loader = CleanseServiceLoader()
    #expect(GraphValidator.validate(Sound.self, serviceLoader: loader).isValid)
    let surveyor = Surveyor()
    loader.register(surveyor)
    for _ in 0..<2 { #expect(GraphValidator.validate(Sound.self, serviceLoader: loader).isValid) }
    #expect(surveyor.roots.count == 2)
  }
}
