import BindingGraph
import cleansec
import TestSupport
import Testing

@Suite("Objects created by bindings") struct CreatedObjectTests {
  private func found(_ id: DiagnosticID, binding statements: String, types: String = "") throws -> [String] {
    try diagnostics(id, binding: statements, types: types).map { "\($0.severity) \($0.headline)" }
  }

  private func fixes(_ id: DiagnosticID, binding statements: String) throws -> [String] {
    try diagnostics(id, binding: statements).flatMap(\.suggestions).compactMap(\.code).map { "\($0)" }
  }

  private func diagnostics(
    _ id: DiagnosticID, binding statements: String, types: String = ""
  ) throws -> [Diagnostic] {
    let source = """
      import Cleanse
      protocol Reading {}
      protocol Writing {}
      class Ledger { var pages = 0 }
      final class Store: Ledger, Reading, Writing {}
      final class File: Reading, Writing { let store: Store; init(store: Store) { self.store = store } }
      final class Label { let text = ""; nonisolated(unsafe) static var count = 0; weak var owner: Label?; lazy var size = 1 }
      final class Queue: Reading, Writing { init(name: String) {} }
      actor Counter { var count = 0 }
      struct First: Tag { typealias Element = Store }
      struct Second: Tag { typealias Element = Store }
      \(types)
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          \(statements)
        }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
      }
      """
    let file = try TemporaryFile(source)
    let facts = try TestCompiler.facts(ofModule: "Office", sources: [file.path])
    return try GraphCheck([ModuleFacts(stored: facts.stored)]).diagnostics.filter { $0.id == id }
  }

  // MARK: Shared twice

  private let twice = ["warning Store: has 2 shared bindings, so 2 objects of it are created"]

  @Test(
    "Two shared bindings that create objects of one class are a warning",
    arguments: [
      """
      binder.bind((any Reading).self).sharedInScope().to { Store() }
      binder.bind((any Writing).self).sharedInScope().to { Store() }
      """,
      """
      binder.bind(Store.self).sharedInScope().to(factory: Store.init)
      binder.bind((any Writing).self).sharedInScope().to { Store() as any Writing }
      """,
      """
      binder.bind(Store.self).sharedInScope().to(factory: Store.init)
      binder.bind((any Writing).self).intoCollection().sharedInScope().to { Store() }
      """,
    ])
  func sharedTwice(statements: String) throws {
    #expect(try found(.sharedTwice, binding: statements) == twice)
  }

