import TestSupport
import Cleanse
import Testing

@Suite("Provider seeds")
struct ProviderSeedTests {
  struct Number: Cleanse.Tag {
    typealias Element = Int
  }

  struct Plain: RootComponent {
    typealias Seed = Provider<Int>

    struct Root {
      let provider: Provider<Int>
      let element: Int
      let optional: Int?
      let lazy: () -> Int
    }

    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct Tagged: RootComponent {
    typealias Seed = TaggedProvider<Number>

    struct Root {
      let first: TaggedProvider<Number>
      let second: TaggedProvider<Number>
      let inner: ComponentFactory<Inside>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Inside.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct Inside: Component {
    static func configure(binder: Binder<InnerScope>) {}

    static func configureRoot(
      binder bind: ReceiptBinder<Asked<TaggedProvider<Number>>>
    ) -> BindingReceipt<Asked<TaggedProvider<Number>>> {
      bind.to(factory: Asked.init)
    }
  }

  @Test("A provider seed is called at each request")
  func plain() throws {
    let counter = Counter()
    let root = try ComponentFactory.of(Plain.self).build(Provider(getter: counter.increment))
    #expect(counter.count == 2)
    #expect([root.element, root.optional] == [1, 2])
    #expect([root.provider.get(), root.lazy(), root.provider.get()] == [3, 4, 5])
  }

  @Test("A tagged provider seed is called at each request, also in a subcomponent, and not earlier")
  func tagged() throws {
    let counter = Counter()
    let root = try ComponentFactory.of(Tagged.self).build(TaggedProvider(getter: counter.increment))
    let inside = root.inner.build().wanted
    #expect(counter.count == 0)
    #expect([root.first.get(), root.second.get(), inside.get(), root.first.get()] == [1, 2, 3, 4])
  }

  @Test("A provider seed can be given as its element")
  func element() throws {
    let root = try ComponentFactory.of(Tagged.self).build(7)
    #expect([root.first.get(), root.inner.build().wanted.get()] == [7, 7])
    #expect(try ComponentFactory.of(Plain.self).build(8).provider.get() == 8)
  }
}
