import Autowire

/// The products, and the paid carts.
protocol ShopRepository: SharedInjectable {
  func products() throws -> [Product]
  func purchase(_ products: [Product]) -> Bool
}

/// A repository that loads the products from the server once.
final class ShopRepositoryImpl: ShopRepository {
  private let service: any ShopService
  private var known: [Product]?
  private var carts = 0

  init(service: any ShopService) {
    self.service = service
  }

  func products() throws -> [Product] {
    if let known { return known }
    let products = try service.products()
    known = products
    return products
  }

  func purchase(_ products: [Product]) -> Bool {
    carts += 1
    return service.purchase(ShoppingCart(number: carts, products: products))
  }
}
