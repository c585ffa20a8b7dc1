import Hummingbird

/// Finds the user of a request. The token is the name of the user; a real server would verify a signed one.
struct Authentication: RouterMiddleware {
  func handle(
    _ request: Request, context: NoteContext, next: (Request, NoteContext) async throws -> Response
  ) async throws -> Response {
    let words = request.headers[.authorization]?.split(separator: " ") ?? []
    guard words.count == 2, words[0] == "Bearer" else { throw HTTPError(.unauthorized, message: "no bearer token") }
    var context = context
    context.user = User(name: String(words[1]))
    return try await next(request, context)
  }
}
