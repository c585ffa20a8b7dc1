import Cleanse
import Testing

// The module parameter of a root component selects the production or the development service.

private struct UserServiceComponent<SomeModule: UserServiceModule>: RootComponent where SomeModule.Scope == Singleton {
  fileprivate typealias Root = UserService

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: SomeModule.self)
  }

  fileprivate static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.configured(with: SomeModule.configureUserService)
  }
}

private protocol UserServiceModule: Module {
  static func configureUserService(binder bind: ReceiptBinder<UserService>) -> BindingReceipt<UserService>
}

private protocol UserService {
  func nameForUser(withID id: String) -> String?
}

private struct ProductionUserService: UserService {
  func nameForUser(withID id: String) -> String? {
    ["user-1": "User One"][id]
  }
}

private struct DevelopmentUserService: UserService {
  func nameForUser(withID id: String) -> String? {
    "Development \(id)"
  }
}

private struct ProductionUserServiceModule: UserServiceModule {
  fileprivate static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: ProductionUserService.init)
  }

  fileprivate static func configureUserService(
    binder bind: ReceiptBinder<UserService>
  ) -> BindingReceipt<UserService> {
    bind.to { $0 as ProductionUserService }
  }
}

private struct DevelopmentUserServiceModule: UserServiceModule {
  fileprivate static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: DevelopmentUserService.init)
  }

  fileprivate static func configureUserService(
    binder bind: ReceiptBinder<UserService>
  ) -> BindingReceipt<UserService> {
    bind.to { $0 as DevelopmentUserService }
  }
}

@Suite("Module parameters in a square/Cleanse program")
struct UserServiceProgramTests {
  @Test("A root component with the production module builds the production service")
  func production() {
    let service = try! ComponentFactory.of(UserServiceComponent<ProductionUserServiceModule>.self).build(())
    #expect(service.nameForUser(withID: "user-1") == "User One")
    #expect(service.nameForUser(withID: "user-2") == nil)
  }

  @Test("A root component with the development module builds the development service")
  func development() {
    let service = try! ComponentFactory.of(UserServiceComponent<DevelopmentUserServiceModule>.self).build(())
    #expect(service.nameForUser(withID: "user-2") == "Development user-2")
  }
}
