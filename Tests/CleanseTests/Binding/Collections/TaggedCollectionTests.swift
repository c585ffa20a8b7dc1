import TestSupport
import Cleanse
import Testing

@Suite("Tagged multibindings")
struct TaggedCollectionTests {
  struct Primes: Cleanse.Tag {
    typealias Element = [Int]
  }

  struct Squares: Cleanse.Tag {
    typealias Element = Set<Int>
  }

  struct Digits: Cleanse.Tag {
    typealias Element = [String: Int]
  }

  struct Numbers: Module {
    static func configure(binder: Binder<Singleton>) {
      let counter = Counter()
      binder.bind().intoCollection().tagged(with: Primes.self).to(value: [2, 3])
      binder.bind(Int.self).intoCollection().tagged(with: Primes.self).to(value: 5)
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.bind(Int.self).intoCollection().tagged(with: Primes.self).sharedInScope().to { 6 + counter.increment() }
      binder.bind(Int.self).intoSet().tagged(with: Squares.self).to(value: [1, 4])
      binder.bind(Int.self).intoDictionary(key: "one").tagged(with: Digits.self).to(value: 1)
    }
  }

  struct InnerNumbers: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int.self).intoCollection().tagged(with: Primes.self).sharedInScope().to(value: 11)
      binder.bind(Int.self).intoSet().tagged(with: Squares.self).to(value: 9)
      binder.bind(Int.self).intoDictionary(key: "two").tagged(with: Digits.self).to(value: 2)
    }
  }

  @Test("A tagged multibinding lists the contributions of its tag in binding order")
  func tagged() throws {
    let provider = try resolve(TaggedProvider<Primes>.self, from: Numbers.self)
    #expect(provider.get() == [2, 3, 5, 7])
    #expect(provider.get() == [2, 3, 5, 7])
    #expect(try resolve(TaggedProvider<Squares>.self, from: Numbers.self).get() == [1, 4])
    #expect(try resolve(TaggedProvider<Digits>.self, from: Numbers.self).get() == ["one": 1])
  }

  @Test("Contributions with a tag are not part of the plain multibinding")
  func plain() throws {
    #expect(try resolve([Int].self, from: Numbers.self) == [1])
    try expectMissing(Set<Int>.self, in: Numbers.self)
    try expectMissing([String: Int].self, in: Numbers.self)
  }

  @Test("A subcomponent contributes to a tagged multibinding of its parent")
  func fromChild() throws {
    let primes = try resolve(TaggedProvider<Primes>.self, inside: InnerNumbers.self, of: Numbers.self)
    #expect(primes.get() == [11, 2, 3, 5, 7])
    let squares = try resolve(TaggedProvider<Squares>.self, inside: InnerNumbers.self, of: Numbers.self)
    #expect(squares.get() == [1, 4, 9])
    let digits = try resolve(TaggedProvider<Digits>.self, inside: InnerNumbers.self, of: Numbers.self)
    #expect(digits.get() == ["one": 1, "two": 2])
  }

  @Test("A tagged multibinding without contributions of its tag is a missing binding")
  func missing() throws {
    struct OnlyPlain: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).intoCollection().to(value: 1)
      }
    }
    try expectMissing(
      TaggedProvider<Primes>.self, spelledAs: TaggedProvider<Primes>.self, in: OnlyPlain.self)
  }
}
