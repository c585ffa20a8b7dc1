import Cleanse
import Testing

@Suite("Assisted factories of 0 to 20 dependencies")
struct AssistedArityTests {
  /// The assisted factory for products of one arity.
  struct Making<Count>: AssistedFactory {
    typealias Seed = Int
    typealias Element = Handed<Count>
  }

  static func makeNone(_ seed: Assisted<Int>) -> Handed<Arity.None> {
    Handed(numbers: [seed.get()] + numbers())
  }

  static func makeOne(_ seed: Assisted<Int>, _ n1: N1) -> Handed<Arity.One> {
    Handed(numbers: [seed.get()] + numbers(n1))
  }

  static func makeTwo(_ seed: Assisted<Int>, _ n1: N1, _ n2: N2) -> Handed<Arity.Two> {
    Handed(numbers: [seed.get()] + numbers(n1, n2))
  }

  static func makeTen(
    _ seed: Assisted<Int>, _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4,
    _ n5: N5, _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9,
    _ n10: N10
  ) -> Handed<Arity.Ten> {
    Handed(
      numbers: [seed.get()]
        + numbers(
          n1, n2, n3, n4, n5, n6, n7, n8, n9, n10
        ))
  }

  static func makeTwenty(
    _ seed: Assisted<Int>, _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4,
    _ n5: N5, _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9,
    _ n10: N10, _ n11: N11, _ n12: N12, _ n13: N13, _ n14: N14,
    _ n15: N15, _ n16: N16, _ n17: N17, _ n18: N18, _ n19: N19,
    _ n20: N20
  ) -> Handed<Arity.Twenty> {
    Handed(
      numbers: [seed.get()]
        + numbers(
          n1, n2, n3, n4, n5, n6, n7, n8, n9, n10,
          n11, n12, n13, n14, n15, n16, n17, n18, n19, n20
        ))
  }

  struct Bound: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bindFactory(Handed<Arity.None>.self).with(Making<Arity.None>.self).to(factory: makeNone)
      binder.bindFactory(Handed<Arity.One>.self).with(Making<Arity.One>.self).to(factory: makeOne)
      binder.bindFactory(Handed<Arity.Two>.self).with(Making<Arity.Two>.self).to(factory: makeTwo)
      binder.bindFactory(Handed<Arity.Ten>.self).with(Making<Arity.Ten>.self).to(factory: makeTen)
      binder.bindFactory(Handed<Arity.Twenty>.self).with(Making<Arity.Twenty>.self).to(factory: makeTwenty)
    }
  }

  @Test("hand the argument and each dependency to its parameter")
  func arities() throws {
    #expect(try resolve(Factory<Making<Arity.None>>.self, from: Bound.self).build(-1).numbers == [-1] + [])
    #expect(try resolve(Factory<Making<Arity.One>>.self, from: Bound.self).build(-1).numbers == [-1] + [1])
    #expect(try resolve(Factory<Making<Arity.Two>>.self, from: Bound.self).build(-1).numbers == [-1] + [1, 2])
    #expect(try resolve(Factory<Making<Arity.Ten>>.self, from: Bound.self).build(-1).numbers == [-1] + Array(1...10))
    #expect(try resolve(Factory<Making<Arity.Twenty>>.self, from: Bound.self).build(-1).numbers == [-1] + Array(1...20))
  }
}
