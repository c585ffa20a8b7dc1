import Cleanse
import Testing

@Suite("Fresh and shared objects")
struct FreshAndSharedTests {
  final class Thing {}

  /// Asks in every form.
  struct Forms {
    let first: Thing
    let second: Thing
    let provider: Provider<Thing>
    let lazy: () -> Thing
    let optional: Thing?
    let weak: WeakProvider<Thing>

    var things: [Thing] {
      [first, second, provider.get(), provider.get(), lazy(), lazy()]
        + [optional, weak.get(), weak.get()].compactMap { $0 }
    }
  }

  struct Fresh: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Thing.init)
      binder.bind().to(factory: Forms.init)
    }
  }

  struct SharedOutside: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Thing.init)
      binder.bind().to(factory: Forms.init)
    }
  }

  struct Contributions: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().intoCollection().sharedInScope().to(factory: Thing.init)
      binder.bind().intoCollection().to(factory: Thing.init)
      binder.bind([Thing].self).tagged(with: Outside.self).to { $0 as [Thing] }
    }
  }

  struct Outside: Cleanse.Tag {
    typealias Element = [Thing]
  }

  struct MoreContributions: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().intoCollection().sharedInScope().to(factory: Thing.init)
      binder.bind().to { HoldingBoth(first: $0 as Provider<[Thing]>, second: $1 as TaggedProvider<Outside>) }
    }
  }

  @Test("an unshared binding makes a new object at each request, in every form")
  func fresh() throws {
    let things = try resolve(Forms.self, from: Fresh.self).things
    #expect(things.count == 9)
    #expect(Set(things.map(ObjectIdentifier.init)).count == 9)
  }

  @Test("a shared binding makes one object for all requests, in every form and from inside")
  func shared() throws {
    let things = try resolve(Forms.self, from: SharedOutside.self).things
    #expect(things.count == 9)
    #expect(Set(things.map(ObjectIdentifier.init)).count == 1)
    let fromChild = try resolveFromChild(Forms.self, of: SharedOutside.self).things
    #expect(Set(fromChild.map(ObjectIdentifier.init)).count == 1)
  }

  @Test("each contribution is shared by itself, and stays so seen from inside")
  func contributions() throws {
    typealias Lists = HoldingBoth<Provider<[Thing]>, TaggedProvider<Outside>>
    let lists = try resolve(Lists.self, inside: MoreContributions.self, of: Contributions.self)
    let (first, second, outside) = (lists.first.get(), lists.first.get(), lists.second.get())
    try #require(first.count == 3 && second.count == 3 && outside.count == 2)
    #expect(first[0] === second[0])
    #expect(first[1] === second[1])
    #expect(first[2] !== second[2])
    #expect(outside[0] === first[1])
    #expect(outside[1] !== first[2])
  }
}
