import Cleanse
import Testing

@Suite("Parameters of graph creation and validation")
struct GraphParametersTests {
  private struct Idle: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.bind(String.self).to(value: "") }
    static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> { bind.to(value: [1]) }
  }
  private struct Busy: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.bind(Int.self).to(value: 2) }
    static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> { bind.to { [$0] } }
  }
  private final class Visits: CleanseBindingPlugin {
    private(set) var count = 0
    func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) { count += 1 }
  }

  private var nine: Overrides { .overriding(Int.self, with: 9) }

  @Test("Parameters can be omitted and have the order overrides, plugins, trace")
  func order() throws {
    let visits = Visits()
    let loader = CleanseServiceLoader([visits])
    let trace = CreationTrace()
    #expect(try ComponentFactory.of(Busy.self).build() == [2])
    #expect(try ComponentFactory.of(Busy.self, validate: false).build() == [2])
    #expect(try ComponentFactory.of(Busy.self, validate: true, serviceLoader: loader).build() == [2])
    #expect(try ComponentFactory.of(Busy.self, serviceLoader: loader).build() == [2])
    #expect(try ComponentFactory.of(Busy.self, overrides: nine).build() == [9])
    #expect(try ComponentFactory.of(Busy.self, validate: true, overrides: nine, serviceLoader: loader).build() == [9])
    #expect(try ComponentFactory.of(Busy.self, overrides: nine, serviceLoader: loader, trace: trace).build() == [9])
    #expect(visits.count == 4)
    #expect(!trace.entries.isEmpty)
    _ = GraphValidator.validate(Busy.self, overrides: nine, serviceLoader: loader)
    try GraphValidator.check(Busy.self, overrides: nine, serviceLoader: loader)
    try GraphValidator.check(
      Busy.self, configurations: [GraphConfiguration("nine", overrides: nine)], serviceLoader: loader)
    #expect(visits.count == 7)
  }

  @Test("Overrides and plugins are parameters of AsyncComponentFactory.of too")
  func awaited() async throws {
    let visits = Visits()
    let factory = try await AsyncComponentFactory.of(
      Busy.self, overrides: nine, serviceLoader: CleanseServiceLoader([visits]))
    #expect(try await factory.build() == [9])
    #expect(visits.count == 1)
  }

  // MARK: Warnings

  @Test("The parameter treatingWarningsAsErrors makes a check throw its warnings")
  func warnings() throws {
    try GraphValidator.check(Idle.self)
    try GraphValidator.check(Busy.self, treatingWarningsAsErrors: true)
    let thrown = try #require(throws: (any Error).self) {
      try GraphValidator.check(Idle.self, treatingWarningsAsErrors: true)
    }
    let warning = try #require(thrown as? any CleanseError)
    #expect(warning.diagnostics.map(\.id) == [.unusedBinding])
    #expect(warning.diagnostic.severity == .warning)
    let both = try #require(throws: MultiError.self) {
      try GraphValidator.check(
        Idle.self, serviceLoader: CleanseServiceLoader([Objecting("no")]), treatingWarningsAsErrors: true)
    }
    #expect(both.diagnostics.map(\.id) == [.pluginError, .unusedBinding])
    #expect(
      both.description
        == GraphValidator.validate(Idle.self, serviceLoader: CleanseServiceLoader([Objecting("no")])).text())
  }

  @Test("The parameter treatingWarningsAsErrors works for several configurations")
  func warningsOfConfigurations() throws {
    let configurations = [GraphConfiguration("first"), GraphConfiguration("second")]
    #expect(try GraphValidator.check(Idle.self, configurations: configurations).warnings.count == 1)
    let thrown = try #require(throws: (any Error).self) {
      try GraphValidator.check(Idle.self, configurations: configurations, treatingWarningsAsErrors: true)
    }
    let warning = try #require(thrown as? any CleanseError)
    #expect(warning.diagnostic.notes.map(\.text.description).contains("in every configuration"))
  }
}
