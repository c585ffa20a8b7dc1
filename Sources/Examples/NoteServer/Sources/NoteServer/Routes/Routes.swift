import Cleanse
import Hummingbird

/// The routes of the server. Each of them builds the objects of its request.
struct Routes {
  let requests: SendableComponentFactory<RequestComponent>
  let log: RequestLog

  func router() -> Router<NoteContext> {
    let router = Router(context: NoteContext.self)
    router.add(middleware: log)
    router.get("health") { _, _ in HTTPResponse.Status.ok }
    router.group("notes").add(middleware: Authentication())
      .get { _, context in
        try await handler(for: context).list()
      }
      .post { request, context in
        let drafts = try await request.decode(as: [Draft].self, context: context)
        return EditedResponse(status: .created, response: try await handler(for: context).add(drafts))
      }
    return router
  }

  private func handler(for context: NoteContext) throws -> NoteHandler {
    guard let user = context.user else { throw HTTPError(.unauthorized) }
    return requests.build(RequestSeed(user: user, logger: context.logger))
  }
}
