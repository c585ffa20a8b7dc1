import BindingGraph
import Cleanse
import Testing

private struct Lamp {}
private struct Radio { init(lamp: Lamp, number: Int) {} }

private struct TwoFaultsComponent: RootComponent {
  static func configure(binder: Binder<Unscoped>) {}

  static func configureRoot(binder bind: ReceiptBinder<Radio>) -> BindingReceipt<Radio> {
    bind.to(factory: Radio.init)
  }
}

private struct IdleComponent: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Int.self).to(value: 1)
  }

  static func configureRoot(binder bind: ReceiptBinder<Lamp>) -> BindingReceipt<Lamp> {
    bind.to(factory: Lamp.init)
  }
}

/// Reports the errors of another graph, twice.
private struct Collecting: CleanseBindingPlugin {
  func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    if case let error as any CleanseError = Result(catching: { try ComponentFactory.of(TwoFaultsComponent.self) })
      .error
    {
      errorReporter.append(error: error)
      errorReporter.append(error: error)
    }
  }
}

@Suite("Diagnostics of caught errors")
struct ErrorDiagnosticsTests {
  @Test("A caught MultiError has all diagnostics with kinds and locations")
  func several() throws {
    let error = try #require(throws: MultiError.self) { try ComponentFactory.of(TwoFaultsComponent.self) }
    let caught: any CleanseError = error
    #expect(caught.diagnostics.map(\.id) == [.missingBinding, .missingBinding])
    #expect(caught.diagnostics.allSatisfy { $0.location != nil })
    #expect(caught.diagnostic == caught.diagnostics[0])
    #expect(caught.description.hasPrefix("Multiple Errors (2)"))
  }

  @Test("A single error has one diagnostic")
  func single() {
    struct Rule: CleanseError { let description = "no" }
    #expect(Rule().diagnostics == [Rule().diagnostic])
    #expect(Rule().diagnostics.map(\.id) == [.pluginError])
  }

  @Test("Combined errors that a plugin reports are split into single ones")
  func nested() throws {
    let loader = CleanseServiceLoader([Collecting()])
    let error = try #require(throws: MultiError.self) {
      try GraphValidator.check(IdleComponent.self, serviceLoader: loader)
    }
    #expect(error.errors.count == 4)
    #expect(error.errors.allSatisfy { !($0 is MultiError) })
    #expect(error.diagnostics.count == 4)
    #expect(
      GraphValidator.validate(IdleComponent.self, serviceLoader: loader).diagnostics.filter { $0.severity == .error }
        .count == 4)
  }

  @Test("Combined errors of a plugin are reported for each configuration")
  func configurations() {
    let report = GraphValidator.validate(
      IdleComponent.self, configurations: [GraphConfiguration("plain"), GraphConfiguration("again")],
      serviceLoader: CleanseServiceLoader([Collecting()]))
    #expect(report.errors.map(\.diagnostic.id) == [.missingBinding, .missingBinding])
    #expect(Set(report.errors.map { "\($0.diagnostic.headline)" }).count == 2)
  }

  @Test("A check of a valid graph returns the report with its warnings")
  func report() throws {
    #expect(try GraphValidator.check(IdleComponent.self).warnings.map(\.id) == [.unusedBinding])
  }

  @Test("Diagnostics with equal contents are equal")
  func equality() {
    func diagnostics() -> [Diagnostic] { GraphValidator.validate(TwoFaultsComponent.self).diagnostics }
    #expect(diagnostics() == diagnostics())
    #expect(Set(diagnostics() + diagnostics()).count == 2)
  }
}

extension Result {
  fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
