import Autowire

/// The page and the actions of the customer.
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

  /// The products with their numbers, and the sum of the cart.
  func page() throws -> [String] {
    let lines = try getProducts.execute().enumerated().map { index, product in
      mapper.line(for: product, number: index + 1, isSelected: selected.contains(product))
    }
    return lines + [mapper.total(of: selected)]
  }

  /// Adds a product to the cart, or removes it.
  /// - Returns: Whether there is a product with that number.
  func select(_ number: Int) throws -> Bool {
    let products = try getProducts.execute()
    guard products.indices.contains(number - 1) else { return false }
    selected.formSymmetricDifference([products[number - 1]])
    return true
  }

  /// Pays and empties the cart.
  /// - Returns: The sum; `nil` if the purchase failed.
  func pay() -> String? {
    let total = mapper.total(of: selected)
    guard purchaseProducts.execute(selected.sorted { $0.name < $1.name }) else { return nil }
    selected = []
    return total
  }
}
