import BindingGraph
import TestSupport
import Testing

@testable import cleansec

@Suite("Module names that look like type parameters") struct ModuleNameTests {
  private static let source = MarkedSource(
    text: """
      import Cleanse

      protocol Store { associatedtype Element; init() }
      struct S3 {}
      struct H264<T> {
        struct F12<U> { init() {} }
        func wire<X1: Store, X2>(_ binder: UnscopedBinder, _ store: X1.Type, _ other: X2.Type) where X2: Hashable {
          binder.bind([X1.Element].self).to { [] }
          binder.bind([X2: X1].self).to { (_: S3) in fatalError() }  // error: S3: binding missing
        }
      }
      struct Folder: Store { typealias Element = H264<S3>; init() {} }
      final class X509 { init(_ parts: H264<S3>.F12<X509?>) {} }
      struct App: RootComponent {
        static func configure(binder: UnscopedBinder) {
          binder.bind(X509.self).to(factory: X509.init)
          binder.bind(H264<S3>.F12<X509?>.self).to(factory: H264<S3>.F12<X509?>.init)
          H264<Int>().wire(binder, Folder.self, String.self)
        }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
          bind.to { (_: X509, _: [H264<S3>], _: [String: Folder]) in 1 }
        }
      }
      struct F5 {
        private struct S4 {}
        struct App: RootComponent {
          static func configure(binder: UnscopedBinder) {
            struct X1 {}
            binder.bind(X1.self).to { (_: S4) in X1() }  // error: S4: binding missing
          }
          static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: X1) in 1 } }
        }
      }
      """.replacing("(_: X1) in 1", with: "1"))

  @Test(
    "A module named S3 is checked like any other module",
    arguments: ["App", "S3", "X509", "H264", "F12", "Z0", "T1000"])
  func modules(name: String) throws {
    #expect(try Self.source.found(asModule: name) == Self.source.expected)
  }

  @Test("A module whose types look like its own type parameters throws an error") func ambiguous() {
    #expect(throws: DumpError.moduleNamedAsParameter("A1")) { try Self.source.check(asModule: "A1") }
  }

  @Test(
    "A generic root is selected by its name with type arguments as written in code",
    arguments: ["Bare<Coll.Ordered>", "Bare<Ordered>", "App.Bare<App.Coll.Ordered>"])
  func chosenRoot(name: String) throws {
    let source = try TemporaryFile(
      """
      import Cleanse
      enum Coll { struct Ordered {} }
      struct Bare<T>: RootComponent {
        static func configure(binder: UnscopedBinder) {}
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
      }
      let report = GraphValidator.validate(Bare<Coll.Ordered>.self)
      """)
    let facts = try TestCompiler.facts(ofModule: "App", sources: [source.path])
    #expect(try GraphCheck([facts], roots: [name]).findings.map(\.root) == ["App.Bare<App.Coll.Ordered>"])
    #expect(throws: UnknownRoot.self) { try GraphCheck([facts], roots: ["Bare<Other.Ordered>"]) }
  }
}
