import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Asserting the errors of a graph", .collectsFailures)
struct AssertGraphErrorsTests {
  @Test("exactly the expected errors record nothing, in any order")
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

  @Test("expectations can be chosen and repeated")
  func builder() {
    let missing: [Any.Type] = [Lamp.self, TaggedProvider<Fuel>.self]
    let isCyclic = true
    assertGraphErrors(Wreck.self) {
      for type in missing { ExpectedError(.missingBinding, of: type) }
      if isCyclic { ExpectedError(.dependencyCycle, of: Wheel.self) } else { ExpectedError(.duplicateKey) }
      if missing.isEmpty { ExpectedError(.duplicateBinding) }
    }
  }

  @Test("each type that a module is missing for can be expected, and is printed as code writes it")
  func groups() throws {
    let failure = try RecordedFailure.of { assertGraphErrors(Shelf.self) {} }
    #expect(
      failure.text.hasPrefix(
        """
        unexpected:
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
    #expect(other.text.hasPrefix("missing:\n  ExpectedError(.missingBinding, of: Int8.self)"))
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

  @Test("an expectation without a type leaves the error of a type to the one that names it")
  func order() {
    assertGraphErrors(Wreck.self) {
      ExpectedError(.missingBinding)
      ExpectedError(.missingBinding, of: Lamp.self)
      ExpectedError(.dependencyCycle)
    }
  }

  @Test("what is not there and what was not expected are recorded together, at the line of the call")
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
            missing:
              ExpectedError(.missingBinding, of: Wheel.self)

            unexpected:
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

  @Test("an error that is expected twice has to be there twice")
  func twice() throws {
    let failure = try RecordedFailure.of {
      assertGraphErrors(Wreck.self) {
        ExpectedError(.missingBinding)
        ExpectedError(.missingBinding)
        ExpectedError(.missingBinding)
        ExpectedError(.dependencyCycle)
      }
    }
    #expect(failure.text == "missing:\n  ExpectedError(.missingBinding)")
  }

  @Test("a valid graph lacks what is expected of it")
  func valid() throws {
    let failure = try RecordedFailure.of {
      assertGraphErrors(Garage.self) { ExpectedError(.dependencyCycle) }
    }
    #expect(failure.text == "missing:\n  ExpectedError(.dependencyCycle)")
  }

  @Test("what a plugin finds is expected by its own name")
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
        unexpected:
          ExpectedError("own-rule", of: (() -> Lamp).self)
          ExpectedError(.pluginError)

        error: () -> Lamp is dark [own-rule]
        """))
  }
}
