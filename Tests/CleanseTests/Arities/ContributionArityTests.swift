import Cleanse
import Testing

@Suite("Contributions of 0 to 20 dependencies")
struct ContributionArityTests {
  struct Elements: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind().intoCollection().to(factory: Makers.makeNone)
      binder.bind().intoCollection().to(factory: Makers.makeOne)
      binder.bind().intoCollection().to(factory: Makers.makeTwo)
      binder.bind().intoCollection().to(factory: Makers.makeTen)
      binder.bind().intoCollection().to(factory: Makers.makeTwenty)
    }
  }

  struct Arrays: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind(Handed<Arity.None>.self).intoCollection().to(factory: Makers.makePairNone)
      binder.bind(Handed<Arity.One>.self).intoCollection().to(factory: Makers.makePairOne)
      binder.bind(Handed<Arity.Two>.self).intoCollection().to(factory: Makers.makePairTwo)
      binder.bind(Handed<Arity.Ten>.self).intoCollection().to(factory: Makers.makePairTen)
      binder.bind(Handed<Arity.Twenty>.self).intoCollection().to(factory: Makers.makePairTwenty)
    }
  }

  struct Entries: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind().intoDictionary(key: "key").to(factory: Makers.makeNone)
      binder.bind().intoDictionary(key: "key").to(factory: Makers.makeOne)
      binder.bind().intoDictionary(key: "key").to(factory: Makers.makeTwo)
      binder.bind().intoDictionary(key: "key").to(factory: Makers.makeTen)
      binder.bind().intoDictionary(key: "key").to(factory: Makers.makeTwenty)
    }
  }

  @Test("hand each dependency to its parameter, when they make an element")
  func elements() throws {
    #expect(try resolve([Handed<Arity.None>].self, from: Elements.self).map(\.numbers) == [[]])
    #expect(try resolve([Handed<Arity.One>].self, from: Elements.self).map(\.numbers) == [[1]])
    #expect(try resolve([Handed<Arity.Two>].self, from: Elements.self).map(\.numbers) == [[1, 2]])
    #expect(try resolve([Handed<Arity.Ten>].self, from: Elements.self).map(\.numbers) == [Array(1...10)])
    #expect(try resolve([Handed<Arity.Twenty>].self, from: Elements.self).map(\.numbers) == [Array(1...20)])
  }

  @Test("hand each dependency to its parameter, when they make an array of elements")
  func arrays() throws {
    #expect(try resolve([Handed<Arity.None>].self, from: Arrays.self).map(\.numbers) == [[], []])
    #expect(try resolve([Handed<Arity.One>].self, from: Arrays.self).map(\.numbers) == [[1], [1]])
    #expect(try resolve([Handed<Arity.Two>].self, from: Arrays.self).map(\.numbers) == [[1, 2], [1, 2]])
    #expect(try resolve([Handed<Arity.Ten>].self, from: Arrays.self).map(\.numbers) == [Array(1...10), Array(1...10)])
    #expect(
      try resolve([Handed<Arity.Twenty>].self, from: Arrays.self).map(\.numbers) == [Array(1...20), Array(1...20)])
  }

  @Test("hand each dependency to its parameter, when they make a dictionary's element")
  func entries() throws {
    #expect(try resolve([String: Handed<Arity.None>].self, from: Entries.self).mapValues(\.numbers) == ["key": []])
    #expect(try resolve([String: Handed<Arity.One>].self, from: Entries.self).mapValues(\.numbers) == ["key": [1]])
    #expect(try resolve([String: Handed<Arity.Two>].self, from: Entries.self).mapValues(\.numbers) == ["key": [1, 2]])
    #expect(
      try resolve([String: Handed<Arity.Ten>].self, from: Entries.self).mapValues(\.numbers) == ["key": Array(1...10)])
    #expect(
      try resolve([String: Handed<Arity.Twenty>].self, from: Entries.self).mapValues(\.numbers) == [
        "key": Array(1...20)
      ])
  }
}
