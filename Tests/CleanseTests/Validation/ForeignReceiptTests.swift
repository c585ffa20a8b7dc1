import Cleanse
import Testing

@Suite("A component that hands back the receipt of another binding than its root's")
struct ForeignReceiptTests {
  final class Kept: @unchecked Sendable {
    @TaskLocal static var current = Kept()

    var receipt: BindingReceipt<Int>?
  }

  struct Name: Cleanse.Tag {
    typealias Element = Int
  }

  /// Binds the root's type in `configure`, and hands back that receipt.
  struct OwnBinding: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      Kept.current.receipt = binder.bind(Int.self).to(value: 1)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      Kept.current.receipt ?? bind.to(value: 2)
    }
  }

  /// Binds the root's type under a tag, and hands back that receipt.
  struct TaggedBinding: RootComponent {
    static func configure(binder: Binder<InnerScope>) {
      Kept.current.receipt = binder.bind(Int.self).tagged(with: Name.self).to(value: 1)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      Kept.current.receipt ?? bind.to(value: 2)
    }
  }

  struct Installing: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: TaggedBinding.self)
    }
  }

  @Test("is reported where nothing else binds the root")
  func tagged() throws {
    try check(TaggedBinding.self, requirer: "TaggedBinding", line: nil)
  }

  @Test("has that binding as its root where it is of the root's type")
  func ownBinding() throws {
    try Kept.$current.withValue(Kept()) {
      let root = try ComponentFactory.of(OwnBinding.self).build()
      #expect(root == 1)
    }
  }

  @Test("is reported at the place where it is installed")
  func installed() throws {
    try check(Checked<Installing>.self, requirer: "TaggedBinding", line: Installing.line)
  }

  private func check<C: RootComponent>(_ component: C.Type, requirer: String, line: Int?) throws {
    try Kept.$current.withValue(Kept()) {
      let errors = faults(of: component)
      try #require(errors.count == 1, "\(errors)")
      let missing = try #require(errors[0] as? MissingProvider)
      #expect(TypeReference(missing.requestedType) == TypeReference(Int.self))
      #expect(names(missing.requests.compactMap(\.providerRequiredFor)) == [requirer])
      #expect(missing.requests.map { $0.sourceLocation?.line } == [line])
    }
  }
}
