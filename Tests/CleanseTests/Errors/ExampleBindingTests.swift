import Cleanse
import Testing

@Suite("Suggested lines for missing bindings")
struct ExampleBindingTests {
  final class Engine {}
  protocol Clock {}

  struct Spare: Cleanse.Tag {
    typealias Element = Engine
  }

  struct Making: AssistedFactory {
    typealias Element = Engine
    typealias Seed = Int
  }

  struct Nothing: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  @Test("The suggested line for a missing binding matches the kind of type")
  func lines() throws {
    #expect(
      try line(for: Engine.self)
        == "binder.bind(ExampleBindingTests.Engine.self).to(factory: ExampleBindingTests.Engine.init)")
    #expect(
      try line(for: Provider<Engine>.self)
        == "binder.bind(ExampleBindingTests.Engine.self).to(factory: ExampleBindingTests.Engine.init)")
    #expect(try line(for: (any Clock).self) == "binder.bind((any ExampleBindingTests.Clock).self).to { ... }")
    #expect(
      try line(for: TaggedProvider<Spare>.self)
        == "binder.bind(ExampleBindingTests.Engine.self).tagged(with: ExampleBindingTests.Spare.self).to(value: ...)")
    #expect(
      try line(for: [Engine].self) == "binder.bind(ExampleBindingTests.Engine.self).intoCollection().to(value: ...)")
    #expect(try line(for: Set<Int>.self) == "binder.bind(Int.self).intoSet().to(value: ...)")
    #expect(
      try line(for: [String: Engine].self)
        == "binder.bind(ExampleBindingTests.Engine.self).intoDictionary(key: ...).to(value: ...)")
    #expect(
      try line(for: Factory<Making>.self)
        == "binder.bindFactory(ExampleBindingTests.Engine.self).with(ExampleBindingTests.Making.self).to(factory: ...)")
    #expect(
      try line(for: PropertyInjector<Engine>.self)
        == "binder.bindPropertyInjectionOf(ExampleBindingTests.Engine.self).to(injector: ...)")
    #expect(
      try line(for: ComponentFactory<Level<Nothing, Int>>.self)
        == "binder.install(dependency: Level<ExampleBindingTests.Nothing, Int>.self)")
  }

  enum Colour {}
  protocol Bright {}
  protocol Shelf<Item> { associatedtype Item }

  @Test("The suggested line for a type without initializer dependencies binds a value")
  func values() throws {
    #expect(try line(for: String.self) == "binder.bind(String.self).to(value: ...)")
    #expect(try line(for: Colour.self) == "binder.bind(ExampleBindingTests.Colour.self).to(value: ...)")
    #expect(try line(for: (Int, name: String).self) == "binder.bind((Int, name: String).self).to(value: ...)")
    #expect(try line(for: Engine.Type.self) == "binder.bind(ExampleBindingTests.Engine.Type.self).to(value: ...)")
  }

  @Test("The suggested line for a missing binding puts composite type names in parentheses")
  func parentheses() throws {
    #expect(
      try suggestions(for: ((Int) -> Engine).self).map(\.code?.description) == [
        "binder.bindFactory(...).with(...).to(factory: ...)",
        "binder.bind(((Int) -> ExampleBindingTests.Engine).self).to(value: ...)",
      ])
    #expect(
      try line(for: (any Clock & Bright).self)
        == "binder.bind((any ExampleBindingTests.Bright & ExampleBindingTests.Clock).self).to { ... }")
    #expect(
      try line(for: (any Shelf<Engine>).self)
        == "binder.bind((any ExampleBindingTests.Shelf<ExampleBindingTests.Engine>).self).to { ... }")
    #expect(try line(for: Any.self) == "binder.bind(Any.self).to { ... }")
  }

  @Test("The suggested line for a missing assisted argument is a bindFactory statement")
  func assisted() throws {
    let suggestions = try suggestions(for: Assisted<Int>.self)
    #expect(
      suggestions.map(\.text.description) == [
        "bind Asked<Assisted<Int>> with bindFactory, which alone provides Assisted<Int>, for example"
      ])
    #expect(
      suggestions.map(\.code?.description) == [
        "binder.bindFactory(Asked<Assisted<Int>>.self).with(...).to(factory: ...)"
      ])
  }

  @Test("The suggested lines for a missing optional include bindOptional")
  func optional() throws {
    #expect(
      try suggestions(for: Engine?.self).map(\.code?.description) == [
        "binder.bindOptional(ExampleBindingTests.Engine.self)",
        "binder.bind(ExampleBindingTests.Engine.self).to(factory: ExampleBindingTests.Engine.init)",
      ])
  }

  @Test("The suggested lines for a missing collection include the declaration of an empty one")
  func emptyCollections() throws {
    #expect(
      try suggestions(for: [Engine].self).last?.description
        == "or, if it may be empty, declare it in Asking<Nothing, Array<Engine>>: "
        + "binder.declareCollection(of: ExampleBindingTests.Engine.self)")
    #expect(
      try suggestions(for: Set<String>.self).last?.code?.description == "binder.declareSet(of: String.self)")
    let dictionary = try #require(suggestions(for: [String: Engine].self).last)
    #expect(
      dictionary.code?.description
        == "binder.declareDictionary(of: ExampleBindingTests.Engine.self, keyedBy: String.self)")
    #expect(dictionary.kind == .fix)
  }

  @Test("The suggestion for a missing binding is a fix without placeholders and a hint otherwise")
  func kinds() throws {
    #expect(try suggestions(for: Engine?.self).map(\.kind) == [.fix, .hint])
    #expect(try suggestions(for: ComponentFactory<Level<Nothing, Int>>.self).map(\.kind) == [.fix])
    #expect(try suggestions(for: String.self).map(\.kind) == [.hint])
  }

  private func line<Wanted>(for wanted: Wanted.Type) throws -> String? {
    let suggestions = try suggestions(for: Wanted.self)
    #expect(suggestions.filter { $0.kind == .hint }.count == 1 || suggestions.count == 1)
    return suggestions.first?.code?.description
  }

  private func suggestions<Wanted>(for wanted: Wanted.Type) throws -> [DiagnosticSuggestion] {
    let errors = faults(MissingProvider.self, of: Asking<Nothing, Wanted>.self)
    try #require(errors.count == 1)
    return errors[0].diagnostic.suggestions
  }
}
