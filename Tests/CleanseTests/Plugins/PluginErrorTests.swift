import Cleanse
import Testing

@Suite("Errors of plugins")
struct PluginErrorTests {
  private struct Sound: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Faulty: RootComponent {
    typealias Root = Holding<String>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to(value: 1)
      binder.bind(Int8.self).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A single error of a plugin is thrown itself")
  func single() {
    let error = #expect(throws: Objection.self) {
      try ComponentFactory.of(Sound.self, serviceLoader: CleanseServiceLoader([Objecting("no")]))
    }
    #expect(error == Objection(text: "no"))
  }

  @Test("Errors of several plugins are thrown together in the order of plugins and reports")
  func several() {
    let loader = CleanseServiceLoader([Objecting("a", "b"), Objecting(), Objecting("c")])
    let error = #expect(throws: MultiError.self) { try ComponentFactory.of(Sound.self, serviceLoader: loader) }
    #expect(error?.errors.compactMap { ($0 as? Objection)?.text } == ["a", "b", "c"])
    #expect(error?.description.contains("Multiple Errors") == true)
    #expect(error?.description.contains("objection: b") == true)
  }

  @Test("Errors of plugins follow the built-in errors")
  func together() throws {
    let loader = CleanseServiceLoader([Objecting("no")])
    let error = #expect(throws: MultiError.self) { try ComponentFactory.of(Faulty.self, serviceLoader: loader) }
    let errors = try #require(error?.errors)
    #expect(errors.count == 3)
    #expect(errors.dropLast().contains { $0 is MissingProvider })
    #expect(errors.dropLast().contains { $0 is DuplicateBinding })
    #expect(errors.last as? Objection == Objection(text: "no"))
  }

  private struct Single: CleanseBindingPlugin {
    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
      errorReporter.append(error: Objection(text: "first"))
      errorReporter.append(contentsOf: [])
      errorReporter.append(contentsOf: [Objection(text: "second"), Objection(text: "third")])
      errorReporter.append(error: Objection(text: "first"))
    }
  }

  @Test("Plugins may report errors singly or as lists, and equal errors are not merged")
  func reporting() {
    let report = GraphValidator.validate(Sound.self, serviceLoader: CleanseServiceLoader([Single()]))
    #expect(report.errors.compactMap { ($0 as? Objection)?.text } == ["first", "second", "third", "first"])
  }

  @Test("Plugins run for graphs with errors too")
  func faulty() throws {
    let surveyor = Surveyor()
    #expect(throws: MultiError.self) {
      try ComponentFactory.of(Faulty.self, serviceLoader: CleanseServiceLoader([surveyor]))
    }
    let component = try #require(surveyor.roots.first?.subcomponents.first)
    #expect(isSame(component.componentType, Faulty.self))
    #expect(component.infos(Provider<Int8>.self).count == 2)
    #expect(
      component.infos(Provider<Holding<String>>.self).first?.dependencies.map(\.requested) == [
        ProviderKey(Provider<String>.self)
      ])
    #expect(component.infos(Provider<String>.self).isEmpty)
  }

  private struct Narcissus: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Mirror.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Mirror: Component {
    typealias Root = Int8
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Mirror.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  @Test("The component tree for plugins ends at a component that installs itself")
  func selfInstallation() throws {
    let surveyor = Surveyor()
    #expect(throws: SelfInstallingComponent.self) {
      try ComponentFactory.of(Narcissus.self, serviceLoader: CleanseServiceLoader([surveyor]))
    }
    var depth = 0
    var component = surveyor.roots.first
    while let next = component?.subcomponents.first, depth < 100 {
      component = next
      depth += 1
    }
    #expect((2...3).contains(depth))
  }

  @Test("Plugins do not run without validation")
  func unvalidated() throws {
    let surveyor = Surveyor()
    let loader = CleanseServiceLoader([surveyor, Objecting("no")])
    #expect(try ComponentFactory.of(Sound.self, validate: false, serviceLoader: loader).build() == 1)
    #expect(surveyor.roots.isEmpty)
  }

  @Test("Plugins run once for each created factory and never for a build")
  func once() throws {
    let surveyor = Surveyor()
    let loader = CleanseServiceLoader([surveyor])
    let factory = try ComponentFactory.of(Sound.self, serviceLoader: loader)
    for _ in 0..<3 { _ = factory.build() }
    #expect(surveyor.roots.count == 1)
    _ = try ComponentFactory.of(Sound.self, serviceLoader: loader)
    #expect(surveyor.roots.count == 2)
  }
}
