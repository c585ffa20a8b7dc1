/// A product in one size.
struct Product: Codable, Hashable {
  let name: String
  let pricePerKilogram: Double
  let weight: Double

  var price: Double { pricePerKilogram * weight }
}

/// The products of one purchase.
struct ShoppingCart: Equatable {
  let number: Int
  let products: [Product]
}
