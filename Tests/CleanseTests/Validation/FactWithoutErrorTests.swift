import BindingGraph
import Testing

@testable import Cleanse

@Suite("Facts without an error type")
struct FactWithoutErrorTests {
  private struct Omen: GraphFact {
    static let kind = DiagnosticKind("bad-omen", .error, summary: "Something is in the air.")

    let location: Cleanse.SourceLocation? = nil
    let subject: TypeReference? = TypeReference(Int.self)
    let explanation = DiagnosticContent(TypeReference(Int.self), "is a bad omen")
  }

  private static let report =
    "error: *** Int *** is a bad omen [bad-omen]\n  see: Documentation/Diagnostics.md#bad-omen"

  @Test("A fact without an error type is thrown with its diagnostic and text")
  func alone() throws {
    let error = try #require(throws: (any Error).self) { try Faults([Diagnostic(Omen())]).throwIfAny() }
    let found = try #require(error as? any CleanseError)
    #expect(found.diagnostic.id == "bad-omen")
    #expect(found.diagnostic.subject == TypeReference(Int.self))
    #expect(found.description == Self.report)
  }

  @Test("A fact without an error type is thrown together with other errors")
  func amongOthers() throws {
    struct Unasked {}
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Unasked) in 1 }
      }
    }
    let missing = GraphValidator.validate(App.self).diagnostics
    let error = try #require(throws: MultiError.self) { try Faults([Diagnostic(Omen())] + missing).throwIfAny() }
    #expect(error.errors.map(\.diagnostic.id) == ["bad-omen", .missingBinding])
    #expect(error.errors.last is MissingProvider)
  }
}
