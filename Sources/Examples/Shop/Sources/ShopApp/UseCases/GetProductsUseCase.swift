import Autowire

/// Looks at what there is.
protocol GetProductsUseCase: Injectable {
  func execute() throws -> [Product]
}

struct GetProductsUseCaseImpl: GetProductsUseCase {
  let repository: any ShopRepository

  func execute() throws -> [Product] {
    try repository.products().sorted { $0.name < $1.name }
  }
}
