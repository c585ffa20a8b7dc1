import Autowire

/// Pays for the products in the cart.
protocol PurchaseProductsUseCase: Injectable {
  func execute(_ products: [Product]) -> Bool
}

struct PurchaseProductsUseCaseImpl: PurchaseProductsUseCase {
  let repository: any ShopRepository

  func execute(_ products: [Product]) -> Bool {
    repository.purchase(products)
  }
}
