import BindingGraph
import TestSupport
import Testing

@testable import cleansec

@Suite("Certain fixes") struct CertainFixTests {
  private static let source = """
    import Cleanse
    struct Crane { init() {} }
    protocol Pilot {}
    struct Helm: Pilot { init() {} }
    struct Cap: Pilot { init() {} }
    protocol Fuel {}
    struct Petrol: Fuel { init() {} }
    struct Speed: Tag { typealias Element = Int16 }
    struct Rope { init() {} }
    struct Chandler: Module { static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Rope.init) } }
    struct Sail { init() {} }
    struct Loft: Module { static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Sail.init) } }
    struct Attic: Module { static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Sail.init) } }

    struct Harbour: RootComponent {
      struct Root {
        init(a: Crane, b: any Pilot, c: any Fuel, d: TaggedProvider<Speed>, e: Rope, f: Sail, g: Int8?, h: [Int32]) {}
      }
      static func configure(binder: UnscopedBinder) {
        binder.bind().to(factory: Helm.init)
        binder.bind().to(factory: Cap.init)
        binder.bind().to(factory: Petrol.init)
        binder.bind(Int16.self).to(value: 1)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }
    """

  @Test("A fix is certain if it is the only suggested line or includes the only module with the binding") func choices()
    throws
  {
    let file = try TemporaryFile(Self.source)
    let found = try GraphCheck([TestCompiler.facts(ofModule: "Port", sources: [file.path])]).diagnostics
    let subjects = Set(found.compactMap { $0.subject?.name })
    #expect(subjects.isSuperset(of: ["Crane", "Pilot", "Fuel", "Rope", "Sail", "Int8"]), "\(subjects)")
    // Two implementations, two modules, a tag beside a value, and optional or empty dependencies are choices.
    #expect(
      found.compactMap { $0.certainFix?.insertion.map { "\($0.text)" } }.sorted() == [
        "    binder.bind((any Fuel).self).to { $0 as Petrol }\n",
        "    binder.bind(Crane.self).to(factory: Crane.init)\n", "    binder.include(module: Chandler.self)\n",
      ])
    let insertions = SourceInsertion.all(for: found + found)
    #expect(insertions.count == 3)
    #expect(Set(insertions.map(\.file)) == [file.path])
  }

  @Test("The suggestion to accept a warning is no certain fix") func warnings() throws {
    let file = try TemporaryFile(
      """
      import Cleanse
      struct Harbour: RootComponent {
        static func configure(binder: UnscopedBinder) { binder.bind(Int16.self).to(value: 1) }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
      }
      """)
    let found = try GraphCheck([TestCompiler.facts(ofModule: "Port", sources: [file.path])]).diagnostics
    #expect(found.map(\.id) == [.unusedBinding])
    #expect(found.flatMap(\.suggestions).contains { $0.insertion != nil })
    #expect(found.map(\.certainFix) == [nil])
  }

  @Test("The fix of a rule is no certain fix") func rules() throws {
    let place = SourceLocation(path: ProgramText(copying: "/App.swift"), line: 2, column: 1)
    let fix = DiagnosticSuggestion("bind it", fix: "bind()", insertion: .init("bind()\n", at: place))
    let found = Diagnostic(id: "layering", headline: "a layer is skipped", location: place, suggestions: [fix])
    #expect(found.certainFix == nil)
  }
}
