import Cleanse
import Foundation
import Testing

@testable import ShopApp

@Suite("Shop session") struct ShopSessionTests {
  private let session: ShopSession

  init() throws {
    session = try Self.session(catalogue: #"[{"name": "salt", "pricePerKilogram": 1, "weight": 2}]"#)
  }

  private static func session(catalogue: String) throws -> ShopSession {
    try ComponentFactory.of(
      ShopComponent.self,
      overrides: .overriding((any CatalogueFile).self) { CatalogueText(text: catalogue) }
    ).build()
  }

  @Test("A customer of the shop sees the products, adds one to the cart and removes it") func select() throws {
    #expect(try session.welcome().dropLast() == ["  1  salt, 2.0 kg, 2.00 EUR", "Total: 0.00 EUR"])
    #expect(try session.answer(to: "1") == ["* 1  salt, 2.0 kg, 2.00 EUR", "Total: 2.00 EUR"])
    #expect(try session.answer(to: " 1 ") == ["  1  salt, 2.0 kg, 2.00 EUR", "Total: 0.00 EUR"])
    #expect(try session.answer(to: "2") == ["There is no product '2'."])
    #expect(try session.answer(to: "salt") == ["There is no product 'salt'."])
  }

  @Test("Paying in the shop empties the cart") func pay() throws {
    #expect(try session.answer(to: "pay") == ["There is nothing in the cart."])
    _ = try session.answer(to: "1")
    #expect(try session.answer(to: "pay") == ["Paid. Total: 2.00 EUR"])
    #expect(try session.answer(to: "pay") == ["There is nothing in the cart."])
    #expect(try session.answer(to: "quit") == nil)
  }

  @Test("The shop reports a damaged catalogue") func damage() throws {
    for catalogue in ["", "[{}]", #"{"name": "salt"}"#] {
      let session = try Self.session(catalogue: catalogue)
      #expect(throws: CatalogueError.damaged) { try session.welcome() }
      #expect(throws: CatalogueError.damaged) { try session.answer(to: "1") }
    }
  }

  @Test("The graph of the shop is valid without warnings") func graph() {
    let report = GraphValidator.validate(ShopComponent.self)
    #expect(report.errors.isEmpty)
    #expect(report.warnings.isEmpty)
  }
}

private struct CatalogueText: CatalogueFile {
  let text: String

  func contents() -> Data {
    Data(text.utf8)
  }
}
