import Cleanse

struct Request: Sendable { let path: String }

actor AccessLog {
  private(set) var count = 0

  func countRequest() { count += 1 }
}

final class Handler {
  private let request: Request
  private let log: AccessLog

  init(request: Request, log: AccessLog) {
    self.request = request
    self.log = log
  }

  func response() async -> String {
    await log.countRequest()
    return "200 \(request.path)"
  }
}

struct RequestScope: Scope {}

struct RequestComponent: Component {
  typealias Seed = Request

  static func configure(binder: Binder<RequestScope>) {
  }

  static func configureRoot(binder bind: ReceiptBinder<Handler>) -> BindingReceipt<Handler> {
    bind.to(factory: Handler.init)
  }
}

final class Server {
  private let requests: ComponentFactory<RequestComponent>
  private let log: AccessLog

  init(requests: ComponentFactory<RequestComponent>, log: AccessLog) {
    self.requests = requests
    self.log = log
  }

  func serve(_ paths: [String]) async {
    for path in paths {
      print(await requests.build(Request(path: path)).response())
    }
    print("\(await log.count) requests")
  }
}

struct ServerComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(AccessLog.self).sharedInScope().to(factory: AccessLog.init)
    binder.install(dependency: RequestComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
    bind.to(factory: Server.init)
  }
}

do {
  let server = try ComponentFactory.of(ServerComponent.self).build()
  await server.serve(["/news", "/sports"])
} catch {
  print(error)
}
