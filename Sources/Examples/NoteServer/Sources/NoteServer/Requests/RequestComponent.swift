import Cleanse
import Logging

/// The values of one request: the seed of its component.
struct RequestSeed: Sendable {
  let user: User
  /// Adds the request's id to each line.
  let logger: Logger
}

/// The user who sends a request.
struct User: Sendable {
  let name: String
}

struct RequestScope: Scope {}

/// The objects of one request, created for each request.
struct RequestComponent: Component {
  typealias Seed = RequestSeed

  static func configure(binder: Binder<RequestScope>) {
    binder.bind(User.self).to(factory: \RequestSeed.user)
    // The objects of a request log with its id, and all others with the logger of the server.
    binder.bind(Logger.self).to(factory: \RequestSeed.logger)
    binder.accept(.shadowedBinding, for: Logger.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<NoteHandler>) -> BindingReceipt<NoteHandler> {
    bind.to(factory: NoteHandler.init)
  }
}