  @Test("Two shared bindings of one class with the same dependencies are a warning")
  func parameters() throws {
    let statements = """
      binder.bind().sharedInScope().to(factory: Store.init)
      binder.bind((any Reading).self).sharedInScope().to { File(store: $0) }
      binder.bind((any Writing).self).sharedInScope().to { (store: Store) in File(store: store) }
      """
    #expect(
      try found(.sharedTwice, binding: statements)
        == ["warning File: has 2 shared bindings, so 2 objects of it are created"])
  }

  @Test(
    "The suggested `accept` line suppresses the warning about two shared bindings", arguments: ["Store", "any Writing"])
  func accepted(last: String) throws {
    let store = "binder.bind(Store.self).sharedInScope().to(factory: Store.init)"
    let writing = "binder.bind((any Writing).self).sharedInScope().to { Store() }"
    let (statements, type) =
      last == "Store" ? ("\(writing)\n\(store)", "Store") : ("\(store)\n\(writing)", "(any Writing)")
    #expect(try fixes(.sharedTwice, binding: statements) == ["binder.accept(.sharedTwice, for: \(type).self)"])
    #expect(try found(.sharedTwice, binding: "\(statements)\nbinder.accept(.sharedTwice, for: \(type).self)") == [])
  }

  @Test(
    "Bindings of one object, or of objects that differ, are no warning",
    arguments: [
      """
      binder.bind(Store.self).sharedInScope().to(factory: Store.init)
      binder.bind((any Writing).self).sharedInScope().to { $0 as Store }
      """,
      """
      binder.bind((any Reading).self).to { Store() }
      binder.bind((any Writing).self).sharedInScope().to { Store() }
      """,
      """
      binder.bind((any Reading).self).sharedInScope().to { Queue(name: "in") }
      binder.bind((any Writing).self).sharedInScope().to { Queue(name: "out") }
      """,
      """
      binder.bind(Store.self).tagged(with: First.self).sharedInScope().to { Store() }
      binder.bind(Store.self).tagged(with: Second.self).sharedInScope().to { Store() }
      """,
      """
      binder.bind((any Reading).self).sharedInScope().to { Store() }
      binder.bind((any Writing).self).sharedInScope().to { Store() }
      binder.accept(.sharedTwice, for: (any Writing).self)
      """,
      """
      if Bool.random() {
        binder.bind((any Reading).self).sharedInScope().to { Store() }
      } else {
        binder.bind((any Writing).self).sharedInScope().to { Store() }
      }
      """,
    ])
  func different(statements: String) throws {
    #expect(try found(.sharedTwice, binding: statements) == [])
  }

  // MARK: Shared twice in a component and its subcomponent

  /// - Parameters:
  ///   - statements: in the parent component, with `Session` installed.
  ///   - inner: in the subcomponent.
  private func sharedTwice(outer statements: String, inner: String) throws -> [Diagnostic] {
    try diagnostics(
      .sharedTwice, binding: "\(statements)\nbinder.install(dependency: Session.self)",
      types: """
        enum PerSession: Scope {}
        struct StoreModule: Module {
          static func configure(binder: UnscopedBinder) { binder.bind().to(value: Store()) }
        }
        struct Session: Component {
          static func configure(binder: Binder<PerSession>) {
            \(inner)
          }
          static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (_: any Reading) in "" }
          }
        }
        """)
  }

  @Test("A module included in a component and in its subcomponent is a warning with a suggestion")
  func moduleOfBoth() throws {
    let include = "binder.include(module: StoreModule.self)"
    let found = try #require(
      sharedTwice(outer: include, inner: "\(include)\nbinder.bind((any Reading).self).to { $0 as Store }").first)
    #expect("\(found.headline)" == "Store: has 2 shared bindings, so 2 objects of it are created")
    #expect(
      found.steps.map { "\($0.text)" } == [
        "Store is bound to its own object in App > StoreModule",
        "Store is bound to its own object in Session > StoreModule",
      ])
    #expect(
      "\(try #require(found.suggestions.first).text)"
        == "to share one object, bind Store in App only: its subcomponents inject the same object")
    #expect(found.suggestions.compactMap(\.code).map { "\($0)" } == ["binder.accept(.sharedTwice, for: Store.self)"])
  }

  @Test("Shared bindings of one class under two keys in a component and its subcomponent are a warning")
  func keysOfBoth() throws {
    let found = try sharedTwice(
      outer: "binder.bind(Store.self).sharedInScope().to(factory: Store.init)",
      inner: "binder.bind((any Reading).self).sharedInScope().to { Store() }")
    #expect(found.map { "\($0.headline)" } == ["Store: has 2 shared bindings, so 2 objects of it are created"])
    #expect(
      found.first?.suggestions.first?.text.description
        == "to share one object, bind Store in App only, and forward the other bindings to it: to { $0 as Store }")
  }

  @Test(
    "Different objects, and accepted warnings, in a component and its subcomponent are no warning",
    arguments: [
      // The shadowed binding has a warning of its own.
      (
        "binder.bind((any Reading).self).sharedInScope().to { Store() }",
        "binder.bind((any Reading).self).sharedInScope().to { Store() }"
      ),
      // The two files have different stores.
      (
        """
        binder.bind().sharedInScope().to(factory: Store.init)
        binder.bind((any Writing).self).sharedInScope().to { File(store: $0) }
        """,
        """
        binder.bind().sharedInScope().to(factory: Store.init)
        binder.accept(.sharedTwice, for: Store.self)
        binder.bind((any Reading).self).sharedInScope().to { File(store: $0) }
        """
      ),
      (
        "binder.bind(Store.self).sharedInScope().to(factory: Store.init)",
        "binder.bind((any Reading).self).to { Store() }"
      ),
      (
        "binder.bind(Store.self).sharedInScope().to(factory: Store.init)",
        """
        binder.bind((any Reading).self).sharedInScope().to { Store() }
        binder.accept(.sharedTwice, for: (any Reading).self)
        """
      ),
    ])
  func differentInBoth(outer: String, inner: String) throws {
    #expect(try sharedTwice(outer: outer, inner: inner).map { "\($0.headline)" } == [])
  }

  @Test("Two values created by two binding statements are a warning, and one value bound twice is not")
  func values() throws {
    #expect(
      try found(
        .sharedTwice,
        binding: """
          binder.bind((any Reading).self).to(value: Store())
          binder.bind((any Writing).self).to(value: Store())
          """) == twice)
    #expect(
      try found(
        .sharedTwice,
        binding: """
          let store = Store()
          binder.bind((any Reading).self).to(value: store)
          binder.bind((any Writing).self).to(value: store)
          """) == [])
  }

  // MARK: Unshared state

  private func unshared(_ statement: String, as type: String) throws -> [String] {
    try found(
      .unsharedClass,
      binding: """
        \(statement)
        binder.bind(One.self).to(factory: One.init)
        binder.bind(Two.self).to(factory: Two.init)
        """,
      types: "struct One { let it: \(type) }\nstruct Two { let it: \(type) }")
  }

  @Test("An unshared class with mutable state and several dependents is a note")
  func unsharedClass() throws {
    let text = "is a class with mutable state, but is not shared: 2 bindings get separate objects"
    #expect(try unshared("binder.bind().to(factory: Ledger.init)", as: "Ledger") == ["note Ledger: \(text)"])
    #expect(try unshared("binder.bind().to { Store() }", as: "Store") == ["note Store: \(text)"])
    #expect(try unshared("binder.bind().to(factory: Counter.init)", as: "Counter") == ["note Counter: \(text)"])
    #expect(
      try unshared("binder.bind((any Reading).self).to { Store() }", as: "any Reading")
        == [
          "note Reading: is bound to Store, a class with mutable state, but is not shared: 2 bindings get separate objects"
        ])
  }

  @Test("A class that is shared, immutable, injected as a provider or accepted is no note")
  func sharedState() throws {
    #expect(try unshared("binder.bind().sharedInScope().to(factory: Store.init)", as: "Store") == [])
    #expect(try unshared("binder.bind().to(factory: Label.init)", as: "Label") == [])
    #expect(try unshared("binder.bind().to(factory: Store.init)", as: "Provider<Store>") == [])
    #expect(try unshared("binder.bind().to(factory: Store.init)", as: "() -> Store") == [])
    #expect(
      try unshared(
        "binder.bind().to(factory: Store.init)\nbinder.accept(.unsharedClass, for: Store.self)", as: "Store") == [])
  }
}
