import Cleanse

/// The bindings that the pages need.
public struct InterfaceModule: Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: LoggedInComponent.self)
  }
}
