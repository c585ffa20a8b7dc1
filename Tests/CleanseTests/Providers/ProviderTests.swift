import TestSupport
import Cleanse
import Testing

@Suite("Providers without a graph")
struct ProviderTests {
  final class Engine {}

  struct Port: Cleanse.Tag {
    typealias Element = Int
  }

  struct Host: Cleanse.Tag {
    typealias Element = String
  }

  @Test("A provider with a getter calls it at each request")
  func getter() {
    let counter = Counter()
    let plain = Provider(getter: counter.increment)
    #expect([plain.get(), plain.get()] == [1, 2])
    let tagged = TaggedProvider<Port>(getter: counter.increment)
    #expect([tagged.get(), tagged.get()] == [3, 4])
    let engine = Engine()
    let weak = WeakProvider { [weak engine] in engine }
    #expect(weak.get() === engine)
  }

  @Test("A weak provider of an object does not retain the object")
  func weakValue() {
    var engine: Engine? = Engine()
    let provider = WeakProvider(value: engine)
    #expect(provider.get() === engine)
    engine = nil
    #expect(provider.get() == nil)
  }

  @Test("A provider of a value returns it at each request")
  func value() {
    let engine = Engine()
    let plain = Provider(value: engine)
    #expect(plain.get() === engine)
    #expect(plain.get() === engine)
    #expect(TaggedProvider<Port>(value: 80).get() == 80)
    #expect(WeakProvider(value: engine).get() === engine)
  }

  @Test("A provider of another provider calls it at each request")
  func other() {
    let counter = Counter()
    let first = Provider(getter: counter.increment)
    let second = Provider(other: first)
    let tagged = TaggedProvider<Port>(other: second)
    let plain = Provider<Int>(other: tagged)
    #expect([second.get(), tagged.get(), plain.get()] == [1, 2, 3])
    #expect(counter.count == 3)
  }

  @Test("A mapped provider transforms each value at its request")
  func map() {
    let counter = Counter()
    let doubled: Provider<String> = Provider(getter: counter.increment).map { "\($0 * 2)" }
    #expect(counter.count == 0)
    #expect([doubled.get(), doubled.get()] == ["2", "4"])
    let next: Provider<Int> = TaggedProvider<Port>(value: 80).map { (port: Int) -> Int in port + 1 }
    #expect(next.get() == 81)
    let half: Provider<Double> = Provider(value: 1).map(transform: { (whole: Int) -> Double in Double(whole) + 0.5 })
    #expect(half.get() == 1.5)
    let engine = Engine()
    #expect(WeakProvider(value: engine).map { $0 != nil }.get())
    #expect(Provider(value: 7).map(String.init(describing:)).get() == "7")
  }

  @Test("A tagged provider converts to a plain provider with asProvider()")
  func asProvider() {
    let counter = Counter()
    let provider: Provider<Int> = TaggedProvider<Port>(getter: counter.increment).asProvider()
    #expect([provider.get(), provider.get()] == [1, 2])
  }

  @Test("A provider is callable as a function")
  func callable() {
    let engine = Engine()
    #expect(Provider(value: 1)() == 1)
    #expect(TaggedProvider<Host>(value: "localhost")() == "localhost")
    #expect(WeakProvider(value: engine)() === engine)
    #expect(Assisted(getter: { 2 })() == 2)
    #expect(Factory<EmptySeed<Int>>(factory: { 3 })() == 3)
  }

  @Test("Generic code uses any provider through ProviderProtocol")
  func generic() {
    func ask<P: ProviderProtocol>(_ provider: P) -> P.Element { provider.get() }
    func make<P: ProviderProtocol>(_ type: P.Type, of element: P.Element) -> P { P(value: element) }
    #expect(ask(Provider(value: 1)) == 1)
    #expect(ask(make(TaggedProvider<Port>.self, of: 2)) == 2)
    #expect(ask(make(WeakProvider<Engine>.self, of: nil)) == nil)
  }
}
