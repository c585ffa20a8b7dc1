import Cleanse

/// Answers one request. Neither it nor its dependencies need be sendable, because they stay in the task of the request.
final class RequestHandler {
  private let request: HTTPRequest
  private let middleware: [any Middleware]
  private let routes: [String: Provider<any Route>]
  private let greeting: Provider<GreetingRoute>

  init(
    request: HTTPRequest, middleware: [any Middleware], routes: [String: Provider<any Route>],
    greeting: Provider<GreetingRoute>
  ) {
    self.request = request
    self.middleware = middleware
    self.routes = routes
    self.greeting = greeting
  }

  func response() async -> HTTPResponse {
    await response(after: middleware[...])
  }

  private func response(after steps: ArraySlice<any Middleware>) async -> HTTPResponse {
    guard let step = steps.first else { return await route.response() }
    return await step.response(to: request) { await response(after: steps.dropFirst()) }
  }

  private var route: any Route {
    routes[request.path]?.get() ?? greeting.get()
  }
}
