import Cleanse

public struct NetworkModule: Cleanse.Module {
  public static func configure(binder: Binder<Singleton>) {
    binder
      .bind(NetworkService.self)
      .sharedInScope()
      .to { $0 as HTTPNetworkService }
    binder
      .bind(HTTPNetworkService.self)
      .to(factory: HTTPNetworkService.init)
    binder
      .bind(RequestLog.self)
      .sharedInScope()
      .to(factory: RequestLog.init)
    binder
      .bind()
      .tagged(with: BaseURL.self)
      .to(value: "https://books.example")
  }
}
