import BookshopNetwork
import Cleanse

public struct Account {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public struct LoggedInScope: Scope {}

public struct CatalogueService {
  private let network: NetworkService

  init(network: NetworkService) {
    self.network = network
  }

  public func page(of title: String) -> String {
    network.load("/books/" + title)
  }
}

public struct Receipt {
  public let number: Int
}

public final class Basket {
  private let account: Account
  private let catalogue: Provider<CatalogueService>
  private let receipts: Factory<EmptySeed<Receipt>>
  public private(set) var titles: [String] = []

  init(account: Account, catalogue: Provider<CatalogueService>, receipts: Factory<EmptySeed<Receipt>>) {
    self.account = account
    self.catalogue = catalogue
    self.receipts = receipts
  }

  public func add(_ title: String) {
    titles.append(title)
    _ = catalogue.get().page(of: title)
  }

  public var summary: String {
    account.name + ": " + titles.joined(separator: ", ") + ", receipt \(receipts.build(()).number)"
  }
}
