import Autowire

/// Gets the list of products.
protocol GetProductsUseCase: Injectable {
  func execute() throws -> [Product]
}

struct GetProductsUseCaseImpl: GetProductsUseCase {
  let repository: any ShopRepository

  func execute() throws -> [Product] {
    try repository.products().sorted { $0.name < $1.name }
  }
}
