import Cleanse
import TestSupport

/// The code about transactions and Vapor in Documentation/Servers.md: each request is the transfer of an amount of money.
enum Transfers {
  struct Refusal: Error {}

  struct Settings: Sendable {
    let log: EventLog
  }

  final class Transaction {
    private let amount: Int
    private let log: EventLog
    private var isOpen = true

    init(amount: Int, log: EventLog) {
      self.amount = amount
      self.log = log
    }

    nonisolated(nonsending) func commit() async throws {
      guard amount > 0 else { throw Refusal() }
      log.note("commit \(amount)")
      isOpen = false
    }

    nonisolated(nonsending) func rollBackIfOpen() async throws {
      if isOpen { log.note("roll back \(amount)") }
    }
  }

  final class TransferHandler {
    private let amount: Int
    private let transaction: Transaction

    init(amount: Int, transaction: Transaction) {
      self.amount = amount
      self.transaction = transaction
    }

    nonisolated(nonsending) func respond() async throws -> String {
      try await transaction.commit()
      return "moved \(amount)"
    }
  }

  struct RequestScope: Scope {}

  struct TransferComponent: Component {
    typealias Seed = Int

    static func configure(binder: Binder<RequestScope>) {
      binder.bind(Transaction.self).sharedInScope().onStop { try await $0.rollBackIfOpen() }
        .to(factory: Transaction.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<TransferHandler>) -> BindingReceipt<TransferHandler> {
      bind.to(factory: TransferHandler.init)
    }
  }

  struct TransferServer: Sendable {
    let requests: SendableComponentFactory<TransferComponent>
    let log: EventLog

    func close() { log.note("closed") }

    func transfer(_ amount: Int) async throws -> String {
      let request = requests.instantiate(amount)
      var response = ""
      try await request.run(hookTimeLimit: 5) { response = try await request.root.respond() }
      return response
    }
  }

  struct ServerComponent: RootComponent {
    typealias Seed = Settings

    static func configure(binder: Binder<Singleton>) {
      binder.bind(EventLog.self).sharedInScope().sendable().to(factory: \Settings.log)
      binder.install(dependency: TransferComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<TransferServer>) -> BindingReceipt<TransferServer> {
      bind.onStop { $0.close() }.to(factory: TransferServer.init)
    }
  }
}

extension Vapor {
  typealias Settings = Transfers.Settings
  typealias ServerComponent = Transfers.ServerComponent

  struct Program {
    func serve(_ settings: Settings) async throws {
      let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(settings)
      let transfers = server.root
      try await server.run(hookTimeLimit: 10) {
        let app = try await Application.make(.detect())
        app.post("transfers", ":amount") { request in
          try await transfers.transfer(request.parameters.require("amount"))
        }
        do { try await app.execute() } catch {
          try? await app.asyncShutdown()
          throw error
        }
        try await app.asyncShutdown()
      }
    }
  }
}
