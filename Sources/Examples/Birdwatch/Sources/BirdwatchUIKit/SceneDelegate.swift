import Cleanse

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else { return }
    app.scenes?.injectProperties(into: self)
    coordinator?.showLogin()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = coordinator?.navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  func injectProperties(coordinator: AppCoordinator) {
    self.coordinator = coordinator
  }
}
