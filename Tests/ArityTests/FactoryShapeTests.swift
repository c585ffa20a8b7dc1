import Cleanse
import Testing

@Suite("Shapes of factories")
struct FactoryShapeTests {
  struct ThreeModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind([Int].self).to { numbers($0 as N1, $1 as N2, $2 as N3) }
    }
  }

  struct FourModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind([Int].self).to { numbers($0 as N1, $1 as N2, $2 as N3, $3 as N4) }
    }
  }

  @Test("A factory may be a closure without parameter types whose body declares the dependencies")
  func shorthand() throws {
    #expect(try resolve([Int].self, from: ThreeModule.self) == Array(1...3))
    #expect(try resolve([Int].self, from: FourModule.self) == Array(1...4))
  }

  private static func positions(_ arguments: any Numbered...) -> [Int] {
    arguments.map(\.number)
  }

  /// Calls the closure immediately and does not retain it.
  private struct Impatient {
    let numbers: [Int]

    init(n1: N1, n2: () -> N2) { numbers = FactoryShapeTests.positions(n1, n2()) }

    init(n1: N1, n2: () -> N2, n3: N3, n4: N4, n5: N5) { numbers = FactoryShapeTests.positions(n1, n2(), n3, n4, n5) }

    init(
      n1: N1, n2: N2, n3: N3, n4: N4, n5: N5, n6: N6, n7: N7, n8: N8, n9: N9, n10: N10,
      n11: () -> N11
    ) { numbers = FactoryShapeTests.positions(n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11()) }
  }

  private struct Second: Cleanse.Tag { typealias Element = Impatient }
  private struct Third: Cleanse.Tag { typealias Element = Impatient }

  private struct ImpatientModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind(Impatient.self).to(factory: Impatient.init(n1:n2:))
      binder.bind(Impatient.self).tagged(with: Second.self).to(factory: Impatient.init(n1:n2:n3:n4:n5:))
      binder.bind(Impatient.self).tagged(with: Third.self)
        .to(factory: Impatient.init(n1:n2:n3:n4:n5:n6:n7:n8:n9:n10:n11:))
      binder.bind([[Int]].self).to {
        (first: Impatient, second: TaggedProvider<Second>, third: TaggedProvider<Third>) in
        [first.numbers, second.get().numbers, third.get().numbers]
      }
    }
  }

  private struct LabelledModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind().sharedInScope().to(factory: Twentyfold.init)
    }
  }

  private struct ConfiguredLabelledModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind(Twentyfold.self).configured { $0.to(factory: Twentyfold.init) }
    }
  }

  @Test("A factory may be an initializer with 20 labels and dependencies of several forms")
  func labels() throws {
    #expect(try resolve(Twentyfold.self, from: LabelledModule.self).numbers == Array(1...20))
    #expect(try resolve(Twentyfold.self, from: ConfiguredLabelledModule.self).numbers == Array(1...20))
  }

  @Test("A factory may have parameters that are nonescaping closures")
  func nonEscapingClosures() throws {
    #expect(
      try resolve([[Int]].self, from: ImpatientModule.self) == [Array(1...2), Array(1...5), Array(1...11)])
  }

  private struct UnnamedModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind().to { (n1: N1) in Made<N1>(n1) }
      binder.bind().to { (n1: N1, n2: N2, n3: N3, n4: N4, n5: N5) in Made<N5>(n1, n2, n3, n4, n5) }
      binder.bind().to { (n1: N1, n2: N2, n3: N3, n4: N4, n5: N5, n6: N6, n7: N7, n8: N8) in
        Made<N8>(n1, n2, n3, n4, n5, n6, n7, n8)
      }
      binder.bind([[Int]].self).to { (one: Made<N1>, five: Made<N5>, eight: Made<N8>) in
        [one.numbers, five.numbers, eight.numbers]
      }
    }
  }

  private struct Made<Last> {
    let numbers: [Int]

    init(_ dependencies: any Numbered...) { numbers = dependencies.map(\.number) }
  }

  @Test("A trailing closure may declare the bound type with any number of parameters")
  func unnamed() throws {
    #expect(try resolve([[Int]].self, from: UnnamedModule.self) == [Array(1...1), Array(1...5), Array(1...8)])
  }

  private struct Pair {
    let first: N1
    let second: N2
  }

  private struct TupleModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind((N1, N2).self).to { ($0 as N1, $1 as N2) }
      binder.bind().to { (both: (N1, N2)) in Pair(first: both.0, second: both.1) }
      binder.bind(Int.self).to(factory: \Pair.second.number)
      binder.bind([Int].self).to { (pair: Pair, number: Int) in [pair.first.number, number] }
    }
  }

  @Test("A factory may have a tuple as its only parameter or be a key path")
  func tupleAndKeyPath() throws {
    #expect(try resolve([Int].self, from: TupleModule.self) == [1, 2])
  }

  private struct Separate {
    let numbers: [Int]

    init(_ n1: N1, _ n2: N2) { numbers = [n1.number, n2.number] }
  }

  private struct SeparateModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind((N1, N2).self).to {
        _ = ($0 as N1); fatalError("Nobody asks for the tuple.")
      }
      binder.bind().to(factory: Separate.init)
    }
  }

  @Test("A factory of two parameters has two dependencies even if their tuple is bound")
  func notATuple() throws {
    #expect(try resolve(Separate.self, from: SeparateModule.self).numbers == [1, 2])
  }
}
