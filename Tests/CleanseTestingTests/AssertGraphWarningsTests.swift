import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("assertGraphWarnings", .collectsFailures)
struct AssertGraphWarningsTests {
  private struct Attic: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "")
      binder.bind(Lamp.self).to(factory: Lamp.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  private struct Dim: CleanseBindingPlugin {
    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
      errorReporter.report(Diagnostic(id: "dim", severity: .warning, headline: "\(Lamp.self) is dim"))
    }
  }

  @Test("assertGraphWarnings records nothing for exactly the expected warnings, in any order")
  func same() {
    assertGraphWarnings(Attic.self) {
      ExpectedWarning(.unusedBinding, of: Lamp.self)
      ExpectedWarning(.unusedBinding, of: String.self)
    }
    assertGraphWarnings(Attic.self, serviceLoader: CleanseServiceLoader([Dim()])) {
      ExpectedWarning("dim")
      ExpectedDiagnostic(.unusedBinding, of: Lamp.self)
      ExpectedDiagnostic(.unusedBinding)
    }
    assertGraphWarnings(Lighthouse.self) {}
  }

  @Test("assertGraphWarnings records differences as code at the line of the call")
  func different() throws {
    let line: Int = #line + 2
    let failure = try RecordedFailure.of {
      assertGraphWarnings(Attic.self) {
        ExpectedWarning(.unusedBinding, of: Lamp.self)
        ExpectedWarning(.unusedBinding, of: Int8.self)
      }
    }
    #expect(failure.line == line)
    #expect(
      failure.text.hasPrefix(
        """
        expected, but not found:
          ExpectedWarning(.unusedBinding, of: Int8.self)

        found, but not expected:
          ExpectedWarning(.unusedBinding, of: String.self)

        warning: *** String *** is bound but never used [unused-binding]
        """))
  }

  @Test("assertGraphWarnings records the errors of an invalid graph")
  func faulty() throws {
    let failure = try RecordedFailure.of { assertGraphWarnings(Wreck.self) {} }
    #expect(failure.text.hasPrefix("Multiple Errors (3)\n"))
  }
}
