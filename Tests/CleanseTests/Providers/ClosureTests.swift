import TestSupport
import Cleanse
import Testing

@Suite("Closures")
struct ClosureTests {
  struct Name: Equatable {
    let text: String
  }

  struct LazyOnly: Module {
    static func configure(binder: Binder<Singleton>) {
      let counter = Counter()
      binder.bind().to { counter.increment() }
    }
  }

  struct BoundClosure: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      binder.bind((() -> Int).self).to(value: { 2 })
      binder.bind((() -> String).self).to { (number: Int) in { "Number \(number)" } }
      binder.bind(((Int) -> Int).self).to(value: { $0 + 1 })
    }
  }

  struct Converted: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "Ada")
      binder.bind().to { (text: String) in Name(text: text) }
    }
  }

  @Test("A closure of a bound type resolves the binding at each call")
  func lazy() throws {
    let next = try resolve((() -> Int).self, from: LazyOnly.self)
    #expect([next(), next(), next()] == [1, 2, 3])
  }

  @Test("An explicit binding of a closure type takes precedence over a lazy closure")
  func boundClosureWins() throws {
    #expect(try resolve((() -> Int).self, from: BoundClosure.self)() == 2)
    #expect(try resolve(Int.self, from: BoundClosure.self) == 1)
    #expect(try resolve(Provider<() -> Int>.self, from: BoundClosure.self).get()() == 2)
    #expect(try resolveFromChild((() -> Int).self, of: BoundClosure.self)() == 2)
  }

  @Test("A bound closure does not bind its result type")
  func boundClosureIsNotItsResult() throws {
    #expect(try resolve((() -> String).self, from: BoundClosure.self)() == "Number 1")
    try expectMissing(String.self, in: BoundClosure.self)
  }

  @Test("A bound closure with parameters is available only as its own type")
  func closureWithParameters() throws {
    #expect(try resolve(((Int) -> Int).self, from: BoundClosure.self)(4) == 5)
    try expectMissing(((String) -> Int).self, in: BoundClosure.self)
  }

  @Test("A closure with a typed parameter binds its result type")
  func bindsWhatItReturns() throws {
    #expect(try resolve(Name.self, from: Converted.self) == Name(text: "Ada"))
    try expectMissing(((String) -> Name).self, in: Converted.self)
  }

  @Test("A lazy closure may return tuples, existentials, Any and metatypes")
  func oddResults() throws {
    struct Odd: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind((Int, String).self).to(value: (1, "one"))
        binder.bind((any Error).self).to { CancellationError() }
        binder.bind(Any.self).to(value: 3)
        binder.bind(Int.Type.self).to(value: Int.self)
      }
    }
    let pair = try resolve((() -> (Int, String)).self, from: Odd.self)()
    #expect(pair == (1, "one"))
    #expect(try resolve((() -> any Error).self, from: Odd.self)() is CancellationError)
    #expect(try resolve((() -> Any).self, from: Odd.self)() as? Int == 3)
    #expect(try resolve((() -> Int.Type).self, from: Odd.self)() == Int.self)
  }
}
