import Cleanse
import Testing

@Suite("Validation of several configurations") struct ConfigurationsTests {
  private struct Engine {}
  private struct Fuel {}
  private struct Sail {}

  private struct Boat {
    init(engine: Engine) {}
  }

  private struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Engine.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Boat>) -> BindingReceipt<Boat> { bind.to(factory: Boat.init) }
  }

  private enum FuelledEngine: Module {
    static let line = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.bind(Engine.self).to { (_: Fuel) in Engine() }
    }
  }

  private static var production: GraphConfiguration { GraphConfiguration("production") }
  private static var test: GraphConfiguration { GraphConfiguration("test", overrides: [FuelledEngine.self]) }
  private static var preview: GraphConfiguration { GraphConfiguration("preview", overrides: [FuelledEngine.self]) }
  private static var lost: GraphConfiguration {
    GraphConfiguration("lost", overrides: .overriding(Sail.self, with: Sail()))
  }

  @Test("Configurations that are valid each are valid together") func valid() throws {
    let report = try GraphValidator.check(
      App.self,
      configurations: [Self.production, GraphConfiguration("test", overrides: .overriding(Engine.self) { Engine() })])
    #expect(report.isValid)
    #expect(report.parts.map(\.name) == ["production", "test"])
    #expect(report.description == "The graph is valid.")
  }

  @Test("An error of several configurations is reported once with their names") func shared() throws {
    let error = try #require(throws: ConfigurationError.self) {
      try GraphValidator.check(App.self, configurations: [Self.production, Self.test, Self.preview])
    }
    #expect(error.configurations == ["test", "preview"])
    let missing = try #require(error.error as? MissingProvider)
    #expect(missing.requests.map { ObjectIdentifier($0.requestedType) } == [ObjectIdentifier(Fuel.self)])
    #expect(
      error.description == """
        error: *** Fuel *** binding missing [missing-binding]
          path: App root -> Engine
          -> required by Engine at Validation/ConfigurationsTests.swift:\(FuelledEngine.line)
          note: only in: test; preview
          help: bind it in App, for example
                binder.bind(ConfigurationsTests.Fuel.self).to(factory: ConfigurationsTests.Fuel.init)
          see: Documentation/Diagnostics.md#missing-binding
        """)
  }

  @Test("A report of several configurations has each one's result and lists every error once") func several() throws {
    let report = GraphValidator.validate(
      App.self, configurations: [Self.production, Self.test, Self.lost, Self.preview])
    #expect(report["production"]?.isValid == true)
    #expect(report["test"]?.errors.count == 1)
    #expect(report["lost"]?.errors.first is UnusedOverride)
    #expect(report["nosuch"] == nil)
    #expect(report.errors.map(\.configurations) == [["test", "preview"], ["lost"]])
    #expect(report.description.hasPrefix("Multiple Errors (2)\n\nerror: "))
    #expect(throws: MultiError.self) {
      try GraphValidator.check(App.self, configurations: [Self.test, Self.lost])
    }
  }

  @Test("The report notes that an error occurs in every configuration") func everywhere() {
    let report = GraphValidator.validate(App.self, configurations: [Self.test, Self.preview])
    #expect(report.errors.map { $0.diagnostic.notes.map(\.text.description) } == [["in every configuration"]])
  }

  @Test("A report of several configurations can be printed as JSON and for the compiler") func tools() {
    let report = GraphValidator.validate(App.self, configurations: [Self.test, Self.production])
    #expect(report.text(as: .json).contains("only in: test"))
    #expect(
      report.text(as: .compiler.relative(to: "/")).contains("error: Fuel: binding missing [missing-binding]\n"))
  }

  @Test("A warning of several configurations is reported once") func warnings() {
    struct Wasteful: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(factory: Engine.init)
        binder.bind().to(factory: Sail.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Boat>) -> BindingReceipt<Boat> {
        bind.to(factory: Boat.init)
      }
    }
    let report = GraphValidator.validate(
      Wasteful.self, configurations: [Self.production, GraphConfiguration("again")])
    #expect(report.isValid)
    #expect(report.warnings.map(\.id) == [.unusedBinding])
    #expect(report.warnings.map { $0.notes.map(\.text.description).first } == ["in every configuration"])
  }

  @Test("Plugins run for each configuration") func plugins() {
    final class Visits: CleanseBindingPlugin {
      private(set) var count = 0
      func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) { count += 1 }
    }
    let visits = Visits()
    _ = GraphValidator.validate(
      App.self, configurations: [Self.production, Self.test], serviceLoader: CleanseServiceLoader([visits]))
    #expect(visits.count == 2)
  }

  @Test("A validation of no configurations succeeds") func none() throws {
    #expect(try GraphValidator.check(App.self, configurations: []).parts.isEmpty)
  }
}
