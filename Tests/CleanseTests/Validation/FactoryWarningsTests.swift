import Cleanse
import Testing

@Suite("Warnings at factory creation")
struct FactoryWarningsTests {
  private struct Wasteful: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) { binder.bind(Double.self).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Clean: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Faulty: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Double.self).to(value: 1)
      binder.bind(Int8.self).to(value: 1)
      binder.bind(Int8.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Grumbling: CleanseBindingPlugin {
    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
      errorReporter.report(Diagnostic(id: "too-hot", severity: .warning, headline: "it is too hot"))
    }
  }

  @Test("The warning closure is called once, with the warnings of plugins last")
  func handed() throws {
    var calls: [[DiagnosticID]] = []
    let factory = try ComponentFactory.of(Wasteful.self, serviceLoader: CleanseServiceLoader([Grumbling()])) {
      calls.append($0.map(\.id))
    }
    #expect(calls == [[.unusedBinding, "too-hot"]])
    #expect(factory.build() == 1)
    #expect(calls.count == 1)
  }

  @Test("AsyncComponentFactory.of passes warnings to its closure")
  func asynchronous() async throws {
    var calls: [[DiagnosticID]] = []
    let factory = try await AsyncComponentFactory.of(Wasteful.self, onWarnings: { calls.append($0.map(\.id)) })
    #expect(calls == [[.unusedBinding]])
    #expect(try await factory.build() == 1)
  }

  @Test("The warning closure is called before an error is thrown")
  func faulty() {
    var warnings: [TypeReference?] = []
    #expect(throws: DuplicateBinding.self) {
      try ComponentFactory.of(Faulty.self, onWarnings: { warnings += $0.map(\.subject) })
    }
    #expect(warnings == [TypeReference(Double.self)])
  }

  @Test("The warning closure is not called without validation or without warnings")
  func none() throws {
    var calls = 0
    _ = try ComponentFactory.of(Wasteful.self, validate: false, onWarnings: { _ in calls += 1 })
    _ = try ComponentFactory.of(Clean.self, onWarnings: { _ in calls += 1 })
    #expect(calls == 0)
  }
}
