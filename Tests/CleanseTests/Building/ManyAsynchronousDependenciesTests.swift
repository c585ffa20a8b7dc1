import Cleanse
import Testing

private struct Part: Sendable {
  let number: Int
}

private struct Whole: Sendable {
  let sum: Int
}

private func whole21(
  _ p1: Part, _ p2: Part, _ p3: Part, _ p4: Part, _ p5: Part, _ p6: Part, _ p7: Part, _ p8: Part, _ p9: Part,
  _ p10: Part, _ p11: Part, _ p12: Part, _ p13: Part, _ p14: Part, _ p15: Part, _ p16: Part, _ p17: Part,
  _ p18: Part, _ p19: Part, _ p20: Part, _ p21: Part
) async throws -> Whole {
  Whole(sum: p1.number + p20.number + p21.number)
}

private func whole23(
  _ p1: Part, _ p2: Part, _ p3: Part, _ p4: Part, _ p5: Part, _ p6: Part, _ p7: Part, _ p8: Part, _ p9: Part,
  _ p10: Part, _ p11: Part, _ p12: Part, _ p13: Part, _ p14: Part, _ p15: Part, _ p16: Part, _ p17: Part,
  _ p18: Part, _ p19: Part, _ p20: Part, _ p21: Part, p22: Int, p23: String
) async -> Whole {
  Whole(sum: p1.number + p21.number + p22 + p23.count)
}

private struct Closure: Sendable {
  let sum: Int
}

private struct WholeComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Part.self).to(value: Part(number: 2))
    binder.bind(Int.self).to(value: 3)
    binder.bind(String.self).to(value: "four")
    binder.bind(Whole.self).sharedInScope().to(asyncFactory: whole21)
    binder.bind(Whole.self).intoCollection().sharedInScope().to(asyncFactory: whole23)
    binder.bind(Closure.self).sharedInScope().to(asyncFactory: {
      (
        a: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part,
        _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, _: Part, z: Int
      ) in Closure(sum: a.number + z)
    })
  }

  static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
    bind.to { (one: Whole, all: [Whole], closure: Closure) in [one.sum, closure.sum] + all.map(\.sum) }
  }
}

@Suite("Async factories with many dependencies")
struct ManyAsynchronousDependenciesTests {
  @Test("An async factory with more than 20 parameters has each of them as a separate dependency")
  func values() async throws {
    #expect(GraphValidator.validate(WholeComponent.self).errors.isEmpty)
    #expect(try await AsyncComponentFactory.of(WholeComponent.self).build() == [6, 5, 11])
  }
}
