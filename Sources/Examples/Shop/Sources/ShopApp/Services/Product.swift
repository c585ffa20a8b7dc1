/// Something that the shop sells, in one size.
struct Product: Codable, Hashable {
  let name: String
  let pricePerKilogram: Double
  let weight: Double

  var price: Double { pricePerKilogram * weight }
}

/// What a customer pays for at once.
struct ShoppingCart: Equatable {
  let number: Int
  let products: [Product]
}
