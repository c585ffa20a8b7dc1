import Hummingbird

/// The values that travel from the middleware to the routes. Hummingbird requires them to be `Sendable`, so the objects
/// of a request are not among them: a route builds its handler from them.
struct NoteContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var user: User?

  init(source: Source) {
    coreContext = .init(source: source)
  }
}
