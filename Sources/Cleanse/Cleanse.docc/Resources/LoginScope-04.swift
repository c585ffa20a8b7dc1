import Cleanse

final class APIClient {
  func messages(of user: String) -> [String] { ["Welcome, \(user)"] }
}

struct User { let name: String }

final class Inbox {
  private let user: User
  private let client: APIClient

  init(user: User, client: APIClient) {
    self.user = user
    self.client = client
  }

  var messages: [String] { client.messages(of: user.name) }
}

struct SessionModel { let inbox: Inbox }

struct SessionScope: Scope {}

struct SessionComponent: Component {
  typealias Seed = User

  static func configure(binder: Binder<SessionScope>) {
    binder.bind(Inbox.self).sharedInScope().to(factory: Inbox.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<SessionModel>) -> BindingReceipt<SessionModel> {
    bind.to(factory: SessionModel.init)
  }
}

final class AppModel {
  private let sessions: ComponentFactory<SessionComponent>
  private(set) var session: SessionModel?

  init(sessions: ComponentFactory<SessionComponent>) { self.sessions = sessions }

  func logIn(_ user: User) { session = sessions.build(user) }

  func logOut() { session = nil }
}

struct AppComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(APIClient.self).sharedInScope().to(factory: APIClient.init)
    binder.install(dependency: SessionComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<AppModel>) -> BindingReceipt<AppModel> {
    bind.to(factory: AppModel.init)
  }
}

do {
  let app = try ComponentFactory.of(AppComponent.self).build()
  app.logIn(User(name: "Ada"))
  print(app.session?.inbox.messages ?? [])
} catch {
  print(error)
}
