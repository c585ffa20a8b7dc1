import Cleanse

/// Answers the requests for one path.
protocol Route {
  func response() async -> HTTPResponse
}

/// The routes by path. A request creates only its own route.
struct RouteModule: Module {
  static func configure(binder: Binder<RequestScope>) {
    binder.bind((any Route).self).intoDictionary(key: "/health").to(factory: HealthRoute.init)
    binder.bind((any Route).self).intoDictionary(key: "/visits").to(factory: VisitsRoute.init)
    binder.bind(GreetingRoute.self).to(factory: GreetingRoute.init)
    binder.bind(Greeting.self).to(factory: Greeting.init)
  }
}

/// Tells a load balancer that the server is running.
struct HealthRoute: Route {
  func response() async -> HTTPResponse {
    HTTPResponse(status: "200 OK", text: "healthy\n")
  }
}

/// Returns the number of greeted requests.
struct VisitsRoute: Route {
  let database: Database

  func response() async -> HTTPResponse {
    HTTPResponse(status: "200 OK", text: "\(await database.visitCount) visits\n")
  }
}
