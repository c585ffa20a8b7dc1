import Cleanse

protocol Part: AnyObject {
  init()
}

class PartClass: Part {
  required init() {}
}

final class P0: PartClass {}
final class P1: PartClass {}
final class P2: PartClass {}
final class P3: PartClass {}
final class P4: PartClass {}
final class P5: PartClass {}
final class P6: PartClass {}
final class P7: PartClass {}

/// A component with bindings that a number chooses: some are missing, some are duplicates, and some form cycles.
struct RandomGraph: RootComponent {
  typealias Root = P0

  @TaskLocal static var seed = 0

  private static var parts: [any Part.Type] {
    [P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self]
  }

  static func configure(binder: Binder<Singleton>) {
    var numbers = Numbers(state: UInt64(seed))
    binder.include(module: Inner.self)
    for part in parts.dropFirst() where numbers.next(below: 8) > 0 {
      declare(part, parts[numbers.next(below: parts.count)], parts[numbers.next(below: parts.count)], &numbers, binder)
    }
    if numbers.next(below: 3) == 0 {
      declare(parts[1], parts[2], parts[3], &numbers, binder)
    }
    if numbers.next(below: 4) == 0 {
      binder.install(dependency: Child.self)
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<P0>) -> BindingReceipt<P0> {
    bind.to { (_: P1, _: P2, _: [P3], _: [String: P4]) in P0() }
  }

  private static func declare<A: Part, B: Part, C: Part>(
    _ part: A.Type, _ first: B.Type, _ second: C.Type, _ numbers: inout Numbers, _ binder: Binder<Singleton>
  ) {
    switch numbers.next(below: 7) {
    case 0: binder.bind(part).to { A() }
    case 1: binder.bind(part).to { (_: B) in A() }
    case 2: binder.bind(part).sharedInScope().to { (_: B, _: C) in A() }
    case 3: binder.bind(part).to { (_: Provider<B>) in A() }
    case 4: binder.bind(part).intoCollection().to { (_: C) in A() }
    case 5: binder.bind(part).intoDictionary(key: "part").to { A() }
    default: binder.bind(part).to(value: A())
    }
  }
}

private struct Inner: Module {
  static func configure(binder: Binder<Singleton>) {
    var numbers = Numbers(state: UInt64(RandomGraph.seed) + 1000)
    if numbers.next(below: 2) == 0 { binder.bind(P3.self).intoCollection().to { P3() } }
    if numbers.next(below: 2) == 0 { binder.bind(P4.self).intoDictionary(key: "part").to { (_: P5) in P4() } }
    if numbers.next(below: 4) == 0 { binder.decorate(P2.self) { (inner: P2, _: P7) in inner } }
  }
}

private struct Child: Component {
  typealias Root = P6

  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<P6>) -> BindingReceipt<P6> {
    bind.to { (_: P5) in P6() }
  }
}

/// Random numbers that are the same in each run (SplitMix64).
private struct Numbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
