/// The types that tests of private bindings bind: each module has its own session, and a client that exposes it.
package enum PrivateSessions {
  package final class Session {
    package let name: String

    package init(_ name: String) {
      self.name = name
    }
  }

  package final class Client {
    package let session: Session

    package init(session: Session) {
      self.session = session
    }
  }
}
