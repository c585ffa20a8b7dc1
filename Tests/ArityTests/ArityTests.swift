import Cleanse
import Testing

/// Looks at the bindings of the folder Generated.
@Suite("Any number of dependencies, up to 20 and beyond, reach their own parameters")
struct ArityTests {
  /// For each number of dependencies, their positions.
  private let lists = (0...24).map { Array((1...24).prefix($0)) }

  @Test("of a factory")
  func factories() throws {
    #expect(try resolve([[Int]].self, from: BoundFactories.self) == lists)
    #expect(try resolve([[Int]].self, from: ConfiguredFactories.self) == lists)
  }

  @Test("of a factory that contributes an element to an array")
  func elements() throws {
    #expect(try resolve([[Int]].self, from: Elements.self) == lists)
  }

  @Test("of a factory that contributes several elements to an array")
  func severalElements() throws {
    #expect(try resolve([[Int]].self, from: SeveralElements.self) == lists.flatMap { [$0, $0] })
  }

  @Test("of a factory that contributes to a dictionary")
  func entries() throws {
    let entries = try resolve([Int: [Int]].self, from: Entries.self)
    #expect(entries == Dictionary(uniqueKeysWithValues: lists.map { ($0.count, $0) }))
  }

  @Test("of an assisted factory, after the argument")
  func assistedFactories() throws {
    #expect(try resolve([[Int]].self, from: AssistedFactories.self) == lists.map { [-1] + $0 })
  }

  @Test("of an assisted factory, before the argument")
  func assistedFactoriesWithArgumentLast() throws {
    #expect(
      try resolve([[Int]].self, from: AssistedFactoriesWithArgumentLast.self) == lists[1...20].map { $0 + [-1] })
  }

  @Test("of an injector that is a function of the object and its dependencies")
  func injectorFunctions() throws {
    #expect(try resolve([[Int]].self, from: InjectorFunctions.self) == Array(lists.dropFirst()))
    #expect(try resolve([[Int]].self, from: ConfiguredInjectorFunctions.self) == Array(lists.dropFirst()))
  }

  @Test("of an injector that is a method of the object")
  func injectorMethods() throws {
    #expect(try resolve([[Int]].self, from: InjectorMethods.self) == Array(lists.dropFirst()))
    #expect(try resolve([[Int]].self, from: ConfiguredInjectorMethods.self) == Array(lists.dropFirst()))
  }
}
