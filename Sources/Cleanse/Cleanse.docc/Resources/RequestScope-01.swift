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
