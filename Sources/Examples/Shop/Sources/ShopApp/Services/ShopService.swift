import Autowire
import Foundation

/// The shop's server, as far as the app knows it.
protocol ShopService: SharedInjectable {
  func products() throws -> [Product]
  func purchase(_ cart: ShoppingCart) -> Bool
}

/// A server that sells what a file says.
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

  /// Sells nothing, and no cart twice.
  func purchase(_ cart: ShoppingCart) -> Bool {
    !cart.products.isEmpty && sold.insert(cart.number).inserted
  }
}
