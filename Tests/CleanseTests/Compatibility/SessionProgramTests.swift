import Cleanse
import Testing

// Each session is a component with a tagged user name as its seed, and each cart is a subcomponent of a session.

private struct LoggedIn: Scope {}
private struct Shopping: Scope {}

private struct UserName: Cleanse.Tag {
  typealias Element = String
}

private final class Logger {
  var lines: [String] = []
}

private final class Account {
  let userName: TaggedProvider<UserName>
  let logger: Logger

  init(userName: TaggedProvider<UserName>, logger: Logger) {
    self.userName = userName
    self.logger = logger
    logger.lines.append("account of \(userName.get())")
  }
}

private final class Cart {
  let account: Account
  let session: WeakProvider<Session>
  var items: [String] = []

  init(account: Account, session: WeakProvider<Session>) {
    self.account = account
    self.session = session
  }
}

private struct CartComponent: Cleanse.Component {
  typealias Root = Cart

  fileprivate static func configure(binder: Binder<Shopping>) {
  }

  fileprivate static func configureRoot(binder bind: ReceiptBinder<Cart>) -> BindingReceipt<Cart> {
    bind.to(factory: Cart.init)
  }
}

private final class Session {
  let account: Account
  let carts: ComponentFactory<CartComponent>

  init(account: Account, carts: ComponentFactory<CartComponent>) {
    self.account = account
    self.carts = carts
  }
}

private struct SessionComponent: Cleanse.Component {
  typealias Root = Session
  typealias Seed = TaggedProvider<UserName>

  static func configure(binder: Binder<LoggedIn>) {
    binder.install(dependency: CartComponent.self)
    binder.bind(Account.self).sharedInScope().to(factory: Account.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
    bind.to(factory: Session.init)
  }
}

fileprivate final class LoginFlow {
  let sessions: ComponentFactory<SessionComponent>
  let logger: Logger

  init(sessions: ComponentFactory<SessionComponent>, logger: Logger) {
    self.sessions = sessions
    self.logger = logger
  }

  func logIn(as name: String) -> Session {
    sessions.build(TaggedProvider<UserName>(value: name))
  }
}

fileprivate struct ShopComponent: Cleanse.RootComponent {
  typealias Root = LoginFlow

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: SessionComponent.self)
    binder.bind().sharedInScope().to(factory: Logger.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<LoginFlow>) -> BindingReceipt<LoginFlow> {
    bind.to(factory: LoginFlow.init)
  }
}

@Suite("Sessions of a square/Cleanse program")
struct SessionProgramTests {
  @Test("A session component shares its account among its carts and the logger among all sessions")
  func sharing() throws {
    let flow = try! ComponentFactory.of(ShopComponent.self).build(())
    let ada = flow.logIn(as: "ada")
    let bob = flow.sessions.build("bob")
    let cart = ada.carts.build(())
    #expect(cart.account === ada.account)
    #expect(cart.account === ada.carts.build(()).account)
    #expect(cart !== ada.carts.build(()))
    #expect(bob.account !== ada.account)
    #expect(bob.account.logger === flow.logger)
    #expect(flow.logger.lines == ["account of ada", "account of bob"])
  }

  @Test("A cart component's weak provider returns its session while the session is alive")
  func weakSession() throws {
    let flow = try! ComponentFactory.of(ShopComponent.self).build(())
    var session: Session? = flow.logIn(as: "ada")
    let cart = try #require(session).carts.build(())
    #expect(cart.session.get() === session)
    session = nil
    #expect(cart.account.userName.get() == "ada")
  }

  @Test("The objects of a session component are released with the session")
  func release() throws {
    let flow = try! ComponentFactory.of(ShopComponent.self).build(())
    var session: Session? = flow.logIn(as: "ada")
    weak let account = session?.account
    weak let released = session
    #expect(account != nil)
    session = nil
    #expect(released == nil)
    #expect(account == nil)
  }
}
