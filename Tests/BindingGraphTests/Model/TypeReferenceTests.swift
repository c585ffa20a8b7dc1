import BindingGraph
import Testing

@Suite("Type references")
struct TypeReferenceTests {
  struct Box<Content> { struct Lid {} }

  @Test("A type reference from a full name has the same names as one from the type itself")
  func names() {
    let types: [Any.Type] = [
      Int.self, [String: [Int?]].self, Box<Int>.self, Box<[Box<Int>]>.Lid.self, (() -> Box<Int>).self,
      (Int, String).self, (any CustomStringConvertible).self, (any Error & Sendable).self,
    ]
    for type in types {
      let spelled = TypeReference(spelling: String(reflecting: type))
      let actual = TypeReference(type)
      #expect(spelled.name == actual.name)
      #expect(spelled.qualifiedName == actual.qualifiedName)
      #expect(spelled.module == actual.module)
      #expect(spelled.isOfStandardLibrary == actual.isOfStandardLibrary)
    }
  }

  @Test("A type in suggested code has its outer types, and a protocol has any")
  func code() {
    #expect(
      code(of: TypeReference(Box<[Box<Int>]>.Lid.self))
        == "TypeReferenceTests.Box<Array<TypeReferenceTests.Box<Int>>>.Lid")
    #expect(code(of: TypeReference((any CustomStringConvertible).self)) == "any CustomStringConvertible")
    #expect(code(of: TypeReference((any Error & Sendable).self)) == "any Error")
    #expect(code(of: TypeReference((any Collection<Int>).self)) == "any Collection<Int>")
    #expect(code(of: TypeReference(Any.self)) == "Any")
    #expect(code(of: TypeReference(AnyObject.self)) == "AnyObject")
    #expect(code(of: TypeReference((() -> Box<Int>).self)) == "() -> TypeReferenceTests.Box<Int>")
    #expect(code(of: TypeReference(spelling: "App.Garage.Car")) == "Garage.Car")
    #expect(code(of: TypeReference(spelling: "App.(unknown context at A).Car")) == "Car")
    #expect(code(of: TypeReference(spelling: "App.Clock", protocols: ["App.Clock"])) == "any Clock")
    let clocks = TypeReference(spelling: "Swift.Array<App.Clock>", protocols: ["App.Clock"])
    #expect(code(of: clocks) == "Array<any Clock>")
    #expect(code(of: TypeReference(spelling: "App.Clock & App.Bell")) == "any Clock & Bell")
  }

  @Test("Suggested code qualifies a type with its module if the report has another type of the name")
  func codeOfNamesakes() {
    let (car, other) = (TypeReference(spelling: "App.Car"), TypeReference(spelling: "Shop.Car"))
    let diagnostic = Diagnostic(
      id: .pluginError, headline: "\(car) and \(other)",
      suggestions: [DiagnosticSuggestion("bind it", code: "binder.bind(\(other).self)")])
    #expect(DiagnosticRenderer.plain.text(for: diagnostic).contains("binder.bind(Shop.Car.self)"))
    let garage = Diagnostic(
      id: .pluginError, headline: "\(car) and \(TypeReference(spelling: "App.Garage.Car"))",
      suggestions: [
        DiagnosticSuggestion("bind it", code: "binder.bind(\(TypeReference(spelling: "App.Garage.Car")).self)")
      ])
    #expect(DiagnosticRenderer.plain.text(for: garage).contains("binder.bind(Garage.Car.self)"))
  }

  @Test("A suggestion has no code if its type cannot be written")
  func unwritable() {
    let map = TypeReference(spelling: "any App.Map<Self.App.Map.Key == Swift.Int, Self.App.Map.Value == Swift.Int>")
    #expect(DiagnosticSuggestion("bind it", fix: "binder.bind((\(map)).self)").code == nil)
    #expect(DiagnosticSuggestion("bind it", fix: "binder.bind((\(map)).self)").kind == .hint)
    #expect(DiagnosticSuggestion("bind it", fix: "binder.bind(\(TypeReference(Int.self)).self)").kind == .fix)
  }

  private func code(of type: TypeReference) -> String? {
    DiagnosticSuggestion("", code: "\(type)").code?.description
  }

  @Test("A type reference knows the module that declares its type")
  func modules() {
    #expect(TypeReference(spelling: "App.Cart.Line<Swift.Int>").module == "App")
    #expect(TypeReference(spelling: "() -> App.Cart").module == nil)
    #expect(TypeReference(spelling: "Cart").module == nil)
  }

  @Test("Type references are equal if their identities are equal, regardless of their names")
  func identity() {
    let cart = TypeReference(spelling: "App.Cart", identity: "$s3App4CartV")
    #expect(cart == TypeReference(spelling: "App.Cart", identity: "$s3App4CartV"))
    #expect(cart != TypeReference(spelling: "App.Cart", identity: "$s3App4Cart33_00LLV"))
    #expect(TypeReference(spelling: "App.Cart") == TypeReference(spelling: "App.Cart"))
    #expect(Set([cart, cart, TypeReference(spelling: "Shop.Cart")]).count == 2)
    #expect(TypeReference(spelling: "Swift.Int") != TypeReference(Int.self))
  }

  @Test("A report shows short type names, and longer ones for two types of one name")
  func clashes() {
    #expect(text(of: TypeReference(spelling: "App.Cart"), TypeReference(spelling: "App.Line")) == "Cart, Line")
    #expect(
      text(of: TypeReference(spelling: "App.Cart"), TypeReference(spelling: "Shop.Cart")) == "App.Cart, Shop.Cart")
    #expect(
      text(of: TypeReference(spelling: "Swift.Array<App.Old.Cart>"), TypeReference(spelling: "App.New.Cart"))
        == "Array<Old.Cart>, New.Cart")
  }

  @Test("A report distinguishes spelled types from runtime types of the same name")
  func mixed() {
    let spelled = TypeReference(spelling: "Shop.Box<Swift.Int>")
    #expect(text(of: TypeReference(Box<Int>.self), spelled) == "TypeReferenceTests.Box<Int>, Shop.Box<Int>")
    #expect(text(of: TypeReference(Int.self), TypeReference(spelling: "Swift.Int")) == "Int, Int")
  }

  @Test("A report numbers types with equal qualified names and different identities")
  func numbered() {
    let types = ["a", "b"].map { TypeReference(spelling: "App.Cart", identity: $0) }
    #expect(text(of: types[0], types[1], types[0]) == "Cart#1, Cart#2, Cart#1")
    #expect(types[0].qualifiedName == types[1].qualifiedName)
  }

  @Test("A report numbers private types by their contexts, also as type arguments")
  func contexts() {
    let names = ["A.swift", "B.swift"].map { "App.(unknown context at \($0)).Cart" }
    #expect(
      text(
        of: TypeReference(spelling: names[0], identity: "a"), TypeReference(spelling: names[1], identity: "b"),
        TypeReference(spelling: "Swift.Array<\(names[1])>", identity: "c")) == "Cart#1, Cart#2, Array<Cart#2>")
    #expect(TypeReference(spelling: names[0]).qualifiedName == "App.Cart")
  }

  @Test("Suggested code writes keywords in backticks and ambiguous types with their module")
  func keywords() {
    func code(_ type: TypeReference) -> String? { DiagnosticSuggestion("", code: "\(type)").code?.description }
    #expect(code(TypeReference(spelling: "App.default")) == "`default`")
    #expect(code(TypeReference(spelling: "App.Garage.protocol")) == "Garage.`protocol`")
    #expect(code(TypeReference(spelling: "Swift.Array<App.Any>")) == "Array<`Any`>")
    #expect(code(TypeReference(spelling: "Any")) == "Any")
    #expect(code(TypeReference(spelling: "App.Car", ambiguous: ["App.Car"])) == "App.Car")
    #expect(
      code(TypeReference(spelling: "Swift.Array<App.Car>", ambiguous: ["App.Car"])) == "Array<App.Car>")
  }

  private func text(of types: TypeReference...) -> String {
    let texts = types.map { DiagnosticText($0) }
    let headline = texts.dropFirst().reduce(texts[0]) { $0 + ", " + $1 }
    let text = Diagnostic(id: "test", headline: headline).description
    return String(text.dropFirst("error: ".count).dropLast(" [test]".count))
  }
}
