import Autowire
import Foundation

/// The server of the shop.
protocol ShopService: SharedInjectable {
  func products() throws -> [Product]
  func purchase(_ cart: ShoppingCart) -> Bool
}

/// A server that sells the products in a file.
final class ShopServiceImpl: ShopService {
  private let catalogue: any CatalogueFile
  private var sold: Set<Int> = []

  init(catalogue: any CatalogueFile) {
    self.catalogue = catalogue
  }

  func products() throws -> [Product] {
    let contents = try catalogue.contents()
    guard let products = try? JSONDecoder().decode([Product].self, from: contents) else {
      throw CatalogueError.damaged
    }
    return products
  }

  /// Refuses an empty cart, and the same cart twice.
  func purchase(_ cart: ShoppingCart) -> Bool {
    !cart.products.isEmpty && sold.insert(cart.number).inserted
  }
}
