import Cleanse

public struct NetworkModule: Cleanse.Module {
  public static func configure(binder: Binder<Singleton>) {
    binder
      .bind(NetworkService.self)
      .sharedInScope()
      .configured(with: configureService)
    binder
      .bind(HTTPNetworkService.self)
      .to(factory: HTTPNetworkService.init)
    bindShared(binder: binder, factory: RequestLog.init)
    bindBaseURL("https://books.example", binder: AnyBinder(binder: binder))
  }

  private static func configureService(
    bind: ReceiptBinder<NetworkService>
  ) -> BindingReceipt<ReceiptBinder<NetworkService>.Input> {
    bind.binder.bindTitles(["Emma"])
    return bind.to { $0 as HTTPNetworkService }
  }
}
