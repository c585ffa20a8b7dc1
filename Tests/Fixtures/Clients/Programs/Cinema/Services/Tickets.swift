import CinemaNetwork
import Cleanse

public struct UserID: Tag {
  public typealias Element = Int
}

public struct AccountScope: Scope {}

public final class ProgrammeService {
  private let network: any Network

  init(network: any Network) {
    self.network = network
  }

  public func films() -> [String] {
    ["Alien", "Brazil"].map { network.get($0) }
  }
}

public final class TicketService {
  private let user: TaggedProvider<UserID>
  public private(set) var bought: [String] = []

  init(user: TaggedProvider<UserID>) {
    self.user = user
  }

  public func buy(_ film: String) {
    bought.append("\(user.get()):\(film)")
  }
}

public struct ServicesModule: Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.include(module: NetworkModule.self)
    binder.bindShared(ProgrammeService.self) { $0.to(factory: ProgrammeService.init) }
  }
}

public struct AccountServicesModule: Module {
  public static func configure(binder: Binder<AccountScope>) {
    binder.bind().sharedInScope().to(factory: TicketService.init)
  }
}

extension Binder where Scope == Singleton {
  /// A typical helper: shares a binding, which a closure completes.
  func bindShared<Element>(
    _ type: Element.Type, with configure: (ReceiptBinder<Element>) -> BindingReceipt<Element>
  ) {
    bind(type).sharedInScope().configured(with: configure)
  }
}
