import Cleanse
import Testing

@Suite("Seeds")
struct SeedTests {
  struct UserID: Cleanse.Tag {
    typealias Element = String
  }

  struct TaggedSeed: Component {
    typealias Seed = TaggedProvider<UserID>

    struct Root {
      let id: TaggedProvider<UserID>
      let greeting: String
    }

    static func configure(binder: UnscopedBinder) {
      binder.bind().to { (id: TaggedProvider<UserID>) in "Hello, \(id.get())" }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct PlainSeed: RootComponent {
    typealias Root = String
    typealias Seed = (Int, Double)

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (seed: (Int, Double)) in "\(seed.0) and \(seed.1)" }
    }
  }

  struct Components: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: TaggedSeed.self)
    }
  }

  @Test("A component with a tagged provider seed is built from an element or a provider")
  func taggedSeed() throws {
    let factory = try resolve(ComponentFactory<TaggedSeed>.self, from: Components.self)
    #expect(factory.build("ada").greeting == "Hello, ada")
    #expect(factory.build(TaggedProvider(value: "bob")).greeting == "Hello, bob")
    #expect(factory.build(TaggedProvider(value: "eve")).id.get() == "eve")
    #expect(factory("dan").greeting == "Hello, dan")
  }

  @Test("A root component accepts a tuple as its seed")
  func tupleSeed() throws {
    let factory = try ComponentFactory.of(PlainSeed.self)
    #expect(factory.build((1, 2.5)) == "1 and 2.5")
    #expect(factory.build((2, 3.5)) == "2 and 3.5")
  }
}
