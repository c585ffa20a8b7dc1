import BookshopNetwork
import Cleanse

public struct ServicesModule: Cleanse.Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.include(module: NetworkModule.self)
    binder.bind().to(factory: CatalogueService.init)
    TitleBinder(binder: binder).title("Ulysses")
    binder
      .bindFactory(Receipt.self)
      .to { (_: Assisted<Void>, log: RequestLog) in Receipt(number: log.paths.count) }
  }
}

public struct LoggedInServicesModule: Cleanse.Module {
  public static func configure(binder: Binder<LoggedInScope>) {
    binder
      .bind(Basket.self)
      .sharedInScope()
      .to(factory: Basket.init)
  }
}
