import TestSupport
import Cleanse
import Testing

@Suite("Layouts of values")
struct LayoutTests {
  struct Empty {}

  enum OneCase {
    case only
  }

  struct Large: Equatable {
    var first = [1, 2, 3]
    var numbers = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    var text = "a text that does not fit into a small string"

    static func == (left: Large, right: Large) -> Bool {
      left.first == right.first && left.numbers.9 == right.numbers.9 && left.text == right.text
    }
  }

  struct Bound: Module {
    static func configure(binder: Binder<Singleton>) {
      let counter = Counter()
      binder.bind().sharedInScope().to(factory: Empty.init)
      binder.bind().sharedInScope().to { OneCase.only }
      binder.bind().sharedInScope().to { (_: Empty, _: OneCase) in Large(first: [counter.increment()]) }
      binder.bind().sharedInScope().to { (large: Large) in SIMD8<Double>(repeating: Double(large.first[0])) }
      binder.bind(SIMD16<Int32>.self).intoCollection().sharedInScope().to {
        [SIMD16(repeating: 1), SIMD16(repeating: 2)]
      }
      binder.bind(Bool.self).sharedInScope().to { (_: SIMD8<Double>) in true }
      binder.bind((Bool, Large, UInt8).self).sharedInScope().to { ($0 as Bool, $1 as Large, 7) }
    }
  }

  @Test("Shared bindings hold values of any size and alignment")
  func shared() throws {
    #expect(try resolve(Large.self, from: Bound.self) == Large(first: [1]))
    #expect(try resolve(Provider<Large>.self, from: Bound.self).get() == Large(first: [1]))
    #expect(try resolve(SIMD8<Double>.self, from: Bound.self) == SIMD8(repeating: 1))
    #expect(try resolve(Provider<SIMD8<Double>?>.self, from: Bound.self).get() == SIMD8(repeating: 1))
    #expect(try resolve([SIMD16<Int32>].self, from: Bound.self) == [SIMD16(repeating: 1), SIMD16(repeating: 2)])
    #expect(try resolve(OneCase?.self, from: Bound.self) == .only)
    let tuple = try resolve((Bool, Large, UInt8).self, from: Bound.self)
    #expect(tuple.0 && tuple.1 == Large(first: [1]) && tuple.2 == 7)
  }
}
