/// The plugins to run when a graph is created.
public final class CleanseServiceLoader {
  private(set) var services: [any CleanseBindingPlugin]

  /// Creates a loader of plugins, which run in this order.
  public init(_ services: [any CleanseBindingPlugin] = []) {
    self.services = services
  }

  /// Adds a plugin after the existing ones.
  public func register(_ plugin: any CleanseBindingPlugin) {
    services.append(plugin)
  }

  /// A new loader without plugins, at each call. Keep the loader if you register plugins with it.
  public static var instance: CleanseServiceLoader {
    CleanseServiceLoader()
  }
}
