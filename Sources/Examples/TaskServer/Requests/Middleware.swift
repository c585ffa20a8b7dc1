import Cleanse

/// A step around the route of each request: it sees the request before the route, and the response after it.
protocol Middleware {
  /// - Parameter next: Continues with the next step. Not called for a request that this step answers itself.
  func response(to request: HTTPRequest, next: () async -> HTTPResponse) async -> HTTPResponse
}

struct MiddlewareModule: Module {
  static func configure(binder: Binder<RequestScope>) {
    binder.bind((any Middleware).self).intoCollection().to(factory: IconFilter.init)
    // Wraps all others, so that the responses of a filter have a ticket, too.
    binder.bind((any Middleware).self).intoCollection(order: .first).to(factory: TicketHeader.init)
  }
}

/// Answers automatic requests of browsers, which are no visits.
struct IconFilter: Middleware {
  func response(to request: HTTPRequest, next: () async -> HTTPResponse) async -> HTTPResponse {
    request.path == "/favicon.ico" ? HTTPResponse(status: "404 Not Found", text: "no icon\n") : await next()
  }
}

/// Adds the ticket of the request to the response.
struct TicketHeader: Middleware {
  let ticket: Ticket

  func response(to request: HTTPRequest, next: () async -> HTTPResponse) async -> HTTPResponse {
    var response = await next()
    response.headers.append("X-Ticket: \(ticket.number)")
    return response
  }
}
