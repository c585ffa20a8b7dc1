import Cleanse

/// Remembers the positions of what its maker was handed.
struct Handed<Count> {
  let numbers: [Int]
}

/// Tells products of several arities apart.
enum Arity {
  enum None {}
  enum One {}
  enum Two {}
  enum Ten {}
  enum Twenty {}
}

/// Factories of all arities that the tests use.
enum Makers {
  static func makeNone() -> Handed<Arity.None> {
    Handed(numbers: numbers())
  }

  static func makeOne(_ n1: N1) -> Handed<Arity.One> {
    Handed(numbers: numbers(n1))
  }

  static func makeTwo(_ n1: N1, _ n2: N2) -> Handed<Arity.Two> {
    Handed(numbers: numbers(n1, n2))
  }

  static func makeTen(
    _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4, _ n5: N5,
    _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9, _ n10: N10
  ) -> Handed<Arity.Ten> {
    Handed(
      numbers: numbers(
        n1, n2, n3, n4, n5, n6, n7, n8, n9, n10
      ))
  }

  static func makeTwenty(
    _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4, _ n5: N5,
    _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9, _ n10: N10,
    _ n11: N11, _ n12: N12, _ n13: N13, _ n14: N14, _ n15: N15,
    _ n16: N16, _ n17: N17, _ n18: N18, _ n19: N19, _ n20: N20
  ) -> Handed<Arity.Twenty> {
    Handed(
      numbers: numbers(
        n1, n2, n3, n4, n5, n6, n7, n8, n9, n10,
        n11, n12, n13, n14, n15, n16, n17, n18, n19, n20
      ))
  }

  static func makePairNone() -> [Handed<Arity.None>] {
    let handed = makeNone()
    return [handed, handed]
  }

  static func makePairOne(_ n1: N1) -> [Handed<Arity.One>] {
    let handed = makeOne(n1)
    return [handed, handed]
  }

  static func makePairTwo(_ n1: N1, _ n2: N2) -> [Handed<Arity.Two>] {
    let handed = makeTwo(n1, n2)
    return [handed, handed]
  }

  static func makePairTen(
    _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4, _ n5: N5,
    _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9, _ n10: N10
  ) -> [Handed<Arity.Ten>] {
    let handed = makeTen(
      n1, n2, n3, n4, n5, n6, n7, n8, n9, n10
    )
    return [handed, handed]
  }

  static func makePairTwenty(
    _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4, _ n5: N5,
    _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9, _ n10: N10,
    _ n11: N11, _ n12: N12, _ n13: N13, _ n14: N14, _ n15: N15,
    _ n16: N16, _ n17: N17, _ n18: N18, _ n19: N19, _ n20: N20
  ) -> [Handed<Arity.Twenty>] {
    let handed = makeTwenty(
      n1, n2, n3, n4, n5, n6, n7, n8, n9, n10,
      n11, n12, n13, n14, n15, n16, n17, n18, n19, n20
    )
    return [handed, handed]
  }
}
