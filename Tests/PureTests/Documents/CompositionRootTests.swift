import Testing

@Suite("Example: the composition root of an app") struct CompositionRootTests {
  @Test("An app delegate receives its dependency from a test") func injectsTheRoot() {
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

  @Test("An app delegate forwards notifications to its service") func notifications() {
    let service = MockRemoteNotificationService()
    let appDelegate = AppDelegate(
      dependency: AppDependency(networking: MockNetworking(), remoteNotificationService: service))
    var result: UIBackgroundFetchResult?
    appDelegate.application(UIApplication(), didReceiveRemoteNotification: ["id": "7"]) { result = $0 }
    #expect(service.received == [["id": "7"]])
    #expect(result == .newData)
  }

  @Test("The system's initializer resolves the dependency of the app delegate") func system() {
    let appDelegate = AppDelegate.madeBySystem()
    appDelegate.window = UIWindow()
    let rootViewController = RootViewController()
    appDelegate.window?.rootViewController = rootViewController
    #expect(appDelegate.application(UIApplication(), didFinishLaunchingWithOptions: nil))
    #expect(rootViewController.networking != nil)
    #expect(!(rootViewController.networking is MockNetworking))
  }

  @Test("A program uses the app delegate of its tests if one exists") func delegateOfTests() {
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

  /// For the system; tests cannot call it.
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

/// A program's `main.swift`; a parameter replaces its lookup of classes.
private func createAppDelegate(
  _ classes: [String: () -> any UIApplicationDelegate]
) -> any UIApplicationDelegate {
  if let make = classes["MyAppTests.TestAppDelegate"] {
    make()
  } else {
    AppDelegate(dependency: AppDependency.resolve())
  }
}
