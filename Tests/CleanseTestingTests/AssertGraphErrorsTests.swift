import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("assertGraphErrors", .collectsFailures)
struct AssertGraphErrorsTests {
  @Test("assertGraphErrors records nothing for exactly the expected errors, in any order")
  func same() {
    assertGraphErrors(Wreck.self) {
      ExpectedError(.missingBinding, of: TaggedProvider<Fuel>.self)
      ExpectedError(.dependencyCycle)
      ExpectedError(.missingBinding, of: Lamp.self)
    }
    assertGraphErrors(Garage.self) {}
    assertGraphErrors(Garage.self, overrides: .overriding(Lamp.self, with: Lamp())) {
      ExpectedError(.unusedOverride, of: Lamp.self)
    }
    assertGraphErrors(Garage.self, serviceLoader: CleanseServiceLoader([Objecting()])) {
      ExpectedError(.pluginError)
    }
  }

  @Test("The builder of assertGraphErrors supports loops and conditions")
  func builder() {
    let missing: [Any.Type] = [Lamp.self, TaggedProvider<Fuel>.self]
    let isCyclic = true
    assertGraphErrors(Wreck.self) {
      for type in missing { ExpectedError(.missingBinding, of: type) }
      if isCyclic { ExpectedError(.dependencyCycle, of: Wheel.self) } else { ExpectedError(.duplicateKey) }
      if missing.isEmpty { ExpectedError(.duplicateBinding) }
    }
  }

  @Test("assertGraphErrors accepts each missing type of a module and prints nested types as written in code")
  func groups() throws {
    let failure = try RecordedFailure.of { assertGraphErrors(Shelf.self) {} }
    #expect(
      failure.text.hasPrefix(
        """
        found, but not expected:
          ExpectedError(.missingBinding, of: AssertGraphErrorsTests.Storeroom.Box.self)
          ExpectedError(.missingBinding, of: (any AssertGraphErrorsTests.Storeroom.Label).self)
          ExpectedError(.missingBinding, of: AssertGraphErrorsTests.Storeroom.Rack<Int>.Row.self)

        """))
    #expect(
      GraphValidator.validate(Shelf.self).diagnostics.flatMap(\.suggestions).map(\.description) == [
        "include it in Shelf: binder.include(module: CleanseTestingTestsModule.self)"
      ])
    assertGraphErrors(Shelf.self) {
      ExpectedError(.missingBinding, of: Storeroom.Box.self)
      ExpectedError(.missingBinding, of: (any Storeroom.Label).self)
      ExpectedError(.missingBinding, of: Storeroom.Rack<Int>.Row.self)
    }
    assertGraphErrors(Shelf.self) { ExpectedError(.missingBinding, of: (any Storeroom.Label).self) }
    let other = try RecordedFailure.of {
      assertGraphErrors(Shelf.self) {
        ExpectedError(.missingBinding, of: Storeroom.Box.self)
        ExpectedError(.missingBinding, of: Int8.self)
      }
    }
    #expect(other.text.hasPrefix("expected, but not found:\n  ExpectedError(.missingBinding, of: Int8.self)"))
  }

  enum Storeroom {
    struct Box {}
    protocol Label {}
    struct PaperLabel: Label {}
    struct Rack<Height> { struct Row {} }
  }

  struct Shelf: RootComponent {
    struct Root {
      let box: Storeroom.Box
      let label: any Storeroom.Label
      let row: Storeroom.Rack<Int>.Row
    }
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("An expected error without a type leaves errors of a type to expectations that name the type")
  func order() {
    assertGraphErrors(Wreck.self) {
      ExpectedError(.missingBinding)
      ExpectedError(.missingBinding, of: Lamp.self)
      ExpectedError(.dependencyCycle)
    }
  }

  @Test("assertGraphErrors records missing and unexpected errors together at the line of the call")
  func different() throws {
    let line: Int = #line + 2
    let failure = try RecordedFailure.of {
      assertGraphErrors(Wreck.self) {
        ExpectedError(.missingBinding, of: Wheel.self)
        ExpectedError(.missingBinding, of: Lamp.self)
        ExpectedError(.dependencyCycle)
      }
    }
    let found = GraphValidator.validate(Wreck.self).errors.compactMap { $0 as? MissingProvider }
    let fuel = try #require(found.first { $0.diagnostic.subject == TypeReference(TaggedProvider<Fuel>.self) })
    #expect(
      failure
        == RecordedFailure(
          text: """
            expected, but not found:
              ExpectedError(.missingBinding, of: Wheel.self)

            found, but not expected:
              ExpectedError(.missingBinding, of: TaggedProvider<Fuel>.self)

            error: *** TaggedProvider<Fuel> *** binding missing [missing-binding]
              path: Wreck root
              -> required by Root at Support/Garage.swift:\(fuel.diagnostic.location?.line ?? 0)
                 \(fuel.diagnostic.location?.line ?? 0) | bind.to(factory: Root.init)
              help: bind it in Wreck, for example
                    binder.bind(String.self).tagged(with: Fuel.self).to(value: ...)
              see: Documentation/Diagnostics.md#missing-binding
            """, line: line))
  }

  @Test("An error that is expected several times must occur as often")
  func twice() throws {
    let failure = try RecordedFailure.of {
      assertGraphErrors(Wreck.self) {
        ExpectedError(.missingBinding)
        ExpectedError(.missingBinding)
        ExpectedError(.missingBinding)
        ExpectedError(.dependencyCycle)
      }
    }
    #expect(failure.text == "expected, but not found:\n  ExpectedError(.missingBinding)")
  }

  @Test("assertGraphErrors lists the expected errors as missing for a valid graph")
  func valid() throws {
    let failure = try RecordedFailure.of {
      assertGraphErrors(Garage.self) { ExpectedError(.dependencyCycle) }
    }
    #expect(failure.text == "expected, but not found:\n  ExpectedError(.dependencyCycle)")
  }

  @Test("assertGraphErrors identifies errors of plugins by their own kind")
  func pluginKinds() throws {
    struct Strict: CleanseBindingPlugin {
      func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
        errorReporter.report(Diagnostic(id: "own-rule", headline: "\((() -> Lamp).self) is dark"))
      }
    }
    let failure = try RecordedFailure.of {
      assertGraphErrors(Garage.self, serviceLoader: CleanseServiceLoader([Strict(), Objecting()])) {}
    }
    #expect(
      failure.text.hasPrefix(
        """
        found, but not expected:
          ExpectedError("own-rule", of: (() -> Lamp).self)
          ExpectedError(.pluginError)

        error: () -> Lamp is dark [own-rule]
        """))
  }
}
