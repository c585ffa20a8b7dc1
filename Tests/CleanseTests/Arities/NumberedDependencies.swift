import Cleanse

/// A dependency that knows its position.
protocol Numbered {
  var number: Int { get }
}

struct N1: Numbered { let number: Int }
struct N2: Numbered { let number: Int }
struct N3: Numbered { let number: Int }
struct N4: Numbered { let number: Int }
struct N5: Numbered { let number: Int }
struct N6: Numbered { let number: Int }
struct N7: Numbered { let number: Int }
struct N8: Numbered { let number: Int }
struct N9: Numbered { let number: Int }
struct N10: Numbered { let number: Int }
struct N11: Numbered { let number: Int }
struct N12: Numbered { let number: Int }
struct N13: Numbered { let number: Int }
struct N14: Numbered { let number: Int }
struct N15: Numbered { let number: Int }
struct N16: Numbered { let number: Int }
struct N17: Numbered { let number: Int }
struct N18: Numbered { let number: Int }
struct N19: Numbered { let number: Int }
struct N20: Numbered { let number: Int }

/// Binds 20 types to values that know their position, so that a mix-up among the arguments of a factory shows.
struct NumberedModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(value: N1(number: 1))
    binder.bind().to(value: N2(number: 2))
    binder.bind().to(value: N3(number: 3))
    binder.bind().to(value: N4(number: 4))
    binder.bind().to(value: N5(number: 5))
    binder.bind().to(value: N6(number: 6))
    binder.bind().to(value: N7(number: 7))
    binder.bind().to(value: N8(number: 8))
    binder.bind().to(value: N9(number: 9))
    binder.bind().to(value: N10(number: 10))
    binder.bind().to(value: N11(number: 11))
    binder.bind().to(value: N12(number: 12))
    binder.bind().to(value: N13(number: 13))
    binder.bind().to(value: N14(number: 14))
    binder.bind().to(value: N15(number: 15))
    binder.bind().to(value: N16(number: 16))
    binder.bind().to(value: N17(number: 17))
    binder.bind().to(value: N18(number: 18))
    binder.bind().to(value: N19(number: 19))
    binder.bind().to(value: N20(number: 20))
  }
}

/// The positions of some arguments.
func numbers(_ arguments: any Numbered...) -> [Int] {
  arguments.map(\.number)
}
