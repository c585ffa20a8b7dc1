import Cleanse
import Testing

@Suite("Receipts of other bindings in configureRoot")
struct ForeignReceiptTests {
  final class Kept: @unchecked Sendable {
    @TaskLocal static var current = Kept()

    var receipt: BindingReceipt<Int>?
  }

  struct Name: Cleanse.Tag {
    typealias Element = Int
  }

  /// Binds the root's type in `configure`, and returns that receipt.
  struct OwnBinding: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      Kept.current.receipt = binder.bind(Int.self).to(value: 1)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      Kept.current.receipt ?? bind.to(value: 2)
    }
  }

  /// Binds the root's type under a tag, and returns that receipt.
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

  @Test("A root whose receipt is that of a tagged binding is a missing binding")
  func tagged() throws {
    try check(TaggedBinding.self, requirer: "TaggedBinding", line: nil)
  }

  @Test("A root may return the receipt of a binding of its type from configure")
  func ownBinding() throws {
    try Kept.$current.withValue(Kept()) {
      let root = try ComponentFactory.of(OwnBinding.self).build()
      #expect(root == 1)
    }
  }

  @Test("The missing root of a subcomponent has the location of the installation")
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
