import Cleanse
import Testing

/// The code of Documentation/AsyncBindings.md.
private enum AsyncBindingsGuide {
  struct Address: Sendable {
    let host: String
  }

  final class Connection: Sendable {
    let host: String

    init(address: Address) async throws {
      await Task.yield()
      host = address.host
    }
  }

  final class Catalogue {
    let connection: Connection

    init(connection: Connection) {
      self.connection = connection
    }
  }

  struct Server {
    let catalogue: Catalogue
    let sessions: AsyncComponentFactory<SessionComponent>
  }

  struct ServerComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Address.self).to(value: Address(host: "localhost"))
      binder.bind(Connection.self).sharedInScope().to(asyncFactory: Connection.init)
      binder.bind(Catalogue.self).sharedInScope().to(factory: Catalogue.init)
      binder.install(dependency: SessionComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
      bind.to(factory: Server.init)
    }
  }

  struct SessionScope: Scope {}

  struct UserName: Sendable {
    let text: String
  }

  final class Profile: Sendable {
    let greeting: String

    init(name: UserName, connection: Connection) async throws {
      await Task.yield()
      greeting = "\(name.text) at \(connection.host)"
    }
  }

  struct SessionComponent: Component {
    typealias Root = Profile
    typealias Seed = UserName

    static func configure(binder: Binder<SessionScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Profile>) -> BindingReceipt<Profile> {
      bind.to(asyncFactory: Profile.init)
    }
  }
}

@Suite("Guide to async bindings")
struct AsyncBindingsGuideTests {
  @Test("The guide's server has one connection and loads a profile for each session")
  func server() async throws {
    typealias ServerComponent = AsyncBindingsGuide.ServerComponent
    typealias UserName = AsyncBindingsGuide.UserName
    let server = try await AsyncComponentFactory.of(ServerComponent.self).build()
    let profile = try await server.sessions.build(UserName(text: "anna"))
    #expect(server.catalogue.connection.host == "localhost")
    #expect(profile.greeting == "anna at localhost")
  }
}
