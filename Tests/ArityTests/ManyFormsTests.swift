import Cleanse
import Testing

/// Closures and optionals follow the numbered parameters, where the compiler passes them as a pack.
@Suite("More than 20 dependencies")
struct ManyFormsTests {
  struct Many {
    let found: [Int]

    init(
      n1: N1, n2: N2, n3: N3, n4: N4, n5: N5, n6: N6, n7: N7, n8: N8, n9: N9, n10: N10,
      n11: N11, n12: N12, n13: N13, n14: N14, n15: N15, n16: N16, n17: N17, n18: N18, n19: N19, n20: N20,
      n21: @escaping () -> N21, n22: N22?, n23: Provider<N23>, n24: @escaping () -> N24
    ) {
      found = numbers(
        n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16, n17, n18, n19, n20, n21(),
        n22 ?? N22(number: 0), n23.get(), n24())
    }
  }

  struct ManyModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind().to(factory: Many.init)
    }
  }

  @Test("A factory with 24 dependencies can declare them in every form")
  func forms() throws {
    #expect(try resolve(Many.self, from: ManyModule.self).found == Array(1...24))
  }

  struct Incomplete: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Many.init)
    }
  }

  @Test("Each of 24 missing dependencies is a separate error")
  func missing() throws {
    let error = #expect(throws: MultiError.self) { try resolve(Many.self, from: Incomplete.self) }
    #expect(error?.errors.count == 24)
  }
}
