import Cleanse
import Observation

protocol Transport { func send(_ request: String) -> String }

struct HTTPTransport: Transport {
  func send(_ request: String) -> String { "200 \(request)" }
}

final class APIClient {
  private let transport: any Transport

  init(transport: any Transport) { self.transport = transport }

  func get(_ path: String) -> String { transport.send("GET \(path)") }
}

@MainActor @Observable
final class InboxModel {
  private(set) var messages = ""
  private let client: APIClient

  init(client: APIClient) { self.client = client }

  func reload() { messages = client.get("/messages") }
}

@MainActor
struct InboxComponent: @MainActor RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: NetworkModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<InboxModel>) -> BindingReceipt<InboxModel> {
    bind.to(factory: InboxModel.init)
  }
}

struct NetworkModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind((any Transport).self).to(factory: HTTPTransport.init)
    binder.bind(APIClient.self).sharedInScope().to(factory: APIClient.init)
  }
}
