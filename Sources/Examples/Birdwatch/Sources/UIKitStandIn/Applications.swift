@_exported import Foundation

// Declarations of UIKit with the signatures that the example uses. They store their arguments and draw nothing.

open class UIResponder {
  public init() {}
}

public final class UIApplication {
  public struct LaunchOptionsKey: Hashable {}

  public static let shared = UIApplication()
  public weak var delegate: (any UIApplicationDelegate)?
}

public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

open class UIScene {
  public final class ConnectionOptions {
    public init() {}
  }

  public init() {}
}

public final class UIWindowScene: UIScene {}

public final class UISceneSession {
  public init() {}
}

public protocol UIWindowSceneDelegate: AnyObject {
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

public final class UIWindow {
  public var rootViewController: UIViewController?
  public private(set) var isKeyWindow = false

  public init(windowScene: UIWindowScene) {}

  public func makeKeyAndVisible() {
    isKeyWindow = true
  }
}
