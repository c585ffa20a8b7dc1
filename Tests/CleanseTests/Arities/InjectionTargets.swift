import Cleanse

/// Has its properties injected, and remembers the positions of what it was handed.
class InjectionTarget {
  fileprivate(set) var numbers: [Int] = []
}

final class TakesOne: InjectionTarget {}
final class TakesTwo: InjectionTarget {}
final class TakesTen: InjectionTarget {}
final class TakesTwenty: InjectionTarget {}

/// Methods, whose references have the shape `(X) -> (P1 … Pn) -> Void`.
extension InjectionTarget {
  func injectOne(_ n1: N1) {
    numbers = CleanseTests.numbers(n1)
  }

  func injectTwo(_ n1: N1, _ n2: N2) {
    numbers = CleanseTests.numbers(n1, n2)
  }

  func injectTen(
    _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4, _ n5: N5,
    _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9, _ n10: N10
  ) {
    numbers = CleanseTests.numbers(
      n1, n2, n3, n4, n5, n6, n7, n8, n9, n10
    )
  }

  func injectTwenty(
    _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4, _ n5: N5,
    _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9, _ n10: N10,
    _ n11: N11, _ n12: N12, _ n13: N13, _ n14: N14, _ n15: N15,
    _ n16: N16, _ n17: N17, _ n18: N18, _ n19: N19, _ n20: N20
  ) {
    numbers = CleanseTests.numbers(
      n1, n2, n3, n4, n5, n6, n7, n8, n9, n10,
      n11, n12, n13, n14, n15, n16, n17, n18, n19, n20
    )
  }
}

/// Functions of the shape `(X, P1 … Pn) -> Void`.
enum Injectors {
  static func injectOne(into target: TakesOne, _ n1: N1) {
    target.numbers = numbers(n1)
  }

  static func injectTwo(into target: TakesTwo, _ n1: N1, _ n2: N2) {
    target.numbers = numbers(n1, n2)
  }

  static func injectTen(
    into target: TakesTen, _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4,
    _ n5: N5, _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9,
    _ n10: N10
  ) {
    target.numbers = numbers(
      n1, n2, n3, n4, n5, n6, n7, n8, n9, n10
    )
  }

  static func injectTwenty(
    into target: TakesTwenty, _ n1: N1, _ n2: N2, _ n3: N3, _ n4: N4,
    _ n5: N5, _ n6: N6, _ n7: N7, _ n8: N8, _ n9: N9,
    _ n10: N10, _ n11: N11, _ n12: N12, _ n13: N13, _ n14: N14,
    _ n15: N15, _ n16: N16, _ n17: N17, _ n18: N18, _ n19: N19,
    _ n20: N20
  ) {
    target.numbers = numbers(
      n1, n2, n3, n4, n5, n6, n7, n8, n9, n10,
      n11, n12, n13, n14, n15, n16, n17, n18, n19, n20
    )
  }
}
