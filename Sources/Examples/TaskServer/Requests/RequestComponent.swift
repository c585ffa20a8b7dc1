import Cleanse

struct RequestScope: Scope {}

/// The objects of one request, created for each request.
struct RequestComponent: Component {
  typealias Seed = HTTPRequest
  typealias Root = RequestHandler

  static func configure(binder: Binder<RequestScope>) {
    binder.bind(Ticket.self).sharedInScope().to(factory: Ticket.init)
    binder.include(module: MiddlewareModule.self)
    binder.include(module: RouteModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<RequestHandler>) -> BindingReceipt<RequestHandler> {
    bind.to(factory: RequestHandler.init)
  }
}
