import Autowire

/// What the customer sees and does.
final class ShopViewModel: Injectable {
  private let getProducts: any GetProductsUseCase
  private let purchaseProducts: any PurchaseProductsUseCase
  private let mapper: any ShopMapper
  private var selected: Set<Product> = []

  init(
    getProducts: any GetProductsUseCase,
    purchaseProducts: any PurchaseProductsUseCase,
    mapper: any ShopMapper
  ) {
    self.getProducts = getProducts
    self.purchaseProducts = purchaseProducts
    self.mapper = mapper
  }

  /// The products with their numbers, and the sum of those in the cart.
  func page() throws -> [String] {
    let lines = try getProducts.execute().enumerated().map { index, product in
      mapper.line(for: product, number: index + 1, isSelected: selected.contains(product))
    }
    return lines + [mapper.total(of: selected)]
  }

  /// Puts a product into the cart, or takes it out again.
  /// - Returns: whether there is a product of that number.
  func select(_ number: Int) throws -> Bool {
    let products = try getProducts.execute()
    guard products.indices.contains(number - 1) else { return false }
    selected.formSymmetricDifference([products[number - 1]])
    return true
  }

  /// Pays, and empties the cart.
  /// - Returns: what was paid; `nil` where nothing could be sold.
  func pay() -> String? {
    let total = mapper.total(of: selected)
    guard purchaseProducts.execute(selected.sorted { $0.name < $1.name }) else { return nil }
    selected = []
    return total
  }
}
