import Cleanse

/// A class whose initializer has labels and 20 dependencies in several forms.
final class Twentyfold {
  let numbers: [Int]

  init(
    n1: N1,
    n2: Provider<N2>,
    n3: @escaping () -> N3,
    n4: N4?,
    n5: N5,
    n6: Provider<N6>,
    n7: @escaping () -> N7,
    n8: N8?,
    n9: N9,
    n10: Provider<N10>,
    n11: @escaping () -> N11,
    n12: N12?,
    n13: N13,
    n14: Provider<N14>,
    n15: @escaping () -> N15,
    n16: N16?,
    n17: N17,
    n18: Provider<N18>,
    n19: @escaping () -> N19,
    n20: N20?
  ) {
    let all: [(any Numbered)?] = [
      n1, n2.get(), n3(), n4, n5,
      n6.get(), n7(), n8, n9, n10.get(),
      n11(), n12, n13, n14.get(), n15(),
      n16, n17, n18.get(), n19(), n20,
    ]
    numbers = all.compactMap { $0?.number }
  }
}
