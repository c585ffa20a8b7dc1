import Cleanse
import Testing

@Suite("Seeds and bindings")
struct SeedConflictTests {
  struct UserID: Cleanse.Tag {
    typealias Element = String
  }

  final class User {}

  struct BoundAgain: RootComponent {
    typealias Root = Int
    typealias Seed = TaggedProvider<UserID>

    static func configure(binder: UnscopedBinder) {
      binder.bind().tagged(with: UserID.self).to(value: "bound")
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (id: TaggedProvider<UserID>) in id.get().count }
    }
  }

  struct BesidePlain: RootComponent {
    typealias Root = [String]
    typealias Seed = TaggedProvider<UserID>

    static func configure(binder: UnscopedBinder) {
      binder.bind(String.self).to(value: "plain")
    }

    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
      bind.to { [$0 as String, ($1 as TaggedProvider<UserID>).get()] }
    }
  }

  struct WeakSeed: RootComponent {
    typealias Root = Asked<WeakProvider<User>>
    typealias Seed = WeakProvider<User>

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Asked.init)
    }
  }

  struct OuterUser: RootComponent {
    struct Root {
      let id: String
      let child: ComponentFactory<InnerUser>
    }
    typealias Seed = String

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: InnerUser.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct InnerUser: Component {
    typealias Root = Asked<() -> String>
    typealias Seed = String

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Asked.init)
    }
  }

  @Test("A seed and a binding of the same key are a duplicate binding")
  func duplicate() {
    let error = #expect(throws: DuplicateBinding.self) { try ComponentFactory.of(BoundAgain.self) }
    #expect(error?.boundType == TaggedProvider<UserID>.self)
    #expect(error?.bindings.count == 2)
  }

  @Test("A tagged seed and a plain binding of its element type are two bindings")
  func besidePlain() throws {
    #expect(try ComponentFactory.of(BesidePlain.self).build("seed") == ["plain", "seed"])
  }

  @Test("A weak provider seed is injected without retaining its object")
  func weakSeed() throws {
    var user: User? = User()
    let provider = WeakProvider { [weak user] in user }
    let root = try ComponentFactory.of(WeakSeed.self).build(provider)
    #expect(root.wanted.get() === user)
    user = nil
    #expect(root.wanted.get() == nil)
  }

  @Test("A seed of a subcomponent shadows the parent's seed of the same type")
  func hidesParents() throws {
    let outer = try ComponentFactory.of(OuterUser.self).build("outer")
    #expect(outer.child.build("inner").wanted() == "inner")
    #expect(outer.child.build("other").wanted() == "other")
    #expect(outer.id == "outer")
  }
}
