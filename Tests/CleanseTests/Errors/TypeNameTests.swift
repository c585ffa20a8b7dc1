import Cleanse
import Testing

private struct NumberedToken {}

private protocol OuterBin<Item> { associatedtype Item }

private enum TopLevel {
  struct Dependency {}
}

@Suite("Type names in reports")
struct TypeNameTests {
  struct Engine {}

  enum Ship {
    struct Engine {}
    struct Line<Element> {}
    protocol Bin<Item> { associatedtype Item }
  }

  enum Fleet {
    enum Ship {
      struct Engine {}
    }
  }

  struct Array<Element> {}

  @Test("A type name in a report has no enclosing types or modules")
  func short() {
    #expect(text("\(Ship.Engine.self)") == "Engine")
    #expect(text("\(Ship.Line<Ship.Engine>.self)") == "Line<Engine>")
    #expect(text("\(Swift.Array<Ship.Engine?>.self)") == "Array<Optional<Engine>>")
    #expect(text("\((() -> Ship.Engine).self)") == "() -> Engine")
    #expect(text("\(((Engine, Int) throws -> Swift.Array<Int>).self)") == "(Engine, Int) throws -> Array<Int>")
  }

  protocol Sail { associatedtype Cloth }
  private protocol Rope {}

  @Test("A type name in a report spells any before a nested protocol but not before a top-level one")
  func protocols() {
    #expect(text("\((any Sail).self)") == "Sail")
    #expect(text("\(Ship.Line<any Sail>.self)") == "Line<any Sail>")
    #expect(
      text("\(Provider<any Rope>.self), \(Swift.Array<any Hashable>.self)") == "Provider<any Rope>, Array<any Hashable>"
    )
    #expect(text("\(((any Sail) -> any Error).self)") == "(any Sail) -> any Error")
    #expect(text("\(Ship.Line<any Sail & Sendable>.self), \(Ship.Line<Any>.self)") == "Line<any Sail>, Line<Any>")
    #expect(text("\(Ship.Line<any Sail & AnyObject>.self)") == "Line<any Sail & AnyObject>")
  }

  @Test("A type name in a report includes enclosing types only if two names are equal")
  func enclosing() {
    #expect(
      text("\(Ship.Engine.self), \(Engine.self), \(Ship.Line<Int>.self)")
        == "Ship.Engine, TypeNameTests.Engine, Line<Int>")
    #expect(
      text("\(Ship.Engine.self), \(Fleet.Ship.Engine.self)") == "TypeNameTests.Ship.Engine, Fleet.Ship.Engine")
  }

  @Test("A type name in a report includes enclosing types in generic arguments with equal names")
  func arguments() {
    #expect(
      text("\(Swift.Array<Ship.Engine>.self), \(Provider<Engine>.self)")
        == "Array<Ship.Engine>, Provider<TypeNameTests.Engine>")
  }

  @Test("A type name in a report includes the module if only the module distinguishes two types")
  func module() {
    #expect(text("\(Array<Int>.self), \(Swift.Array<Int>.self)") == "TypeNameTests.Array<Int>, Swift.Array<Int>")
  }

  enum Page {
    struct Dependency {}
  }

  @Test("A type name in a report always includes the enclosing type of a type named Dependency")
  func dependencies() {
    #expect(text("\(Page.Dependency.self), \([Page.Dependency].self)") == "Page.Dependency, Array<Page.Dependency>")
    #expect(text("\(Page.Dependency.self), \(Ship.self)") == "Page.Dependency, Ship")
    #expect(text("\(TopLevel.Dependency.self), \(Page.Dependency.self)") == "TopLevel.Dependency, Page.Dependency")
  }

  @Test("Private and local types with equal names have numbers in a report")
  func numbered() {
    #expect(text("\(localType()), \(otherLocalType()), \(Engine.self)") == "NumberedToken#1, NumberedToken#2, Engine")
    #expect(text("\(localType()), \(localType())") == "NumberedToken, NumberedToken")
  }

  enum Crate<Content> {
    struct Lid {}
  }

  @Test("A type name in a report includes generic arguments of enclosing types if they differ")
  func nestedInGenerics() {
    #expect(text("\(Crate<Int>.Lid.self)") == "Lid")
    #expect(text("\(Crate<Int>.Lid.self), \(Crate<Engine>.Lid.self)") == "Crate<Int>.Lid, Crate<Engine>.Lid")
  }

  struct Row<each Cell> {}
  protocol Shelf<Item> { associatedtype Item }
  protocol Grid<Width, Height> {
    associatedtype Width
    associatedtype Height
  }

  private protocol Bin<Item> { associatedtype Item }
  private protocol Sheet<Width, Height> {
    associatedtype Width
    associatedtype Height
  }
  private enum Depot {
    protocol Rack<Item> { associatedtype Item }
  }

  @Test("Messages print private protocols with type arguments as code writes them, also nested ones")
  func privateConstraints() {
    #expect(text("\((any Bin<Engine>).self)") == "any Bin<Engine>")
    #expect(text("\([any Bin<any Bin<Int>>].self)") == "Array<any Bin<any Bin<Int>>>")
    #expect(text("\((any Depot.Rack<any Shelf<Int>>).self)") == "any Rack<any Shelf<Int>>")
    #expect(text("\((any Sheet<Int, String>).self)") == "any Sheet<Height == String, Width == Int>")
    #expect(text("\((any OuterBin<Int>).self)") == "any OuterBin<Int>")
    #expect(TypeReference((any Bin<Int>).self).qualifiedName == "any CleanseTests.TypeNameTests.Bin<Swift.Int>")
    #expect(
      TypeReference((any Depot.Rack<Int>).self).qualifiedName == "any CleanseTests.TypeNameTests.Depot.Rack<Swift.Int>")
    #expect(
      text("\((any Bin<Int>).self), \((any Ship.Bin<Int>).self)") == "any TypeNameTests.Bin<Int>, any Ship.Bin<Int>")
  }

  @Test("A type name in a report spells parameter packs and parameterized protocols as in code")
  func packsAndConstraints() {
    #expect(text("\(Row<Int, Row<Engine>>.self)") == "Row<Int, Row<Engine>>")
    #expect(text("\((any Shelf<[Engine]>).self)") == "any Shelf<Array<Engine>>")
    #expect(text("\(((any Shelf<any Shelf<Int>>)?).self)") == "Optional<any Shelf<any Shelf<Int>>>")
    #expect(text("\((any Grid<Int, Row<Int, Int>>).self)") == "any Grid<Height == Row<Int, Int>, Width == Int>")
    #expect(
      text("\(Row<Ship.Engine>.self), \((any Shelf<Engine>).self)")
        == "Row<Ship.Engine>, any Shelf<TypeNameTests.Engine>")
    #expect(TypeReference(Row<Int>.self).qualifiedName == "CleanseTests.TypeNameTests.Row<Swift.Int>")
  }

  @Test("A qualified type name does not contain the memory addresses of private contexts")
  func addresses() {
    #expect(TypeReference(NumberedToken.self).qualifiedName == "CleanseTests.NumberedToken")
    #expect(TypeReference(Swift.Array<NumberedToken>.self).qualifiedName == "Swift.Array<CleanseTests.NumberedToken>")
    #expect(TypeReference(localType()).qualifiedName == "CleanseTests.TypeNameTests.NumberedToken")
  }

  private func localType() -> Any.Type {
    struct NumberedToken {}
    return NumberedToken.self
  }

  private func otherLocalType() -> Any.Type {
    struct NumberedToken {}
    return NumberedToken.self
  }

  private func text(_ headline: DiagnosticText) -> String {
    let text = DiagnosticRenderer.plain.text(for: Diagnostic(id: "test", headline: headline))
    return String(text.dropFirst("error: ".count).dropLast(" [test]".count))
  }
}
