import Cleanse
import Testing

/// Uses the bindings of the folder Generated.
@Suite("Numbers of dependencies, up to 20 and beyond")
struct ArityTests {
  /// For each number of dependencies, their positions.
  private let lists = (0...24).map { Array((1...24).prefix($0)) }

  @Test("A factory with 0 to 24 dependencies receives them in order")
  func factories() throws {
    #expect(try resolve([[Int]].self, from: BoundFactories.self) == lists)
    #expect(try resolve([[Int]].self, from: ConfiguredFactories.self) == lists)
  }

  @Test("A factory of an array element with 0 to 24 dependencies receives them in order")
  func elements() throws {
    #expect(try resolve([[Int]].self, from: Elements.self) == lists)
  }

  @Test("A factory of several array elements with 0 to 24 dependencies receives them in order")
  func severalElements() throws {
    #expect(try resolve([[Int]].self, from: SeveralElements.self) == lists.flatMap { [$0, $0] })
  }

  @Test("A factory of a dictionary entry with 0 to 24 dependencies receives them in order")
  func entries() throws {
    let entries = try resolve([Int: [Int]].self, from: Entries.self)
    #expect(entries == Dictionary(uniqueKeysWithValues: lists.map { ($0.count, $0) }))
  }

  @Test("An assisted factory receives up to 24 dependencies in order after the argument")
  func assistedFactories() throws {
    #expect(try resolve([[Int]].self, from: AssistedFactories.self) == lists.map { [-1] + $0 })
  }

  @Test("An assisted factory receives up to 20 dependencies in order before the argument")
  func assistedFactoriesWithArgumentLast() throws {
    #expect(
      try resolve([[Int]].self, from: AssistedFactoriesWithArgumentLast.self) == lists[1...20].map { $0 + [-1] })
  }

  @Test("An injector function with up to 24 dependencies receives them in order")
  func injectorFunctions() throws {
    #expect(try resolve([[Int]].self, from: InjectorFunctions.self) == Array(lists.dropFirst()))
    #expect(try resolve([[Int]].self, from: ConfiguredInjectorFunctions.self) == Array(lists.dropFirst()))
  }

  @Test("An injector method with up to 24 dependencies receives them in order")
  func injectorMethods() throws {
    #expect(try resolve([[Int]].self, from: InjectorMethods.self) == Array(lists.dropFirst()))
    #expect(try resolve([[Int]].self, from: ConfiguredInjectorMethods.self) == Array(lists.dropFirst()))
  }
}
