import Cleanse
import Testing

@Suite("Multibindings of unusual elements")
struct UnusualElementTests {
  struct Elements: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int?.self).intoCollection().to(value: nil)
      binder.bind(Int?.self).intoCollection().to(value: [1, nil])
      binder.bind([Int].self).intoCollection().to(value: [1, 2])
      binder.bind([Int].self).intoCollection().to(value: [[3], []])
      binder.bind((() -> Int).self).intoCollection().to(value: { 4 })
      binder.bind((() -> Int).self).intoCollection().to { { 5 } }
      binder.bind(Provider<Int>.self).intoCollection().to(value: Provider(value: 6))
    }
  }

  @Test("An array multibinding accepts optionals as elements")
  func optionals() throws {
    #expect(try resolve([Int?].self, from: Elements.self) == [nil, 1, nil])
  }

  @Test("An array multibinding accepts arrays as elements")
  func arrays() throws {
    #expect(try resolve([[Int]].self, from: Elements.self) == [[1, 2], [3], []])
  }

  @Test("An array multibinding accepts closures and providers as elements")
  func closuresAndProviders() throws {
    #expect(try resolve([() -> Int].self, from: Elements.self).map { $0() } == [4, 5])
    #expect(try resolve([Provider<Int>].self, from: Elements.self).map { $0.get() } == [6])
  }
}
