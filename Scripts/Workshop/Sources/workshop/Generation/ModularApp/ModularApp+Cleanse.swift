/// The app assembled by Cleanse: each Swift module has a Cleanse module, and the root component includes them all.
extension ModularApp {
  /// The sources of the program without its modules, by the names of their files.
  @SourceLines
  var cleanseApp: [String] {
    "import Cleanse"
    "import Contracts"
    for module in modules { "import \(module.name)" }
    for (number, part) in parts.enumerated() {
      """

      struct Part\(number): Module {
        static func configure(binder: Binder<Singleton>) {
      """
      for module in part { "    binder.include(module: \(module.name)Bindings.self)" }
      """
        }
      }
      """
    }
    """

    struct AppRoot {
      let plugins: [any Plugin]
      let initializers: [any Initializer]
      let modules: [any ModuleServices]
    }

    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
    """
    for number in parts.indices { "    binder.include(module: Part\(number).self)" }
    """
      }

      static func configureRoot(binder bind: ReceiptBinder<AppRoot>) -> BindingReceipt<AppRoot> {
        bind.to(factory: AppRoot.init)
      }
    }

    /// Builds the app and all that it creates at a start, and keeps it until the next start.
    @inline(never)
    func startApp(validate: Bool) throws -> AppRoot {
      try ComponentFactory.of(App.self, validate: validate).build()
    }
    """
  }
}

extension ModularApp.Module {
  @SourceLines
  var cleanseSource: [String] {
    "import Cleanse"
    "import Contracts"
    for dependency in dependencies { "import \(dependency)" }
    ""
    types
    if hasSubcomponent { subcomponent }
    """

    struct \(name)Services: ModuleServices {
      let api: Provider<any \(name)API>
    """
    for number in services { "  let service\(number): Provider<any \(name)Service\(number)>" }
    if hasSubcomponent { "  let session: ComponentFactory<\(name)SessionComponent>" }
    """

      func describe() -> [String] {
    """
    "    [\((["api.get().describe()"] + services.map { "\"\\(service\($0).get())\"" } + sessions).joinedList)]"
    """
      }
    }

    public struct \(name)Bindings: Module {
      public static func configure(binder: Binder<Singleton>) {
        binder.bind((any \(name)API).self).sharedInScope().to(factory: \(name)Main.init)
    """
    for number in services { "    \(shared("Service", number))" }
    for number in numbers(of: .plugin) { "    \(element(of: "Plugin", number))" }
    for number in numbers(of: .initializer) { "    \(element(of: "Initializer", number))" }
    "    binder.bind((any ModuleServices).self).intoCollection().to(factory: \(name)Services.init)"
    if hasSubcomponent { "    binder.install(dependency: \(name)SessionComponent.self)" }
    """
      }
    }
    """
  }

  private var sessions: [String] { hasSubcomponent ? ["\"\\(session.build())\""] : [] }

  @SourceLines
  private var subcomponent: [String] {
    """

    struct \(name)Scope: Cleanse.Scope {}

    struct \(name)SessionComponent: Component {
      static func configure(binder: Binder<\(name)Scope>) {
    """
    for number in 0..<3 { "    \(shared("LocalService", number))" }
    """
      }

      static func configureRoot(
        binder bind: ReceiptBinder<\(name)Session>
      ) -> BindingReceipt<\(name)Session> {
        bind.to(factory: \(name)Session.init)
      }
    }
    """
  }

  private func shared(_ kind: String, _ number: Int) -> String {
    "binder.bind((any \(name)\(kind)\(number)).self).sharedInScope().to(factory: \(name)Default\(kind)\(number).init)"
  }

  private func element(of kind: String, _ number: Int) -> String {
    "binder.bind((any \(kind)).self).intoCollection().to(factory: \(name)Default\(kind)\(number).init)"
  }
}
