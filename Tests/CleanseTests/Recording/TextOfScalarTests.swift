import Cleanse
import Testing

/// A `StaticString` of a single scalar has no bytes in memory that a location can point to.
@Suite("Locations with single-scalar texts")
struct TextOfScalarTests {
  private struct Ship {
    let engine: Engine
  }
  private struct Engine {}

  private struct App: RootComponent {
    typealias Root = Ship

    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
      bind.to(
        file: StaticString(unicodeScalarLiteral: "é"), line: 7, function: StaticString(unicodeScalarLiteral: "ƒ"),
        factory: Ship.init)
    }
  }

  @Test("A location with single-scalar file and function names keeps both names")
  func location() throws {
    let error = #expect(throws: MissingProvider.self) { try ComponentFactory.of(App.self) }
    let request = try #require(error?.requests.first)
    #expect(request.sourceLocation?.file == "é")
    #expect(request.sourceLocation?.line == 7)
    #expect(request.sourceLocation?.function == "ƒ")
  }
}
