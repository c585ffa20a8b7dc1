/// Answers one request. Neither this nor what it is made of is sendable: it lives and dies in the task of its request.
final class RequestHandler {
  private let request: HTTPRequest
  private let ticket: Ticket
  private let greeting: Greeting
  private let database: Database

  init(request: HTTPRequest, ticket: Ticket, greeting: Greeting, database: Database) {
    self.request = request
    self.ticket = ticket
    self.greeting = greeting
    self.database = database
  }

  func response() async -> HTTPResponse {
    let visit = await database.countVisit(of: request.path)
    return HTTPResponse(status: "200 OK", text: "\(greeting.text), visit \(visit), ticket \(ticket.number)\n")
  }
}

/// What the server says first.
final class Greeting {
  let text: String

  init(request: HTTPRequest, ticket: Ticket) {
    text = "hello \(request.path.dropFirst()) with ticket \(ticket.number)"
  }
}
