import TestSupport
import BindingGraph
import Testing

@testable import cleansec

@Suite("Unfinished bindings") struct UnfinishedBindingTests {
  private static let source = """
    import Cleanse

    struct Pantry: Module {
      static func configure(binder: Binder<Singleton>) {
        _ = binder.bind(Int8.self)
        let kept = binder.bind(Int16.self).sharedInScope()
        _ = kept
        let later = binder.bind(Int32.self)
        later.to(value: 1)
        binder.bind(UInt8.self).intoCollection()
      }
    }

    struct Kitchen: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.include(module: Pantry.self) }
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
        bind.to { (_: Int8, _: Int16, _: Int32, _: [UInt8]) in true }
      }
    }

    """

  @Test("A missing binding notes each unfinished binding of its type, and no binding that is finished later")
  func dropped() throws {
    let source = try TemporaryFile(Self.source)
    let module = try TestCompiler.facts(ofModule: "App", sources: [source.path])
    let missing = try GraphCheck([module]).diagnostics.filter { $0.id == .missingBinding }
    #expect(missing.compactMap { $0.subject?.name }.sorted() == ["Array<UInt8>", "Int16", "Int8"])
    let notes = missing.flatMap(\.notes).filter { $0.location != nil }.map { "\($0.location?.line ?? 0): \($0.text)" }
    #expect(
      notes.sorted() == [
        "10: a binding of UInt8 starts here and is never completed",
        "5: a binding of Int8 starts here and is never completed",
        "6: a binding of Int16 starts here and is never completed",
      ])
  }
}
