import TestSupport
import Cleanse
import Testing

@Suite("Bindings to a provider")
struct ProviderTerminatorTests {
  struct Port: Cleanse.Tag {
    typealias Element = Int
  }

  struct Host: Cleanse.Tag {
    typealias Element = String
  }

  /// A custom provider type.
  struct FixedProvider: ProviderProtocol {
    let getter: () -> UInt

    init(getter: @escaping () -> UInt) {
      self.getter = getter
    }

    func get() -> UInt { getter() }
  }

  struct Providers: Module {
    static func configure(binder: Binder<Singleton>) {
      let counter = Counter()
      let port = TaggedProvider<Port>(value: 8080)
      binder.bind(Int.self).to(provider: Provider(getter: counter.increment))
      binder.bind(Double.self).sharedInScope().to(provider: Provider { Double(counter.increment()) })
      binder.bind(Port.Element.self).tagged(with: Port.self).to(provider: port)
      binder.bind(String.self).to(provider: TaggedProvider<Host>(getter: { "localhost" }))
      binder.bind().to(provider: FixedProvider(value: 42))
      binder.bind(Counter?.self).to(provider: WeakProvider(value: counter))
    }
  }

  @Test("An unshared binding to a provider calls it at each request")
  func askedAtEachRequest() throws {
    let provider = try resolve(Provider<Int>.self, from: Providers.self)
    #expect([provider.get(), provider.get(), provider.get()] == [1, 2, 3])
  }

  @Test("A shared binding to a provider calls it once")
  func sharedAsksOnce() throws {
    let provider = try resolve(Provider<Double>.self, from: Providers.self)
    #expect([provider.get(), provider.get(), provider.get()] == [1, 1, 1])
  }

  @Test("A tagged binding accepts a provider of its tag")
  func taggedProvider() throws {
    #expect(try resolve(TaggedProvider<Port>.self, from: Providers.self).get() == 8080)
  }

  @Test("A plain binding accepts a tagged provider of its element type")
  func taggedProviderForPlainBinding() throws {
    #expect(try resolve(String.self, from: Providers.self) == "localhost")
  }

  @Test("A binding of an optional accepts a weak provider")
  func weakProvider() throws {
    let handle = try ComponentFactory.of(Asking<Providers, Counter?>.self).instantiate()
    // The closures of the other bindings retain the counter.
    #expect(handle.root.wanted != nil)
  }

  @Test("A binding accepts a custom provider type")
  func ownProvider() throws {
    #expect(try resolve(UInt.self, from: Providers.self) == 42)
  }
}
