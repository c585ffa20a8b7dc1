/// Greets the client and counts its visit. It is the route of all paths without their own route.
struct GreetingRoute: Route {
  let request: HTTPRequest
  let ticket: Ticket
  let greeting: Greeting
  let database: Database

  func response() async -> HTTPResponse {
    let visit = await database.countVisit(of: request.path)
    return HTTPResponse(status: "200 OK", text: "\(greeting.text), visit \(visit), ticket \(ticket.number)\n")
  }
}

/// The greeting of a client.
final class Greeting {
  let text: String

  init(request: HTTPRequest, ticket: Ticket) {
    text = "hello \(request.path.dropFirst()) with ticket \(ticket.number)"
  }
}
