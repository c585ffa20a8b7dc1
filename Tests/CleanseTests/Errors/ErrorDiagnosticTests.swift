import Cleanse
import Testing

@Suite("Diagnostics of errors")
struct ErrorDiagnosticTests {
  struct Wheel {}
  struct Car {
    let wheel: Wheel
  }

  struct Garage: RootComponent {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Car.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Asked<Car>>) -> BindingReceipt<Asked<Car>> {
      bind.to(factory: Asked.init)
    }
  }

  @Test("The diagnostic of an error contains its parts as values")
  func parts() throws {
    let error = try #require(faults(of: Garage.self).first)
    let diagnostic = error.diagnostic
    #expect(diagnostic.id == .missingBinding)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.headline.description == "Wheel: binding missing")
    #expect(diagnostic.headline.spans.compactMap(\.type) == [TypeReference(Wheel.self)])
    #expect(diagnostic.subject == TypeReference(Wheel.self))
    #expect(diagnostic.location?.line == Garage.line)
    #expect(diagnostic.location?.file == #filePath)
    #expect(diagnostic.chain == [TypeReference(Asked<Car>.self), TypeReference(Car.self)])
    #expect(diagnostic.steps.map(\.text.description) == ["required by Car"])
    #expect(diagnostic.steps.map(\.location?.line) == [Garage.line])
    #expect(diagnostic.notes.isEmpty)
    #expect(diagnostic.suggestions.count == 1)
    #expect(diagnostic.documentationURL == "https://cleanse.example/Documentation/Diagnostics.md#missing-binding")
    #expect(diagnostic.description == error.description)
  }

  @Test("The diagnostic of a plugin error contains its description")
  func plugin() {
    let diagnostic = Objection(text: "too many ships").diagnostic
    #expect(diagnostic.id == .pluginError)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.headline.description == "objection: too many ships")
    #expect(diagnostic.documentationURL == nil)
    #expect(diagnostic.description == "error: objection: too many ships [plugin-error]")
  }

  struct Detailed: CleanseError {
    let description = "not shown"

    var diagnostic: Diagnostic {
      Diagnostic(
        id: "own-check", headline: "\(Car.self) must not drive",
        location: SourceLocation(file: "/a/b/C.swift", line: 7),
        steps: [DiagnosticStep("driven here", at: SourceLocation(file: "/a/b/C.swift", line: 8))],
        notes: [DiagnosticStep("it has no wheels")],
        suggestions: [DiagnosticSuggestion("add a wheel", code: "car.add(\(Wheel.self)())")])
    }
  }

  struct Detailing: CleanseBindingPlugin {
    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
      errorReporter.append(error: Detailed())
    }
  }

  @Test("The diagnostic of a plugin error may have its own parts and appears in the report")
  func detailedPlugin() {
    let report = GraphValidator.validate(Garage.self, serviceLoader: CleanseServiceLoader([Detailing()]))
    #expect(report.errors.map(\.diagnostic.id) == [.missingBinding, "own-check"])
    #expect(
      report.description.hasSuffix(
        """
        error: Car must not drive [own-check]
          at b/C.swift:7
          -> driven here at b/C.swift:8
          note: it has no wheels
          help: add a wheel
                car.add(ErrorDiagnosticTests.Wheel())
        """))
  }
}
