import Cleanse

/// What the pages need of the app.
public struct InterfaceModule: Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: LoggedInComponent.self)
  }
}
