/// The plugins to run when a graph is created.
public final class CleanseServiceLoader {
  private(set) var services: [any CleanseBindingPlugin]

  /// Makes a loader of plugins, which run in this order.
  public init(_ services: [any CleanseBindingPlugin] = []) {
    self.services = services
  }

  /// Adds a plugin, after those already there.
  public func register(_ plugin: any CleanseBindingPlugin) {
    services.append(plugin)
  }

  /// A new loader without plugins, at each call: a plugin that is registered with it is lost, unless you keep the loader.
  public static var instance: CleanseServiceLoader {
    CleanseServiceLoader()
  }
}
