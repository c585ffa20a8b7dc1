import Cleanse

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var scenes: PropertyInjector<SceneDelegate>?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    do {
      try ComponentFactory.of(AppComponent.self).build().injectProperties(into: self)
    } catch {
      fatalError("\(error)")  // The whole report, before the first screen.
    }
    return true
  }

  func injectProperties(scenes: PropertyInjector<SceneDelegate>) {
    self.scenes = scenes
  }
}
