import Testing

@Suite("Example: the composition root of an app") struct CompositionRootTests {
  @Test("an app delegate gets its dependency from a test") func injectsTheRoot() {
    let networking = MockNetworking()
    let mockDependency = AppDependency(
      networking: networking, remoteNotificationService: MockRemoteNotificationService())
    let appDelegate = AppDelegate(dependency: mockDependency)
    let storyboard = UIStoryboard(["Initial": { RootViewController() }])
    appDelegate.window = UIWindow()
    appDelegate.window?.rootViewController = storyboard.instantiateInitialViewController()

    #expect(appDelegate.application(UIApplication(), didFinishLaunchingWithOptions: nil))

    let rootViewController = appDelegate.window?.rootViewController as? RootViewController
    #expect(rootViewController?.networking === networking)
  }

  @Test("and hands notifications on") func notifications() {
    let service = MockRemoteNotificationService()
    let appDelegate = AppDelegate(
      dependency: AppDependency(networking: MockNetworking(), remoteNotificationService: service))
    var result: UIBackgroundFetchResult?
    appDelegate.application(UIApplication(), didReceiveRemoteNotification: ["id": "7"]) { result = $0 }
    #expect(service.received == [["id": "7"]])
    #expect(result == .newData)
  }

  @Test("the system's initializer resolves the dependency") func system() {
    let appDelegate = AppDelegate.madeBySystem()
    appDelegate.window = UIWindow()
    let rootViewController = RootViewController()
    appDelegate.window?.rootViewController = rootViewController
    #expect(appDelegate.application(UIApplication(), didFinishLaunchingWithOptions: nil))
    #expect(rootViewController.networking != nil)
    #expect(!(rootViewController.networking is MockNetworking))
  }

  @Test("a program chooses the delegate of its tests where there is one") func delegateOfTests() {
    let application = UIApplication()
    application.delegate = createAppDelegate(["MyAppTests.TestAppDelegate": { TestAppDelegate() }])
    #expect(application.delegate is TestAppDelegate)
    application.delegate = createAppDelegate([:])
    #expect(application.delegate is AppDelegate)
  }
}

private struct AppDependency {
  let networking: Networking
  let remoteNotificationService: RemoteNotificationService
}

extension AppDependency {
  static func resolve() -> AppDependency {
    let networking = Networking()
    let remoteNotificationService = RemoteNotificationService()
    return AppDependency(networking: networking, remoteNotificationService: remoteNotificationService)
  }
}

private final class RootViewController: UIViewController {
  var networking: Networking?
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let dependency: AppDependency
  var window: UIWindow?

  /// For the system; tests do not see it.
  private override init() {
    dependency = AppDependency.resolve()
    super.init()
  }

  /// For tests.
  init(dependency: AppDependency) {
    self.dependency = dependency
    super.init()
  }

  static func madeBySystem() -> AppDelegate {
    AppDelegate()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let viewController = window?.rootViewController as? RootViewController {
      viewController.networking = dependency.networking
    }
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: String],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    dependency.remoteNotificationService.receiveRemoteNotification(userInfo)
    completionHandler(.newData)
  }
}

private final class TestAppDelegate: UIApplicationDelegate {
  var window: UIWindow?
}

/// What stands in a program's `main.swift`; the classes that there are come from outside here.
private func createAppDelegate(
  _ classes: [String: () -> any UIApplicationDelegate]
) -> any UIApplicationDelegate {
  if let make = classes["MyAppTests.TestAppDelegate"] {
    make()
  } else {
    AppDelegate(dependency: AppDependency.resolve())
  }
}
