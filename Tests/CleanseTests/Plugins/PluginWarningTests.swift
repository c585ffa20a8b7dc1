import Cleanse
import Testing

@Suite("Warnings of plugins")
struct PluginWarningTests {
  private struct Wasteful: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) { binder.bind(Double.self).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  private struct Strict: CleanseBindingPlugin {
    struct Refusal: CleanseError {
      let diagnostic: Diagnostic
      var description: String { diagnostic.description }
    }

    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
      errorReporter.append(contentsOf: errorReporter.warnings.map { Refusal(diagnostic: $0) })
    }
  }

  @Test("A plugin may turn warnings into errors")
  func strict() throws {
    let error = #expect(throws: Strict.Refusal.self) {
      try ComponentFactory.of(Wasteful.self, serviceLoader: CleanseServiceLoader([Strict()]))
    }
    #expect(error?.diagnostic.id == .unusedBinding)
    #expect(error?.diagnostic.subject == TypeReference(Double.self))
  }

  private struct Grumbling: CleanseBindingPlugin {
    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
      errorReporter.report(Diagnostic(id: "too-hot", severity: .warning, headline: "it is too hot"))
    }
  }

  @Test("A warning of a plugin does not fail the validation")
  func grumbling() throws {
    let loader = CleanseServiceLoader([Grumbling()])
    #expect(try ComponentFactory.of(Wasteful.self, serviceLoader: loader).build() == 1)
    let report = GraphValidator.validate(Wasteful.self, serviceLoader: loader)
    #expect(report.isValid)
    #expect(report.warnings.map(\.id) == [.unusedBinding, "too-hot"])
    #expect(report.warnings.map(\.severity) == [.warning, .warning])
  }

  @Test("A validation report contains errors and warnings of plugins as diagnostics")
  func diagnostics() {
    let loader = CleanseServiceLoader([Grumbling(), Objecting("no")])
    let report = GraphValidator.validate(Wasteful.self, serviceLoader: loader)
    #expect(report.diagnostics.map(\.id) == [.pluginError, .unusedBinding, "too-hot"])
    #expect(report.description == "objection: no")
    #expect(
      report.text() == """
        error: objection: no [plugin-error]

        Warnings (2)

        warning: *** Double *** is bound but never used [unused-binding]
          -> bound in Wasteful at Plugins/PluginWarningTests.swift:8
          help: inject it, or remove the binding
          help: if intended, suppress the warning next to the binding
                binder.accept(.unusedBinding, for: Double.self)
          see: Documentation/Diagnostics.md#unused-binding

        warning: it is too hot [too-hot]
        """)
  }

  private struct Judging: CleanseBindingPlugin {
    let severity: Diagnostic.Severity

    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
      root.visitBindings { info in
        guard info.kind == .value else { return }
        errorReporter.report(
          Diagnostic(
            id: "no-values", severity: severity, headline: "\(info.type) is a value", location: info.sourceLocation))
      }
    }
  }

  @Test("A diagnostic of a plugin keeps its severity and location")
  func severities() throws {
    let errors = GraphValidator.validate(
      Wasteful.self, serviceLoader: CleanseServiceLoader([Judging(severity: .error)]))
    #expect(errors.errors.map(\.diagnostic.id) == ["no-values", "no-values"])
    #expect(errors.errors.map(\.diagnostic.location?.line) == [8, 9])
    #expect(errors.errors.map(\.diagnostic.headline.description) == ["Double is a value", "Int is a value"])
    let warnings = GraphValidator.validate(
      Wasteful.self, serviceLoader: CleanseServiceLoader([Judging(severity: .warning)]))
    #expect(warnings.isValid)
    #expect(warnings.warnings.map(\.id) == [.unusedBinding, "no-values", "no-values"])
  }
}
