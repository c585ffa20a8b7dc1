import Autowire
import Foundation

/// Shows products and prices as text.
protocol ShopMapper: Injectable {
  func line(for product: Product, number: Int, isSelected: Bool) -> String
  func total(of products: some Collection<Product>) -> String
}

struct ShopMapperImpl: ShopMapper {
  func line(for product: Product, number: Int, isSelected: Bool) -> String {
    "\(isSelected ? "*" : " ") \(number)  \(product.name), \(product.weight) kg, \(price(product.price))"
  }

  func total(of products: some Collection<Product>) -> String {
    "Total: \(price(products.reduce(0) { $0 + $1.price }))"
  }

  private func price(_ price: Double) -> String {
    String(format: "%.2f EUR", price)
  }
}
